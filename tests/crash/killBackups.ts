import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";

import { join } from "node:path";
import { verifyBackup } from "#platform/backup/readBackup.ts";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { publishCountry, writeCrashFiles } from "./crashCountry.ts";
import type { CrashStore } from "./crashStore.ts";
import { clockBackup } from "./doDeed.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";
import { walletSum } from "./walletSums.ts";

const DAY_MS = 86_400_000;
const BACKUP = /\.backup$/;

/** Kills the process that makes a backup, by hand or by the clock. What counts as one is whole, and the next one is. */
export async function killBackups(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const files = await writeCrashFiles(join(store.folder, "files"));
  const sums = await store.visit((database) => publishCountry(database, files));
  const folder = join(store.folder, "backups");
  await mkdir(folder);
  let day = Date.now();
  let made = 0;
  /** Days pass, so that another one is due. */
  const next = (which: string) =>
    which === "by hand"
      ? ({ kind: "backup", path: join(folder, `hand-${made++}.backup`) } as const)
      : ({ kind: "backup by the clock", folder, at: new Date((day += DAY_MS)).toISOString() } as const);
  const moments = await measureMoments(store, seed, {
    "by hand": async () => next("by hand"),
    "by the clock": async () => next("by the clock"),
  });
  return countRounds(
    { fault: "kill -9 during backup", engine: store.engine, seed, rounds: kills },
    async () => {
      const which = moments.random() < 0.5 ? "by hand" : "by the clock";
      const victim = await store.victim();
      const ending = await victim.kill(next(which), moments.next(which));
      moments.learn(which, ending);
      await store.settle(victim);
      return store.visit(async (database) => {
        const broken = await brokenInvariants(database, new Set(sums));
        const published = await publishedRevision(database);
        if (published === null || (await walletSum(database, published)) !== sums[0])
          broken.push("the published figures changed");
        const found = await afterKill(database, folder, ending);
        // The next one, as the clock makes it.
        const at = new Date((day += DAY_MS)).toISOString();
        const path = await clockBackup(database, join(store.folder, "data"), { folder, at });
        if (path === null) broken.push("the next backup was not made");
        else broken.push(...(await wholeness(path)));
        broken.push(...(await leftBehind(folder)));
        return { left: `${which}, ${found.left}`, broken: [...broken, ...found.broken] };
      });
    },
    rest,
  );
}

async function afterKill(database: Database, folder: string, { answer }: Ending): Promise<Round> {
  const broken: string[] = [];
  const names = await readdir(folder);
  for (const name of names.filter((found) => BACKUP.test(found))) broken.push(...(await wholeness(join(folder, name))));
  if (answer && "failed" in answer) broken.push(`the backup failed: ${answer.failed}`);
  const runs = await database.query<{ file: string; sha256: string | null }>(
    "select file, sha256 from backup_run order by backup_run_id desc limit 3",
  );
  // What is noted as made is there with the sum that was noted.
  for (const { file, sha256 } of runs) {
    const bytes = await readFile(file).catch(() => null);
    if (bytes && hash("sha256", bytes) !== sha256) broken.push(`${file} is noted with another sum than it has`);
  }
  const hasPart = names.some((name) => name.endsWith(".part"));
  return { left: answer ? "acknowledged" : hasPart ? "half written" : "not begun, or written and not said", broken };
}

async function wholeness(path: string): Promise<string[]> {
  return verifyBackup(path, null, { signal: new AbortController().signal }).then(
    () => [],
    (reason: unknown) => [`${path} counts as a backup and is none: ${String(reason)}`],
  );
}

/** The clock leaves no unfinished one of its own; a person deletes hers. Then the folder is emptied for the next round. */
async function leftBehind(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const faults = names
    .filter((name) => name.startsWith("spotmarket-") && name.endsWith(".part"))
    .map((name) => `${name} was left behind by the next backup of the clock`);
  for (const name of names.filter((found) => found.startsWith("hand-"))) await rm(join(folder, name));
  return faults;
}
