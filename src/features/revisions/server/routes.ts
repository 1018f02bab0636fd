import type { FastifyInstance } from "fastify";
import { revisionRecord, revisionRecords } from "#platform/database/queries/revisionRecords.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { rankedMarketsTable } from "#domain/verticals/rankMarkets.ts";
import { verticalTotals as totalsOf } from "#domain/verticals/verticalTotals.ts";
import { readableWallets } from "#revisions/reader/readableWallets.ts";
import { describeRevision } from "#revisions/describeRevision.ts";
import { narrowRevision } from "#revisions/publishing/narrowRevision.ts";
import {
  marketDrivers as driversContract,
  oneRevision,
  rankings,
  revisions,
  verticalTotals,
  wallet,
} from "../contract.ts";
import { marketDrivers } from "./marketDrivers.ts";
import { presentRevision } from "./presentRevision.ts";
import { type RankedBy, rankWallets } from "./rankWallets.ts";

export function revisionsRoutes(app: FastifyInstance): void {
  app.endpoint(revisions, async (_, { caller, database }) => {
    const records = await revisionRecords(database);
    const visible = records.filter(({ status }) => status !== "draft" || caller.rights.role === "Administrator");
    const { verticals } = caller.rights;
    return { items: visible.map((record) => presentRevision(narrowRevision(describeRevision(record), verticals))) };
  });

  app.endpoint(oneRevision, async ({ params: { revision } }, { caller, database, loadedRevisions }) => {
    if (caller.rights.role === "Administrator" && /^[1-9]\d{0,8}$/.test(revision)) {
      const record = await revisionRecord(database, Number(revision));
      if (record?.status === "draft") return presentRevision(describeRevision(record));
    }
    return presentRevision((await loadedRevisions.byId(revision)).revision);
  });

  app.storedEndpoint(wallet, ({ params }, { loadedRevisions }, encoding) => {
    const current = loadedRevisions.held(params.revision);
    if (current) return current.body(params.market, encoding);
    return loadedRevisions.byId(params.revision).then((loadedRevision) => loadedRevision.body(params.market, encoding));
  });

  app.endpoint(driversContract, async ({ params }, { loadedRevisions }) =>
    marketDrivers(await loadedRevisions.byId(params.revision), params.market),
  );

  app.endpoint(
    rankings,
    async ({ params, query }, { caller, loadedRevisions }) => {
      const loadedRevision = await loadedRevisions.byId(params.revision);
      const { revision } = loadedRevision;
      const { by, of, kind, political, year = revision.currentYear } = query;
      checkRanked(revision, by, of, year);
      const markets = readableWallets(loadedRevision, kind, caller.rights);
      const items = rankWallets(markets, loadedRevision.wallet(NATION), { by, of, year, political });
      return { revision: revision.id, by, of, year, items };
    },
    { table: ({ items }) => rankedMarketsTable(items) },
  );

  app.endpoint(verticalTotals, async ({ params, query }, { caller, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    const markets = readableWallets(loadedRevision, query.kind, caller.rights);
    return { revision: loadedRevision.revision.id, ...totalsOf(markets, loadedRevision.wallet(NATION)) };
  });
}

/** @throws Failure `invalid-input` for a year, medium or vertical that the revision does not have */
function checkRanked(revision: Revision, by: RankedBy, of: string, year: number): void {
  if (!revision.years.includes(year)) {
    const years = `${revision.years[0]} to ${revision.years.at(-1)}`;
    throw new Failure("invalid-input", `Revision ${revision.id} has the years ${years}.`, [
      { pointer: "/query/year", message: `Must be one of ${years}.` },
    ]);
  }
  const known = {
    medium: revision.media,
    vertical: revision.subVerticals.map(verticalOf),
    subVertical: revision.subVerticals,
  }[by];
  if (!known.includes(of)) {
    throw new Failure("invalid-input", `Revision ${revision.id} has no ${by} "${of}".`, [
      { pointer: "/query/of", message: `Must be the id of a ${by}.` },
    ]);
  }
}
