import type { SumOfKey } from "../sumOfKey.ts";
import { FIRST_YEAR } from "../cells/parseYear.ts";
import { type AdIntelNames, MARKETS, MEDIA_TYPES, QUARTERS } from "./adIntelNames.ts";

export const MARKET_COLUMNS = ["market_id", "media_type", "category", "year", "quarter", "brands", "dollars"] as const;

/**
 * The sums by market, category, media type and quarter as COPY text: those of a market and media type are packed into one row.
 *
 * @param sums by `((category, media type), quarter since `FIRST_YEAR`), market`
 */
export function* marketLines(
  sums: SumOfKey,
  importId: number,
  { markets, mediaTypes, categories }: AdIntelNames,
): Generator<string> {
  const bucketOf = (key: number) =>
    (key % MARKETS) * MEDIA_TYPES + (Math.floor(key / MARKETS / QUARTERS) % MEDIA_TYPES);
  const ends = new Int32Array(MARKETS * MEDIA_TYPES + 1);
  for (const [key] of sums.entries()) ends[bucketOf(key) + 1]!++;
  for (let bucket = 1; bucket < ends.length; bucket++) ends[bucket]! += ends[bucket - 1]!;
  const next = ends.slice();
  const entries = {
    keys: new Float64Array(sums.size),
    dollars: new Float64Array(sums.size),
    brands: new Int32Array(sums.size),
  };
  for (const [key, sum, most] of sums.entries()) {
    const at = next[bucketOf(key)]!++;
    entries.keys[at] = key;
    entries.dollars[at] = sum;
    entries.brands[at] = most;
  }
  for (let bucket = 0; bucket < ends.length - 1; bucket++) {
    const [from, to] = [ends[bucket]!, ends[bucket + 1]!];
    if (from === to) continue;
    const keys = [...entries.keys.subarray(from, to)].map((key) => Math.floor(key / MARKETS));
    const listed = (value: (key: number) => number | undefined) => `{${keys.map(value).join()}}`;
    const cells = [
      importId,
      markets[Math.floor(bucket / MEDIA_TYPES)],
      mediaTypes[bucket % MEDIA_TYPES],
      listed((key) => categories[Math.floor(key / QUARTERS / MEDIA_TYPES)]?.key),
      listed((key) => Math.floor((key % QUARTERS) / 4) + FIRST_YEAR),
      listed((key) => (key % 4) + 1),
      `{${entries.brands.subarray(from, to).join()}}`,
      `{${entries.dollars.subarray(from, to).join()}}`,
    ];
    yield `${cells.join("\t")}\n`;
  }
}
