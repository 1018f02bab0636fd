import type { Database, Queryable } from "#platform/database/database.ts";
import { type MarketCountyRow, marketCountyRows } from "#platform/database/queries/marketCountyRows.ts";
import { Failure } from "#domain/failure.ts";
import { isSample } from "./editMarket.ts";
import { importRows } from "./importRows.ts";

export interface CountyPart {
  readonly fips: string;
  /** Above 0 up to 1. */
  readonly share: number;
}

interface CountiesRequest {
  readonly market: string;
  readonly counties: readonly CountyPart[];
  /** Counties of which other TV markets give away what is wanted here. */
  readonly taken?: readonly string[];
  readonly madeFrom: number;
  readonly by: string;
  /** Notes what became of every market that has other counties now, within the transaction that makes the change. */
  readonly tell: (store: Queryable, changes: readonly CountyChange[]) => Promise<void>;
}

/** What a market was made of, and is. */
export interface CountyChange {
  readonly market: string;
  readonly before: readonly CountyPart[];
  readonly after: readonly CountyPart[];
}

/**
 * Says in the open draft which counties make up a market: the file of all markets' counties goes in once more with those of one changed.
 * Answers the draft.
 *
 * @throws Failure `conflict`, `invalid-input` as the checks of imports find it, such as a county over 100 % in TV markets
 */
export async function editCounties(database: Database, request: CountiesRequest): Promise<number> {
  const { market, counties, taken = [], madeFrom, by, tell } = request;
  const rows = await marketCountyRows(database, madeFrom);
  const others = rows.filter((row) => row.market !== market);
  const kept = market.startsWith("tv-") ? makeRoom(others, counties, taken) : others;
  checkNoneIsEmptied(others, kept);
  const after = [...kept, ...counties.map((one) => ({ market, ...one }))];
  return importRows(database, {
    layout: "market-counties",
    columns: ["market_type", "market_code", "county_fips", "share"],
    rows: after.map((row) => [row.market.split("-")[0] ?? "", row.market, row.fips, row.share]),
    madeFrom,
    by,
    sample: await isSample(database, madeFrom),
    tell: (store) => tell(store, changesOf(rows, after, market)),
  });
}

/** The market that was edited, and those that gave something away to it. */
function changesOf(
  before: readonly MarketCountyRow[],
  after: readonly MarketCountyRow[],
  edited: string,
): CountyChange[] {
  const [was, is] = [Map.groupBy(before, marketOf), Map.groupBy(after, marketOf)];
  const amount = (rows: readonly MarketCountyRow[]) => rows.reduce((sum, { share }) => sum + share, 0);
  return [...new Set([edited, ...was.keys()])]
    .map((market) => ({ market, before: was.get(market) ?? [], after: is.get(market) ?? [] }))
    .filter((one) => one.market === edited || amount(one.before) !== amount(one.after));
}

const marketOf = ({ market }: MarketCountyRow): string => market;

/** Shares are written with so many digits. */
const DIGITS = 6;

/** The other markets' counties, of which TV markets give away in proportion what is wanted of them. */
export function makeRoom(
  others: readonly MarketCountyRow[],
  wanted: readonly CountyPart[],
  taken: readonly string[],
): MarketCountyRow[] {
  const left = new Map(wanted.filter(({ fips }) => taken.includes(fips)).map(({ fips, share }) => [fips, 1 - share]));
  const held = new Map<string, number>();
  for (const { market, fips, share } of others)
    if (market.startsWith("tv-")) held.set(fips, (held.get(fips) ?? 0) + share);
  return others.flatMap((row) => {
    const room = left.get(row.fips);
    const all = held.get(row.fips) ?? 0;
    if (room === undefined || !row.market.startsWith("tv-") || all <= room) return [row];
    const share = Number(((row.share * room) / all).toFixed(DIGITS));
    return share > 0 ? [{ ...row, share }] : [];
  });
}

/** @throws Failure `invalid-input` where a market would be left without a county: it could not be built */
function checkNoneIsEmptied(before: readonly MarketCountyRow[], after: readonly MarketCountyRow[]): void {
  const left = new Set(after.map(({ market }) => market));
  const emptied = before.find(({ market }) => !left.has(market));
  if (!emptied) return;
  throw new Failure("invalid-input", `${emptied.market} would be left without a county. Assign it another one first.`, [
    { pointer: "/body/taken", message: `${emptied.market} would be left without a county.` },
  ]);
}
