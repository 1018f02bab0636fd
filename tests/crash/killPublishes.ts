import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { bringTotals, type CrashFiles, publishCountry, type Version, writeCrashFiles } from "./crashCountry.ts";
import type { CrashStore } from "./crashStore.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";
import { walletSum } from "./walletSums.ts";

/** A draft that holds the other version than the one that is published. */
interface Due {
  readonly revision: number;
  readonly version: Version;
  readonly published: number | null;
}

interface Known {
  readonly files: CrashFiles;
  readonly sums: readonly [string, string];
}

/** Kills the process that builds and publishes a draft at random moments. The two versions take turns, so each revision differs from the one before. */
export async function killPublishes(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const files = await writeCrashFiles(join(store.folder, "files"));
  const sums = await store.visit((database) => publishCountry(database, files));
  const known = { files, sums };
  const moments = await measureMoments(store, seed, {
    publish: async () => {
      const { revision } = await store.visit((database) => prepare(database, known));
      return { kind: "publish", revision };
    },
  });
  let due = await store.visit((database) => prepare(database, known));
  const rounds = await countRounds(
    { fault: "kill -9 during publish", engine: store.engine, seed, rounds: kills },
    async () => {
      const victim = await store.victim();
      const ending = await victim.kill({ kind: "publish", revision: due.revision }, moments.next("publish"));
      moments.learn("publish", ending);
      await store.settle(victim);
      return store.visit(async (database) => {
        const round = await afterKill(database, { ending, due, sums });
        due = await prepare(database, known);
        return round;
      });
    },
    rest,
  );
  return { ...rounds, broken: [...rounds.broken, ...(await store.visit((database) => allRevisions(database, sums)))] };
}

async function prepare(database: Database, { files, sums }: Known): Promise<Due> {
  const published = await publishedRevision(database);
  const stands = published === null ? "" : await walletSum(database, published);
  const version = stands === sums[0] ? 1 : 0;
  const revision = await bringTotals(database, files, version);
  return { revision, version, published };
}

async function afterKill(
  database: Database,
  { ending, due, sums }: { readonly ending: Ending; readonly due: Due; readonly sums: readonly [string, string] },
): Promise<Round> {
  await sweepInterruptedImports(database);
  const broken = await brokenInvariants(database, new Set(sums));
  const published = await publishedRevision(database);
  const isOut = published === due.revision;
  if (!isOut && published !== due.published) broken.push(`revision ${published} is published, which nobody asked for`);
  const stands = published === null ? "nothing" : await walletSum(database, published);
  const expected = sums[isOut ? due.version : due.version === 0 ? 1 : 0];
  if (stands !== expected) broken.push(`revision ${published} has other wallets than it was built with: ${stands}`);
  const { answer } = ending;
  if (answer && "failed" in answer) broken.push(`publishing failed: ${answer.failed}`);
  if (answer && !isOut) broken.push(`revision ${due.revision} was acknowledged as published and is not`);
  const [draft] = await database.query<{ built: boolean }>(
    "select built_at is not null as built from revision where revision_id = $1",
    [due.revision],
  );
  const left = isOut ? "published, not said" : draft?.built ? "built, not published" : "not built";
  return { left: answer ? "acknowledged" : left, broken };
}

/** Every revision that ever was published is whole at the end of the run. */
async function allRevisions(database: Database, sums: readonly [string, string]): Promise<string[]> {
  const revisions = await database.query<{ id: number }>(
    "select revision_id as id from revision where status in ('published', 'superseded') order by revision_id",
  );
  const faults: string[] = [];
  for (const { id } of revisions) {
    const sum = await walletSum(database, id);
    if (!sums.includes(sum)) faults.push(`at the end revision ${id} has the wallets of no whole revision: ${sum}`);
  }
  return faults;
}
