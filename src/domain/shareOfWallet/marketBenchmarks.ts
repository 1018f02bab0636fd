import { amountAt, nullIfUnknown } from "../amount.ts";
import type { Market } from "../market.ts";
import { rounded } from "../rounded.ts";
import type { Wallet } from "../wallet.ts";
import type { Benchmarks } from "./benchmarks.ts";
import { describeCompared, FEWEST_MARKETS, otherMarkets, peerMarkets } from "./comparedMarkets.ts";
import { benchmarkParts, marketShares, type PartShares } from "./marketShares.ts";
import { quantile } from "./quantile.ts";

/** What benchmarks are computed from. */
export interface BenchmarkBasis {
  readonly market: Market;
  readonly markets: Iterable<Market>;
  readonly nation: Wallet;
  /** A market's shares of the medium, as `marketShares` gives them. */
  readonly sharesOf: (market: string) => PartShares;
}

/** A millionth: finer than any dollar shown, and short on the wire. */
const DECIMALS = 6;

const MEDIAN = 0.5;
const BEST_QUARTER = 0.75;

/** The shares of a medium in the nation, among a market's peers and in the best quarter of all markets of its kind. */
export function marketBenchmarks({ market, markets, nation, sharesOf }: BenchmarkBasis, medium: string): Benchmarks {
  const parts = benchmarkParts(nation);
  const all = [...markets];
  const [peers, others] = [peerMarkets(market, all), otherMarkets(market, all)];
  const peerShares = peers.map(({ id }) => sharesOf(id));
  const otherShares = others.map(({ id }) => sharesOf(id));
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
      peers: years.map((year) => aggregate(peerShares, cell(at, year), MEDIAN)),
      top: years.map((year) => aggregate(otherShares, cell(at, year), BEST_QUARTER)),
    })),
  };
}

/** A quantile over the markets that know the figure; null for so few that one could be made out. */
function aggregate(shares: readonly PartShares[], cell: number, part: number): number | null {
  const values = new Float64Array(shares.length);
  let known = 0;
  for (const one of shares) {
    const share = amountAt(one, cell);
    if (!Number.isNaN(share)) values[known++] = share;
  }
  return known < FEWEST_MARKETS ? null : rounded(quantile(values.subarray(0, known), part), DECIMALS);
}
