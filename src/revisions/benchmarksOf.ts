import { LRUCache } from "lru-cache";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/market.ts";
import type { Benchmarks } from "#domain/shareOfWallet/benchmarks.ts";
import { marketBenchmarks } from "#domain/shareOfWallet/marketBenchmarks.ts";
import { benchmarkParts, marketShares, type PartShares } from "#domain/shareOfWallet/marketShares.ts";
import type { Publication } from "./publication.ts";
import { type Encoding, encodeBody, etagOf, type StoredBody } from "./walletBody.ts";

/** Some 30 kB each. */
const ANSWERS = 200;
const BODIES = 200;
/** The shares of two media in all markets, some 10 kB for each market. */
const SHARES = 1200;

interface Made {
  readonly answers: LRUCache<string, Benchmarks>;
  readonly bodies: LRUCache<string, StoredBody>;
  readonly shares: LRUCache<string, PartShares>;
}

const made = new WeakMap<Publication, Made>();

/**
 * A medium's benchmarks for a market, over every market of the publication whoever asks: they show none of them. Computed once.
 *
 * @throws Failure `market-unknown`, `invalid-input` for a medium that the revision does not have
 */
export function benchmarksOf(publication: Publication, marketId: string, medium: string): Benchmarks {
  const { answers, shares } = madeOf(publication);
  const key = `${marketId} ${medium}`;
  const known = answers.get(key);
  if (known) return known;
  const market = publication.market(marketId);
  checkMedium(publication, medium);
  const nation = publication.wallet(NATION);
  const parts = benchmarkParts(nation);
  const sharesOf = (id: string): PartShares => {
    const before = shares.get(`${id} ${medium}`);
    if (before) return before;
    const now = marketShares(publication.wallet(id), parts, medium);
    shares.set(`${id} ${medium}`, now);
    return now;
  };
  const answer = marketBenchmarks({ market, markets: publication.markets.values(), nation, sharesOf }, medium);
  answers.set(key, answer);
  return answer;
}

/** The benchmarks as sent. @throws Failure as `benchmarksOf` does */
export function benchmarksBody(
  publication: Publication,
  market: string,
  medium: string,
  encoding: Encoding,
): StoredBody {
  const { bodies } = madeOf(publication);
  const key = `${encoding} ${market} ${medium}`;
  const known = bodies.get(key);
  if (known) return known;
  const json = Buffer.from(JSON.stringify(benchmarksOf(publication, market, medium)));
  const body = {
    bytes: encodeBody(json, encoding),
    etag: etagOf(publication.revision.id, `benchmarks-${market}-${medium}`, json),
  };
  bodies.set(key, body);
  return body;
}

/** @throws Failure `invalid-input` */
export function checkMedium({ revision }: Publication, medium: string): void {
  if (revision.media.includes(medium)) return;
  const message = `Revision ${revision.id} has no medium "${medium}".`;
  throw new Failure("invalid-input", message, [{ pointer: "/query/medium", message: "Must be the id of a medium." }]);
}

function madeOf(publication: Publication): Made {
  const known = made.get(publication);
  if (known) return known;
  const fresh: Made = {
    answers: new LRUCache({ max: ANSWERS }),
    bodies: new LRUCache({ max: BODIES }),
    shares: new LRUCache({ max: SHARES }),
  };
  made.set(publication, fresh);
  return fresh;
}
