import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { publishCountry, writeCrashFiles } from "./crashCountry.ts";
import type { CrashStore } from "./crashStore.ts";
import type { Deed } from "./deed.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds, type RoundsOrder } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";
import { walletSum } from "./walletSums.ts";

/** How many rounds, from which seed, and who is told how far it has come. */
export interface KillOrder extends RoundsOrder {
  readonly kills: number;
  readonly seed: number;
}

/** How many of the files are the larger one. */
const LARGER = 0.75;

/** Kills the process that imports a file, a small or a larger one, at random moments. */
export async function killImports(store: CrashStore, { kills, seed, ...rest }: KillOrder): Promise<Rounds> {
  const files = await writeCrashFiles(join(store.folder, "files"));
  const sums = await store.visit((database) => publishCountry(database, files));
  const deeds = {
    larger: { kind: "import", layout: "spend", path: files.spend },
    small: { kind: "import", layout: "national-totals", path: files.totals[1] },
  } as const satisfies Record<string, Deed>;
  const moments = await measureMoments(store, seed, {
    larger: async () => deeds.larger,
    small: async () => deeds.small,
  });
  return countRounds(
    { fault: "kill -9 during import", engine: store.engine, seed, rounds: kills },
    async () => {
      const which = moments.random() < LARGER ? "larger" : "small";
      const victim = await store.victim();
      const before = store.engine === "postgres" ? await store.visit(latestImport) : null;
      const ending = await victim.kill(deeds[which], moments.next(which));
      moments.learn(which, ending);
      await store.settle(victim);
      return store.visit((database) => afterKill(database, { ending, before, sums }));
    },
    rest,
  );
}

interface Killed {
  readonly ending: Ending;
  readonly before: { readonly id: number } | null;
  readonly sums: readonly [string, string];
}

async function afterKill(database: Database, { ending, before, sums }: Killed): Promise<Round> {
  const atDeath = await latestImport(database);
  await sweepInterruptedImports(database);
  const after = await latestImport(database);
  const broken = await brokenInvariants(database, new Set(sums));
  const published = await publishedRevision(database);
  const sum = published === null ? "nothing" : await walletSum(database, published);
  if (sum !== sums[0]) broken.push(`the published figures changed to ${sum}`);
  const { answer } = ending;
  if (answer && "failed" in answer) broken.push(`the import failed: ${answer.failed}`);
  if (answer && "done" in answer && !(after?.id === answer.done && after.status === "accepted" && after.joined))
    broken.push(`import ${answer.done} was acknowledged and is ${after?.status ?? "gone"}`);
  if (after?.status === "accepted" && !after.joined) broken.push(`import ${after.id} was accepted into no draft`);
  return { left: placeOf(answer !== undefined, atDeath, before), broken };
}

function placeOf(acknowledged: boolean, atDeath: LatestImport | null, before: { readonly id: number } | null): string {
  if (acknowledged) return "acknowledged";
  if (atDeath?.status === "running") return atDeath.staged ? "rows being copied" : "noted as running";
  if (before && atDeath?.id === before.id) return "not begun";
  return atDeath?.status === "accepted" ? "accepted or not begun" : "not begun";
}

interface LatestImport {
  readonly id: number;
  readonly status: string;
  readonly joined: boolean;
  readonly staged: boolean;
}

async function latestImport(database: Database): Promise<LatestImport | null> {
  const [latest] = await database.query<LatestImport>(
    `select import_id::int as id, status,
       exists (select 1 from revision_import part where part.import_id = i.import_id) as joined,
       exists (select 1 from pg_class where relname = 'spend_row_' || i.import_id) as staged
     from import i order by import_id desc limit 1`,
  );
  return latest ?? null;
}
