import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { bringTotals, type CrashFiles, publishCountry, writeCrashFiles } from "./crashCountry.ts";
import type { CrashStore } from "./crashStore.ts";
import { crashRooms, doDeed, restoreInto } from "./doDeed.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";
import { walletSum } from "./walletSums.ts";

/** A picture that somebody uploaded, so that a file travels, too. */
const PICTURE = "a-picture-of-it";

type Target = "an empty store" | "a filled store";

/**
 * Kills the process that restores a backup into an empty store, or into one that holds other figures. Then the store is as it was or as
 * the backup, never a part of it, and restoring again works.
 */
export async function killRestores(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const { dataDir } = store.place;
  const files = await writeCrashFiles(join(store.folder, "files"));
  const path = join(store.folder, "source.backup");
  const uploads = join(dataDir, "files", "uploads");
  const sums = await store.visit(async (database) => {
    const made = await publishCountry(database, files);
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, PICTURE), "picture");
    await database.query(
      "insert into stored_file (stored_file_id, name, type, bytes, sha256) values ($1, 'a.png', 'image/png', 7, '')",
      [PICTURE],
    );
    await doDeed(database, store.place, { kind: "backup", path });
    return made;
  });
  const make = async (target: Target) => {
    await rm(uploads, { recursive: true, force: true });
    if (target === "an empty store") await empty(store);
    else await store.visit((database) => publishOther(database, files, sums));
    return { kind: "restore", path } as const;
  };
  const targets = ["an empty store", "a filled store"] as const;
  const deeds = { [targets[0]]: () => make(targets[0]), [targets[1]]: () => make(targets[1]) };
  const moments = await measureMoments(store, seed, deeds, true);
  return countRounds(
    { fault: "kill -9 during restore", engine: store.engine, seed, rounds: kills },
    async () => {
      const target = targets[moments.random() < 0.5 ? 0 : 1];
      const deed = await make(target);
      const victim = await store.victim(true);
      const ending = await victim.kill(deed, moments.next(target));
      moments.learn(target, ending);
      await store.settle(victim);
      const round = await store.visit((database) => afterKill(database, { ending, target, sums }));
      const broken = [...round.broken, ...(await again(store, path, sums))];
      await sweepAside(store);
      return { left: `${target}, ${round.left}`, broken };
    },
    rest,
  );
}

async function empty(store: CrashStore): Promise<void> {
  if (store.engine === "pglite") return rm(join(store.place.dataDir, "store"), { recursive: true, force: true });
  await store.visit(async (database) => {
    await database.query("drop schema public cascade");
    await database.query("create schema public");
  });
}

async function publishOther(database: Database, files: CrashFiles, sums: readonly string[]): Promise<void> {
  if ((await standing(database)) === sums[1]) return;
  const revision = await bringTotals(database, files, 1);
  await buildRevision(database, revision);
  await publish(database, revision, { id: null, name: "crash" });
}

/** The sum of what is published; `empty` of a store without tables. */
async function standing(database: Database): Promise<string> {
  const [made] = await database.query("select 1 where to_regclass('public.published') is not null");
  if (!made) return "empty";
  const published = await publishedRevision(database);
  return published === null ? "nothing" : walletSum(database, published);
}

async function afterKill(
  database: Database,
  {
    ending,
    target,
    sums,
  }: { readonly ending: Ending; readonly target: Target; readonly sums: readonly [string, string] },
): Promise<Round> {
  const { answer } = ending;
  const broken: string[] = [];
  if (answer && "failed" in answer) broken.push(`restoring failed: ${answer.failed}`);
  const stands = await standing(database);
  const isRestored = stands === sums[0];
  const before = target === "an empty store" ? "empty" : sums[1];
  if (!isRestored && stands !== before) broken.push(`${target} is neither as it was nor restored: ${stands}`);
  if (answer && !isRestored) broken.push("the store was said to be restored and is not");
  if (stands !== "empty") broken.push(...(await brokenInvariants(database, new Set(sums))));
  return { left: answer ? "acknowledged" : isRestored ? "restored, not said" : "as it was", broken };
}

/** Restoring once more, undisturbed, makes the store of the backup and clears away what the killed one left. */
async function again({ visit, place }: CrashStore, path: string, sums: readonly [string, string]): Promise<string[]> {
  await restoreInto(place, path);
  const broken = await visit(async (database) => [
    ...((await standing(database)) === sums[0] ? [] : ["restored again, the store has other figures"]),
    ...(await brokenInvariants(database, new Set(sums))),
  ]);
  const left = (await readdir(place.dataDir)).filter((name) => /restoring|restored-/.test(name));
  broken.push(...left.map((name) => `${name} was left behind`));
  for (const room of crashRooms(place.dataDir)) {
    const found: string[] = [];
    for await (const name of room.places()) found.push(name);
    if (found.join() !== PICTURE) broken.push(`the uploaded files are ${found.join()}`);
  }
  return broken;
}

/** What lay in the store before is kept aside each time; here nobody needs it. */
async function sweepAside({ engine, place, visit }: CrashStore): Promise<void> {
  if (engine === "pglite") {
    for (const name of await readdir(place.dataDir))
      if (name.startsWith("store.before-restore-")) await rm(join(place.dataDir, name), { recursive: true });
    return;
  }
  await visit(async (database) => {
    const aside = await database.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname like 'before\\_restore\\_%'",
    );
    for (const { name } of aside) await database.query(`drop schema ${name} cascade`);
  });
}
