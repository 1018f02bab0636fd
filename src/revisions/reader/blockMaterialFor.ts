import type { BlockChoice, BlockMaterial } from "#documents/block.ts";
import { rankedKind } from "#documents/parts/ranks/rankedKind.ts";
import type { Spending } from "#documents/spending.ts";
import { mayReadVertical, mayUse } from "#domain/access/access.ts";
import { composeInsight } from "#domain/advertisers/composeInsight.ts";
import { type BlockName, screenOfBlock } from "#domain/blockNames.ts";
import { NATION } from "#domain/markets/market.ts";
import { ownQuarters, ownSales, type SalesQuestion } from "#domain/ownRevenue/ownSales.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { verticalTotals } from "#domain/verticals/verticalTotals.ts";
import type { Queryable } from "#platform/database/database.ts";
import { ownRevenueRows } from "#platform/database/queries/ownRevenueRows.ts";
import { benchmarksOf } from "#revisions/benchmarksOf.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { narrowLoadedRevision } from "#revisions/publishing/narrowLoadedRevision.ts";
import { localMaterialFor } from "./localMaterialFor.ts";
import { mediumTotalsFor } from "./mediumTotalsFor.ts";
import { readableWallets } from "./readableWallets.ts";
import type { Reader } from "./reader.ts";

/** Blocks that follow the seasons. */
const SEASONAL = ["seasons", "quarterlySpending", "walletQuarters"] as const satisfies readonly BlockName[];

/** For which blocks something is read, of what spending, and what was chosen on their screen. */
interface MaterialAsked {
  readonly blocks: readonly BlockName[];
  readonly spending: Spending;
  readonly choice: BlockChoice;
}

/** What some blocks need beside wallets, as their reader's screen would have got it: of the reader's verticals and markets alone. */
export async function blockMaterialFor(
  store: Queryable,
  whole: LoadedRevision,
  reader: Reader,
  { blocks, spending, choice }: MaterialAsked,
): Promise<BlockMaterial> {
  const { rights } = reader;
  const { market, scope, view, words } = spending;
  const loadedRevision = rights.verticals === "all" ? whole : narrowLoadedRevision(whole, rights.verticals);
  const { advertisers, revision } = loadedRevision;
  const wants = (name: BlockName) => blocks.includes(name);
  const { medium, kind, benchmark, local } = choice;
  const known = revision.media.includes(medium);
  const ofWallet = known && blocks.some((name) => screenOfBlock(name) === "wallet");
  const ofMarkets = known && (wants("marketRanks") || wants("marketRankYears"));
  return {
    gaps: mayUse(rights, { access: ["shareOfWallet"] }),
    ...(local && (await localMaterialFor(store, loadedRevision, reader, { blocks, spending, local }))),
    ...(blocks.some((name) => SEASONAL.some((one) => one === name)) && { seasons: advertisers.seasons }),
    ...(wants("marketIntelligence") && { marketIntel: advertisers.marketIntel }),
    ...(wants("digitalMarketProspects") && {
      prospects: advertisers.prospects.filter((one) => one.market === null || one.market === market.id),
    }),
    ...(wants("subVerticalInsights") &&
      scope.kind === "subVertical" && {
        insight: composeInsight(advertisers.insightTexts, scope.id, words.formats.locale),
      }),
    ...(wants("marketRanking") && {
      verticalTotals: verticalTotals(
        readableWallets(loadedRevision, rankedKind(market.kind), rights),
        loadedRevision.wallet(NATION),
      ),
    }),
    ...(ofMarkets && { mediumTotals: mediumTotalsFor(loadedRevision, { medium, kind, scope }, rights) }),
    ...(ofWallet && {
      ...((benchmark.kind === "peers" || benchmark.kind === "top") && {
        benchmarks: benchmarksOf(loadedRevision, market.id, medium),
      }),
      ...(await ownRevenueFor(store, reader, { market: market.id, medium, year: view.year })),
    }),
  };
}

/**
 * What the reader's own organisation sells by sub-vertical, as its screens show it. It is of its own people alone: not for API keys, nor
 * for who looks as somebody else.
 */
async function ownRevenueFor(
  store: Queryable,
  reader: Reader,
  question: SalesQuestion,
): Promise<Pick<BlockMaterial, "ownSales" | "ownQuarters">> {
  const { rights, person, scopes, viewedBy } = reader;
  if (scopes !== null || viewedBy !== null || !mayUse(rights, { access: ["shareOfWallet"] })) return { ownSales: null };
  const rows = await ownRevenueRows(store, person.customerId, [question.market]);
  const readable = rows.filter(({ subVertical }) => mayReadVertical(rights, verticalOf(subVertical)));
  return { ownSales: ownSales(readable, question), ownQuarters: ownQuarters(readable, question) };
}
