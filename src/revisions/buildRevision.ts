import type { Database, Queryable } from "#platform/database/database.ts";
import { recordBuild } from "#platform/database/queries/recordBuild.ts";
import { revisionAssumptions } from "#platform/database/queries/revisionAssumptions.ts";
import { revisionImports } from "#platform/database/queries/revisionImports.ts";
import { lockedRevision } from "#platform/database/queries/revisionRecords.ts";
import { storeWallets } from "#platform/database/queries/storeWallets.ts";
import { Failure } from "#domain/failure.ts";
import { type BuildReport, type ComputedRevision, computeRevision } from "./building/computeRevision.ts";
import { readComposition } from "./drafts/composition.ts";
import type { RevisionRows } from "./building/revisionRows.ts";
import { readRevisionRows } from "./building/readRevisionRows.ts";
import { importedPlatformShares } from "./platformShares.ts";

export type { BuildReport };

export interface BuildOptions {
  /** Where the arithmetic is done; right here without it. */
  readonly compute?: (rows: RevisionRows, signal?: AbortSignal) => Promise<ComputedRevision> | ComputedRevision;
  /** Aborted before the wallets are stored, it leaves everything as it was. */
  readonly signal?: AbortSignal;
  /** How far it has come, 0–1. */
  readonly progress?: (part: number) => void;
}

/** How far a build has come when its rows are read, and when its wallets are computed. */
const [READ, COMPUTED] = [0.2, 0.7];

/**
 * Builds a draft's wallets from the imports and assumptions it is made of and stores them. Until it is published nobody reads them.
 *
 * @throws Failure `revision-unknown`; `conflict` when it is no draft, lacks a layout, or was changed while being built
 * @throws ForecastError when imports and assumptions contradict each other
 */
export async function buildRevision(
  database: Database,
  id: number,
  { compute = computeRevision, signal, progress = () => undefined }: BuildOptions = {},
): Promise<BuildReport> {
  const madeOf = await parts(database, id);
  const composition = await readComposition(database, id);
  const assumptions = await revisionAssumptions(database, id);
  const rows = await readRevisionRows(database, id, composition, assumptions);
  const platformShares = await importedPlatformShares(database, composition.platformShares);
  progress(READ);
  const { axes, currentYear, provenance, wallets, report } = await compute(rows, signal);
  progress(COMPUTED);
  signal?.throwIfAborted();
  await database.transaction(async (store) => {
    const record = await lockedRevision(store, id);
    if (record?.status !== "draft") {
      throw new Failure("conflict", `Revision ${id} is not a draft; published revisions never change.`);
    }
    if ((await parts(store, id)) !== madeOf) {
      throw new Failure("conflict", `Revision ${id} was changed while it was being built. Build it again.`);
    }
    await storeWallets(store, id, wallets);
    await recordBuild(store, { revision: id, shape: axes, currentYear, provenance, platformShares, report });
  });
  return report;
}

/** What a revision is made of, so that a change of it is noticed. */
async function parts(store: Queryable, id: number): Promise<string> {
  const imports = (await revisionImports(store, id)).map(({ importId }) => importId);
  return JSON.stringify([imports, await revisionAssumptions(store, id)]);
}
