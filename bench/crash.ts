import { parseArgs } from "node:util";
import { fillDisks } from "#tests/crash/fillDisks.ts";
import { openCrashStore } from "#tests/crash/crashStore.ts";
import { killBackups } from "#tests/crash/killBackups.ts";
import { killExports } from "#tests/crash/killExports.ts";
import { killImports } from "#tests/crash/killImports.ts";
import { killMails } from "#tests/crash/killMails.ts";
import { killMigrations } from "#tests/crash/killMigrations.ts";
import { killPublishes } from "#tests/crash/killPublishes.ts";
import { jumpClocks } from "#tests/crash/jumpClocks.ts";
import { killRestores } from "#tests/crash/killRestores.ts";
import { clockMissing } from "#tests/crash/ownClock.ts";
import { diskMissing } from "#tests/crash/ownDisk.ts";
import type { Rounds } from "#tests/crash/rounds.ts";
import { troubleStores } from "#tests/crash/troubleStores.ts";
import { findPostgres, startPostgres } from "#tests/support/postgres.ts";

/**
 * Kills processes of the product at random moments of what they do, and looks after each kill whether everything still holds:
 * `npm run crash -- --kills 200 --during import --store postgres --seed 7`. Ends with 1 where something is broken.
 */
const DURING = {
  import: killImports,
  publish: killPublishes,
  migration: killMigrations,
  export: killExports,
  mail: killMails,
  backup: killBackups,
  restore: killRestores,
};
const STORES = ["postgres", "embedded"] as const;

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    during: { type: "string", default: "all" },
    store: { type: "string", default: "all" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "600" },
  },
});
const kills = whole("kills", values.kills);
const seed = whole("seed", values.seed);
const until = Date.now() + whole("minutes", values.minutes) * 60_000;
const troubled = values.during === "all" || values.during === "trouble";
const faults = Object.entries(DURING).filter(([name]) => values.during === "all" || values.during === name);
const stores = STORES.filter((name) => values.store === "all" || values.store === name);
const filled = values.during === "all" || values.during === "disk";
const jumped = values.during === "all" || values.during === "clock";
if (faults.length === 0 && !troubled && !filled && !jumped)
  misuse(`--during takes ${Object.keys(DURING).join(", ")}, trouble, disk, clock or all, not “${values.during}”.`);
if (stores.length === 0) misuse(`--store takes ${STORES.join(", ")} or all, not “${values.store}”.`);

const noDisk = filled ? diskMissing() : null;
if (noDisk) process.stdout.write(`No disk can be filled: ${noDisk}\n`);
if (noDisk && values.during === "disk") process.exit(2);
const noClock = jumped ? clockMissing() : null;
if (noClock) process.stdout.write(`No clock can be set: ${noClock}\n`);
if (noClock && values.during === "clock") process.exit(2);
/** What needs a machine of its own: faults under a whole product, beside processes that do one thing each. */
const WHOLE = [...(filled && !noDisk ? [fillDisks] : []), ...(jumped && !noClock ? [jumpClocks] : [])];

const results: Rounds[] = [];
for (const engine of stores) {
  // What is ended in the midst of its work must keep what it said that it keeps.
  const postgres =
    engine === "postgres" && (troubled || faults.length > 0) ? await startPostgres({ durable: troubled }) : null;
  if (engine === "postgres" && !findPostgres()) {
    process.stdout.write("PostgreSQL is not installed here; only the embedded store can be tried.\n");
    continue;
  }
  try {
    for (const [name, run] of faults) results.push(await tried(name, run, postgres?.url ?? null));
    for (const which of ["import", "publish"] as const) {
      if (!troubled || !postgres) break;
      const begun = performance.now();
      const trouble = await troubleStores(postgres, which, { kills, seed, until });
      report(trouble, (performance.now() - begun) / 1_000);
      results.push(trouble);
    }
  } finally {
    await postgres?.stop();
  }
  for (const run of WHOLE) {
    const begun = performance.now();
    const result = await run(engine === "postgres" ? "postgres" : "pglite", { kills, seed, until });
    report(result, (performance.now() - begun) / 1_000);
    results.push(result);
  }
}
process.exitCode = results.some(({ broken }) => broken.length > 0) ? 1 : 0;

async function tried(name: string, run: typeof killImports, postgres: string | null): Promise<Rounds> {
  const store = await openCrashStore(postgres);
  const begun = performance.now();
  const tell = (done: number, broken: number) => {
    if (done % 10 === 0) process.stderr.write(`${name} on ${store.engine}: ${done} of ${kills}, ${broken} broken\n`);
  };
  try {
    const result = await run(store, { kills, seed, tell, until });
    report(result, (performance.now() - begun) / 1_000);
    return result;
  } finally {
    await store.close();
  }
}

function report({ fault, engine, rounds, left, broken, seen = {} }: Rounds, seconds: number): void {
  const places = Object.entries(left).map(([place, times]) => `${times} ${place}`);
  const answers = Object.entries(seen).map(([what, times]) => `  ${times} times: ${what}\n`);
  process.stdout.write(
    `${fault}, ${engine}, seed ${seed}: ${rounds} rounds in ${seconds.toFixed(0)} s, ${broken.length} broken invariants\n` +
      `  ${places.join(", ")}\n${answers.toSorted().join("")}${broken.map((what) => `  BROKEN ${what}\n`).join("")}`,
  );
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) misuse(`--${name} takes a whole number from 1, not “${text}”.`);
  return number;
}

function misuse(why: string): never {
  process.stderr.write(`${why}\n`);
  process.exit(2);
}
