import { amountAt, nullIfUnknown } from "../figures/amount.ts";
import { rounded } from "../figures/rounded.ts";
import type { Market, MarketKind } from "../markets/market.ts";
import type { Wallet } from "../wallet/wallet.ts";
import type { BenchmarkGap, Benchmarks, ComparedMarkets } from "./benchmarks.ts";
import { benchmarkParts, marketShares, type PartShares } from "./marketShares.ts";
import { quantile } from "./quantile.ts";
import { type QuantileOfOthers, withoutOne } from "./quantileOfOthers.ts";
import { gather } from "./topShares.ts";

/** What benchmarks are computed from. */
export interface BenchmarkBasis {
  readonly market: Market;
  readonly markets: Iterable<Market>;
  readonly nation: Wallet;
  /** A market's shares of the medium, as `marketShares` gives them. */
  readonly sharesOf: (market: string) => PartShares;
  /** Where the best quarter of all markets of a kind begins, as `topShares` finds it. */
  readonly topOf: (kind: MarketKind) => readonly QuantileOfOthers[];
}

/** A millionth: finer than any dollar shown, and short on the wire. */
const DECIMALS = 6;

const MEDIAN = 0.5;

/** The shares of a medium in the nation, among a market's peers and in the best quarter of all markets of its kind. */
export function marketBenchmarks(
  { market, markets, nation, sharesOf, topOf }: BenchmarkBasis,
  medium: string,
): Benchmarks {
  const parts = benchmarkParts(nation);
  const all = [...markets];
  const [peers, others] = [peerMarkets(market, all), otherMarkets(market, all)];
  const peerShares = peers.map(({ id }) => sharesOf(id));
  const top = topOf(comparedKind(market));
  // A market of its own kind is one of those that the best quarter was found among.
  const own = market.kind === comparedKind(market) ? sharesOf(market.id) : null;
  const values = new Float64Array(peerShares.length);
  const nationShares = marketShares(nation, parts, medium);
  const years = nation.years.map((_, year) => year);
  const cell = (at: number, year: number) => at * years.length + year;
  return {
    revision: nation.revision,
    market: market.id,
    medium,
    years: nation.years,
    peers: describeCompared(market, peers, true),
    top: describeCompared(market, others, false),
    rows: parts.map(({ of, political }, at) => ({
      of,
      political,
      nation: years.map((year) => rounded(nullIfUnknown(amountAt(nationShares, cell(at, year))), DECIMALS)),
      peers: years.map((year) => median(peerShares, cell(at, year), values)),
      top: years.map((year) => topOfOthers(top[cell(at, year)], own ? amountAt(own, cell(at, year)) : Number.NaN)),
    })),
  };
}

/** The median over the markets that know the figure; null for so few that one could be made out. */
function median(shares: readonly PartShares[], cell: number, values: Float64Array): number | null {
  const known = gather(shares, cell, values);
  return known < FEWEST_MARKETS ? null : rounded(quantile(values.subarray(0, known), MEDIAN), DECIMALS);
}

/** @param own the market's share where it is one of the others' kind; NaN where nobody knows it, or it is none of them */
function topOfOthers(top: QuantileOfOthers | undefined, own: number): number | null {
  if (!top) return null;
  const isAmong = !Number.isNaN(own);
  if (top.members - (isAmong ? 1 : 0) < FEWEST_MARKETS) return null;
  return rounded(isAmong ? withoutOne(top, own) : top.whole, DECIMALS);
}

/** Fewer markets could be told apart in an aggregate. */
const FEWEST_MARKETS = 5;

/** How many ranks above and below a market its peers stand. */
const PEER_RANKS = 10;

type Listed = Pick<Market, "id" | "kind" | "rank">;

/** The kind of market that one is compared with. Markets drawn by customers are theirs, so they and the nation are held against TV markets. */
function comparedKind({ kind }: Pick<Market, "kind">): MarketKind {
  return kind === "radio" ? "radio" : "tv";
}

/** All markets that a market is compared with, without itself. */
function otherMarkets<One extends Listed>(market: Listed, markets: Iterable<One>): One[] {
  const kind = comparedKind(market);
  return [...markets].filter((one) => one.kind === kind && one.id !== market.id);
}

/** Those of the same kind that stand within ten ranks of it. */
function peerMarkets<One extends Listed>(market: Listed, markets: Iterable<One>): One[] {
  const { rank } = market;
  if (rank === null || market.kind !== comparedKind(market)) return [];
  return otherMarkets(market, markets).filter((one) => one.rank !== null && Math.abs(one.rank - rank) <= PEER_RANKS);
}

/** What is said of a comparison over these markets; the peers of a market without a rank are not known. */
function describeCompared(market: Listed, compared: readonly Listed[], byRank: boolean): ComparedMarkets {
  return { markets: compared.length, missing: missingOf(market, compared, byRank) };
}

function missingOf(market: Listed, compared: readonly Listed[], byRank: boolean): BenchmarkGap | null {
  if (byRank && market.kind === "nation") return "nation";
  if (byRank && (market.rank === null || market.kind === "custom")) return "unranked";
  return compared.length < FEWEST_MARKETS ? "tooFew" : null;
}
