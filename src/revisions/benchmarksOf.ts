import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import { type MarketKind, NATION } from "#domain/markets/market.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";
import { marketBenchmarks } from "#domain/shareOfWallet/marketBenchmarks.ts";
import { benchmarkParts, marketShares, type PartShares } from "#domain/shareOfWallet/marketShares.ts";
import type { QuantileOfOthers } from "#domain/shareOfWallet/quantileOfOthers.ts";
import { topShares } from "#domain/shareOfWallet/topShares.ts";
import { answerBody } from "./publishing/answerBody.ts";
import type { LoadedRevision } from "./publishing/loadedRevision.ts";
import type { Encoding, StoredBody } from "./wallets/walletBody.ts";

/** Some 100 kB each; screens ask for bodies, which are kept apart. */
const ANSWERS = 50;
/** The shares of two media in all markets, some 10 kB for each market. */
const SHARES = 1200;
/** Of every medium in both kinds of markets, some 200 kB each. */
const TOPS = 40;

interface Made {
  readonly answers: LRUCache<string, Benchmarks>;
  readonly shares: LRUCache<string, PartShares>;
  readonly tops: LRUCache<string, QuantileOfOthers[]>;
}

const made = new WeakMap<LoadedRevision, Made>();

/**
 * A medium's benchmarks for a market, over every market of the revision whoever asks: they show none of them. Computed once.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a medium that the revision does not have
 */
export function benchmarksOf(loadedRevision: LoadedRevision, marketId: string, medium: string): Benchmarks {
  const { answers, shares, tops } = madeOf(loadedRevision);
  const key = `${marketId} ${medium}`;
  const known = answers.get(key);
  if (known) return known;
  const market = loadedRevision.market(marketId);
  checkMedium(loadedRevision, medium);
  const nation = loadedRevision.wallet(NATION);
  const markets = [...loadedRevision.markets.values()];
  const parts = benchmarkParts(nation);
  const sharesOf = (id: string): PartShares =>
    once(shares, `${id} ${medium}`, () => marketShares(loadedRevision.wallet(id), parts, medium));
  const topOf = (kind: MarketKind): QuantileOfOthers[] =>
    once(tops, `${kind} ${medium}`, () =>
      topShares(markets.filter((one) => one.kind === kind).map(({ id }) => sharesOf(id))),
    );
  const answer = marketBenchmarks({ market, markets, nation, sharesOf, topOf }, medium);
  answers.set(key, answer);
  return answer;
}

/** The benchmarks as sent. @throws Failure as `benchmarksOf` does */
export function benchmarksBody(
  loadedRevision: LoadedRevision,
  market: string,
  medium: string,
  encoding: Encoding,
): StoredBody {
  return answerBody(loadedRevision, `benchmarks-${market}-${medium}`, encoding, () =>
    benchmarksOf(loadedRevision, market, medium),
  );
}

function once<Value extends object>(kept: LRUCache<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known) return known;
  const value = make();
  kept.set(key, value);
  return value;
}

/** @throws Failure `invalid-input` */
export function checkMedium({ revision }: LoadedRevision, medium: string): void {
  if (revision.media.includes(medium)) return;
  const message = `Revision ${revision.id} has no medium "${medium}".`;
  throw new Failure("invalid-input", message, [{ pointer: "/query/medium", message: "Must be the id of a medium." }]);
}

function madeOf(loadedRevision: LoadedRevision): Made {
  const known = made.get(loadedRevision);
  if (known) return known;
  const fresh: Made = {
    answers: new LRUCache({ max: ANSWERS }),
    shares: new LRUCache({ max: SHARES }),
    tops: new LRUCache({ max: TOPS }),
  };
  made.set(loadedRevision, fresh);
  return fresh;
}
