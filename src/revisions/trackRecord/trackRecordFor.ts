import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { isCustomMarket, NATION } from "#domain/markets/market.ts";
import { levelOf } from "#domain/revisions/provenanceAtLevel.ts";
import { coveredVerticals } from "#domain/taxonomy/coveredVerticals.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { PublishedRevision } from "#domain/trackRecord/publishedRevision.ts";
import { partSums, type PartSums } from "#domain/trackRecord/partSums.ts";
import type { ScoreSummary } from "#domain/trackRecord/summarizeScores.ts";
import { type TrackRecord, trackRecord } from "#domain/trackRecord/trackRecord.ts";
import { sliceWallet } from "#domain/wallet/sliceWallet.ts";
import type { Queryable } from "#platform/database/database.ts";
import { type KeptForecast, keptForecasts } from "#platform/database/queries/keptForecasts.ts";
import type { LoadedRevision } from "../publishing/loadedRevision.ts";
import { unpackWallet } from "../wallets/packWallet.ts";
import { type ScoredRevisions, scoredRevisions } from "./scoredRevisions.ts";

/** The published revision as a reader has it, with nothing in it but their verticals. */
export interface RecordReader {
  readonly loadedRevision: LoadedRevision;
  readonly verticals: readonly string[] | "all";
}

/** What has been scored while a revision is published, by revisions, verticals and market. */
interface Scored {
  readonly records: LRUCache<string, TrackRecord>;
  readonly summaries: LRUCache<string, ScoreSummary>;
}

const scoredWhile = new WeakMap<object, Scored>();
/** So many markets are scored in one go. */
const AT_ONCE = 20;

/**
 * How forecasts of a market compare with what came, of the reader's verticals alone. Whether the market is theirs is asked before.
 *
 * @throws Failure `market-unknown`
 */
export async function trackRecordFor(store: Queryable, reader: RecordReader, market: string): Promise<TrackRecord> {
  const { market: known } = reader.loadedRevision;
  known(market);
  const revisions = await scoredRevisions(store, reader.loadedRevision);
  const { records } = scoredOf(reader);
  const key = keyOf(revisions, reader, market);
  const made = records.get(key) ?? (await recordsOfMarkets(store, reader, revisions, [market]))[0];
  if (!made) throw new Error(`Nothing was made of ${market}.`);
  // What a custom market is made of changes.
  if (!isCustomMarket(market)) records.set(key, made);
  return made;
}

/** The same of several markets in a few figures, of core money; nothing while no year has closed. */
export async function recordSummariesFor(
  store: Queryable,
  reader: RecordReader,
  markets: readonly string[],
): Promise<Map<string, ScoreSummary>> {
  const revisions = await scoredRevisions(store, reader.loadedRevision);
  if (!revisions.areScored) return new Map();
  const { summaries } = scoredOf(reader);
  const missing = markets.filter((market) => !summaries.has(keyOf(revisions, reader, market)));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    for (const { market, core } of await recordsOfMarkets(store, reader, revisions, missing.slice(at, at + AT_ONCE)))
      summaries.set(keyOf(revisions, reader, market), core.overall);
    await setImmediate();
  }
  return new Map(
    markets.flatMap((market) => {
      const summary = summaries.get(keyOf(revisions, reader, market));
      return summary ? [[market, summary]] : [];
    }),
  );
}

function keyOf({ key }: ScoredRevisions, { verticals }: RecordReader, market: string): string {
  return `${key} ${verticals === "all" ? verticals : verticals.toSorted().join()} ${market}`;
}

function scoredOf({ loadedRevision: { cacheKey } }: RecordReader): Scored {
  const known = scoredWhile.get(cacheKey);
  if (known) return known;
  const fresh: Scored = { records: new LRUCache({ max: 200 }), summaries: new LRUCache({ max: 5_000 }) };
  scoredWhile.set(cacheKey, fresh);
  return fresh;
}

async function recordsOfMarkets(
  store: Queryable,
  reader: RecordReader,
  { revisions, areScored }: ScoredRevisions,
  markets: readonly string[],
): Promise<TrackRecord[]> {
  const { revision, wallet } = reader.loadedRevision;
  const earlier = revisions.filter(({ id }) => id !== revision.id);
  const ids = earlier.map(({ id }) => Number(id));
  const kept = areScored ? await keptForecasts(store, [...markets, NATION], ids) : [];
  const before = new Map(kept.map((one) => [`${one.revision} ${one.market}`, sumsOf(one, earlier, reader)]));
  const now = new Map([...markets, NATION].map((market) => [market, partSums(wallet(market))]));
  const sums = (id: string, market: string) =>
    (id === revision.id ? now.get(market) : before.get(`${id} ${market}`)) ?? null;
  const isWhole = coveredVerticals(revision.subVerticals).size >= VERTICALS.length;
  return markets.map((market) => {
    const scored = revisions.map((one) => ({
      revision: one,
      market: sums(one.id, market),
      nation: sums(one.id, NATION),
    }));
    const made = trackRecord(market, scored, levelOf(market, isWhole));
    return isCustomMarket(market) ? { ...made, upcoming: null } : made;
  });
}

/** What is kept of a market in a revision, of the reader's verticals. */
function sumsOf(
  { market, revision, lines, packed }: KeptForecast,
  revisions: readonly PublishedRevision[],
  { verticals }: RecordReader,
): PartSums {
  const id = String(revision);
  const { years = [], media = [] } = revisions.find((one) => one.id === id) ?? {};
  const wallet = unpackWallet(packed, { years, media, subVerticals: lines }, id, market);
  if (verticals === "all") return partSums(wallet);
  const open = new Set(verticals);
  return partSums(sliceWallet(wallet, { subVerticals: lines.filter((line) => open.has(verticalOf(line))) }));
}
