import type { Database, Queryable } from "#database/database.ts";
import { countyRows } from "#database/queries/countyRows.ts";
import { marketCountyRows } from "#database/queries/marketCountyRows.ts";
import { marketRows } from "#database/queries/marketRows.ts";
import { nationalTotalRows } from "#database/queries/nationalTotalRows.ts";
import { recordBuild } from "#database/queries/recordBuild.ts";
import { revisionImports } from "#database/queries/revisionImports.ts";
import { lockedRevision } from "#database/queries/revisionRecords.ts";
import { spendRows } from "#database/queries/spendRows.ts";
import { storeWallets } from "#database/queries/storeWallets.ts";
import { verticalMixRows } from "#database/queries/verticalMixRows.ts";
import { Failure } from "#domain/failure.ts";
import {
  type BuildReport,
  type ComputedRevision,
  computeRevision,
  type RevisionRows,
} from "./building/computeRevision.ts";
import { type Composition, marketImports, readComposition } from "./composition.ts";
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
 * Builds a draft's wallets from the imports it is made of and stores them. Until it is published nobody reads them.
 *
 * @throws Failure `revision-unknown`; `conflict` when it is no draft, lacks a layout, or was changed while being built
 * @throws ForecastError when the imports contradict each other
 */
export async function buildRevision(
  database: Database,
  id: number,
  { compute = computeRevision, signal, progress = () => undefined }: BuildOptions = {},
): Promise<BuildReport> {
  const madeOf = await importIds(database, id);
  const composition = await readComposition(database, id);
  const rows = await readRows(database, id, composition);
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
    if ((await importIds(store, id)) !== madeOf) {
      throw new Failure("conflict", `Revision ${id} got another import while it was being built. Publish it again.`);
    }
    await storeWallets(store, id, wallets);
    await recordBuild(store, { revision: id, shape: axes, currentYear, provenance, platformShares, report });
  });
  return report;
}

async function readRows(store: Queryable, revision: number, composition: Composition): Promise<RevisionRows> {
  return {
    revision,
    totals: await nationalTotalRows(store, composition.nationalTotals),
    mix: await verticalMixRows(store, composition.verticalMix),
    markets: await marketRows(store, marketImports(composition)),
    counties: await countyRows(store, composition.counties),
    members: await marketCountyRows(store, composition.marketCounties),
    spend: await spendRows(store, composition.spend),
  };
}

async function importIds(store: Queryable, id: number): Promise<string> {
  return (await revisionImports(store, id)).map(({ importId }) => importId).join(" ");
}
