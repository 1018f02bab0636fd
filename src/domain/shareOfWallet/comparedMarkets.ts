import type { Market, MarketKind } from "../markets/market.ts";
import type { BenchmarkGap, ComparedMarkets } from "./benchmarks.ts";

/** Fewer markets could be told apart in an aggregate. */
export const FEWEST_MARKETS = 5;

/** How many ranks above and below a market its peers stand. */
const PEER_RANKS = 10;

type Listed = Pick<Market, "id" | "kind" | "rank">;

/** The kind of market that one is compared with. Markets drawn by customers are theirs, so they and the nation are held against TV markets. */
export function comparedKind({ kind }: Pick<Market, "kind">): MarketKind {
  return kind === "radio" ? "radio" : "tv";
}

/** All markets that a market is compared with, without itself. */
export function otherMarkets<One extends Listed>(market: Listed, markets: Iterable<One>): One[] {
  const kind = comparedKind(market);
  return [...markets].filter((one) => one.kind === kind && one.id !== market.id);
}

/** Those of the same kind that stand within ten ranks of it. */
export function peerMarkets<One extends Listed>(market: Listed, markets: Iterable<One>): One[] {
  const { rank } = market;
  if (rank === null || market.kind !== comparedKind(market)) return [];
  return otherMarkets(market, markets).filter((one) => one.rank !== null && Math.abs(one.rank - rank) <= PEER_RANKS);
}

/** What is said of a comparison over these markets; the peers of a market without a rank are not known. */
export function describeCompared(market: Listed, compared: readonly Listed[], byRank: boolean): ComparedMarkets {
  return { markets: compared.length, missing: missingOf(market, compared, byRank) };
}

function missingOf(market: Listed, compared: readonly Listed[], byRank: boolean): BenchmarkGap | null {
  if (byRank && market.kind === "nation") return "nation";
  if (byRank && (market.rank === null || market.kind === "custom")) return "unranked";
  return compared.length < FEWEST_MARKETS ? "tooFew" : null;
}
