import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { yearChanges } from "#domain/changes/followedChanges.ts";
import { Failure } from "#domain/failure.ts";
import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "#domain/figures/amount.ts";
import { shareOf } from "#domain/figures/share.ts";
import { type Market, NATION } from "#domain/markets/market.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { redefinedMedia, redefinedWallet } from "#domain/spending/redefinedMedia.ts";
import { narrowWallet } from "#domain/spending/scope.ts";
import type { Political } from "#domain/spending/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { type RankedMarket, rankedMarketsTable, rankMarkets } from "#domain/verticals/rankMarkets.ts";
import { verticalTotals as totalsOf } from "#domain/verticals/verticalTotals.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";
import { revisionRecord, revisionRecords } from "#platform/database/queries/revisionRecords.ts";
import { describeRevision } from "#revisions/describeRevision.ts";
import { narrowRevision } from "#revisions/publishing/narrowRevision.ts";
import { readableWallets } from "#revisions/reader/readableWallets.ts";
import {
  figureCourse as courseContract,
  marketDrivers as driversContract,
  oneRevision,
  rankings,
  type revision,
  revisions,
  verticalTotals,
  wallet,
  walletChanges as changesContract,
} from "../contract.ts";
import { figureCourse } from "./figureCourse.ts";
import { marketDrivers } from "./marketDrivers.ts";

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

  app.endpoint(
    changesContract,
    async ({ params: { revision, market }, query: { before, year } }, { loadedRevisions }) => {
      const [was, is] = await Promise.all([before, revision].map((id) => loadedRevisions.byId(id)));
      if (!was || !is) throw new Error("Two revisions were asked for.");
      checkYear(is.revision, year);
      const items = yearChanges(was.wallet(market), is.wallet(market), year);
      return {
        revision: is.revision.id,
        before: was.revision.id,
        market,
        year,
        items: items.map(({ id, before, after }) => ({ subVertical: id, before, after })),
      };
    },
  );

  app.endpoint(driversContract, async ({ params }, { loadedRevisions }) =>
    marketDrivers(await loadedRevisions.byId(params.revision), params.market),
  );

  app.endpoint(courseContract, async ({ params, query }, { caller, database, loadedRevisions }) =>
    figureCourse({
      database,
      loadedRevision: await loadedRevisions.byId(params.revision),
      rights: caller.rights,
      market: params.market,
      asked: query,
    }),
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

/** @throws Failure `invalid-input` for a year that the revision does not have */
function checkYear({ id, years: known }: Revision, year: number): void {
  if (known.includes(year)) return;
  const years = `${known[0]} to ${known.at(-1)}`;
  throw new Failure("invalid-input", `Revision ${id} has the years ${years}.`, [
    { pointer: "/query/year", message: `Must be one of ${years}.` },
  ]);
}

/** @throws Failure `invalid-input` for a year, medium or vertical that the revision does not have */
function checkRanked(revision: Revision, by: RankedBy, of: string, year: number): void {
  checkYear(revision, year);
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

/** A revision as it leaves the server. */
function presentRevision(from: Revision): z.output<typeof revision> {
  return {
    id: from.id,
    label: from.label,
    status: from.status,
    publishedAt: from.publishedAt,
    sample: from.sample,
    years: [...from.years],
    currentYear: from.currentYear,
    media: [...from.media],
    subVerticals: [...from.subVerticals],
    ...(from.breaks && {
      breaks: Object.fromEntries(Object.entries(from.breaks).map(([medium, years]) => [medium, [...years]])),
    }),
    provenance: from.provenance.map((years) =>
      years.map(({ kind, basis, source, error, partErrors }) => ({ kind, basis, source, error, partErrors })),
    ),
    platformShares: Object.fromEntries(
      Object.entries(from.platformShares).map(([medium, shares]) => [medium, { ...shares }]),
    ),
  };
}

type RankedBy = "medium" | "vertical" | "subVertical";

interface Ranking {
  readonly by: RankedBy;
  /** The id of the medium, vertical or sub-vertical. */
  readonly of: string;
  readonly year: number;
  readonly political: Political;
}

/** The given markets in the order of what their wallets spend on one thing in one year, the largest first. */
function rankWallets(
  markets: readonly { readonly market: Market; readonly wallet: Wallet }[],
  nation: Wallet,
  ranking: Ranking,
): RankedMarket[] {
  const before = { ...ranking, year: ranking.year - 1 };
  const amounts = markets.map(({ market: { id, name, population }, wallet }) => ({
    market: id,
    name,
    population,
    dollars: amountOf(wallet, ranking),
    previous: amountOf(wallet, before),
    core: amountOf(wallet, { ...ranking, political: "without" }),
    previousCore: amountOf(wallet, { ...before, political: "without" }),
    total: totalOf(wallet, ranking),
  }));
  return rankMarkets(amounts, {
    nationShare: shareOf(nullIfUnknown(amountOf(nation, ranking)), nullIfUnknown(totalOf(nation, ranking))),
    hasYearBefore: nation.years.includes(before.year),
    newDefinition: isNewDefinition(nation, ranking),
  });
}

/** Whether what is ranked by is of another definition than the year before, nationwide. */
function isNewDefinition(nation: Wallet, { by, of, year, political }: Ranking): boolean {
  const y = nation.years.indexOf(year);
  if (by === "medium") return redefinedMedia(nation, [nation.media.indexOf(of)], political)(y - 1, y);
  return redefinedWallet(narrowWallet(nation, { kind: by, id: of }), political)(y - 1, y);
}

/** NaN is "no data", also for a year outside the wallet. */
function amountOf(wallet: Wallet, { by, of, year, political }: Ranking): number {
  const y = wallet.years.indexOf(year);
  if (y < 0) return NO_DATA;
  if (by === "medium") return mediumAmount(wallet, wallet.media.indexOf(of), y, political);

  const { subVerticals } = walletTotals(wallet);
  return wallet.subVerticals.reduce((sum, id, s) => {
    const meant = by === "subVertical" ? id === of : verticalOf(id) === of;
    if (!meant || (political === "without" && isPolitical(id))) return sum;
    return addKnown(sum, amountAt(subVerticals, s * wallet.years.length + y));
  }, NO_DATA);
}

function totalOf(wallet: Wallet, { year, political }: Ranking): number {
  const y = wallet.years.indexOf(year);
  return wallet.media.reduce((sum, _, m) => addKnown(sum, mediumAmount(wallet, m, y, political)), NO_DATA);
}

function mediumAmount(wallet: Wallet, m: number, y: number, political: Political): number {
  if (m < 0 || y < 0) return NO_DATA;
  const totals = walletTotals(wallet);
  const at = m * wallet.years.length + y;
  const core = amountAt(totals.core, at);
  return political === "with" ? addKnown(core, amountAt(totals.political, at)) : core;
}
