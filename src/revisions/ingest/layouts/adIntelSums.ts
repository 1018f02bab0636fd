import type { Period } from "../cells/parsePeriod.ts";
import { FIRST_YEAR } from "../cells/parseYear.ts";
import { copyLine } from "../copyLine.ts";
import type { FurtherRows } from "../layout.ts";
import { SumOfKey } from "../sumOfKey.ts";
import { type AdIntelNames, CATEGORIES, MARKETS, MEDIA_TYPES, QUARTERS, YEARS } from "./adIntelNames.ts";

const MARKET_COLUMNS = ["market_id", "media_type", "category", "year", "quarter", "brands", "dollars"] as const;

/**
 * The sums by market, category, media type and quarter as COPY text: those of a market and media type are packed into one row.
 *
 * @param sums by `((category, media type), quarter since `FIRST_YEAR`), market`
 */
function* marketLines(
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

const LINES_AT_ONCE = 20_000;

/** The roll-ups of a file, reckoned while its rows pass, so that nobody has to read them again for it. */
export class AdIntelSums {
  readonly #periods = new SumOfKey();
  readonly #markets = new SumOfKey();
  readonly #owners = new SumOfKey();

  /**
   * Counts a checked row. All but the last four are positions in the order of first appearance.
   *
   * @param parent -1 where the file names none
   * @param brands 0 where the file does not say
   */
  add(
    market: number,
    mediaType: number,
    category: number,
    parent: number,
    period: Period & { readonly at: number },
    brands: number,
    dollars: number,
  ): void {
    const year = period.year - FIRST_YEAR;
    const kind = category * MEDIA_TYPES + mediaType;
    this.#periods.add((period.at * MEDIA_TYPES + mediaType) * MARKETS + market, dollars);
    const quarter = kind * QUARTERS + year * 4 + period.quarter - 1;
    this.#markets.add(quarter * MARKETS + market, dollars, brands);
    if (parent >= 0) this.#owners.add((parent * CATEGORIES * MEDIA_TYPES + kind) * YEARS + year, dollars);
  }

  /** Of all markets together; found out at the end, since there are far fewer sums than rows. */
  #nation(): SumOfKey {
    const nation = new SumOfKey();
    for (const [key, dollars, brands] of this.#markets.entries())
      nation.add(Math.floor(key / MARKETS), dollars, brands);
    return nation;
  }

  /** Rows for the tables of sums, as COPY text. */
  rows(importId: number, names: AdIntelNames): FurtherRows[] {
    const { markets, mediaTypes, categories, parents, periods } = names;
    const categoryOf = (place: number) => categories[place]?.key ?? 0;
    return [
      table("ad_intel_category", ["category", "industry", "major", "name"], function* () {
        for (const { key, path } of categories) yield copyLine([importId, key, ...path]);
      }),
      table("ad_intel_parent", ["parent", "name"], function* () {
        for (const { key, name } of parents) yield copyLine([importId, key, name]);
      }),
      table(
        "ad_intel_period",
        ["market_id", "media_type", "first_day", "end_day", "year", "quarter", "dollars"],
        linesOf(this.#periods, (key, dollars) => {
          const [rest, market] = split(key, MARKETS);
          const [place, mediaType] = split(rest, MEDIA_TYPES);
          const period = periods[place]!;
          return copyLine([
            importId,
            markets[market] ?? "",
            mediaTypes[mediaType] ?? "",
            period.firstDay,
            period.endDay,
            period.year,
            period.quarter,
            dollars,
          ]);
        }),
      ),
      table("ad_intel_market", MARKET_COLUMNS, () => marketLines(this.#markets, importId, names)),
      table(
        "ad_intel_nation",
        ["category", "media_type", "year", "quarter", "brands", "dollars"],
        linesOf(this.#nation(), (key, dollars, brands) => {
          const [rest, quarter] = split(key, QUARTERS);
          const [category, mediaType] = split(rest, MEDIA_TYPES);
          const year = Math.floor(quarter / 4) + FIRST_YEAR;
          return `${importId}\t${categoryOf(category)}\t${mediaTypes[mediaType]}\t${year}\t${(quarter % 4) + 1}\t${brands}\t${dollars}\n`;
        }),
      ),
      table(
        "ad_intel_owner",
        ["parent", "category", "media_type", "year", "dollars"],
        linesOf(this.#owners, (key, dollars) => {
          const [rest, year] = split(key, YEARS);
          const [above, mediaType] = split(rest, MEDIA_TYPES);
          const [parent, category] = split(above, CATEGORIES);
          return `${importId}\t${parents[parent]?.key}\t${categoryOf(category)}\t${mediaTypes[mediaType]}\t${year + FIRST_YEAR}\t${dollars}\n`;
        }),
      ),
    ];
  }
}

function table(name: string, columns: readonly string[], lines: () => Generator<string>): FurtherRows {
  return { table: name, columns, chunks: [...gathered(lines())] };
}

function linesOf(sums: SumOfKey, line: (key: number, sum: number, most: number) => string): () => Generator<string> {
  return function* () {
    for (const [key, sum, most] of sums.entries()) yield line(key, sum, most);
  };
}

function* gathered(lines: Iterable<string>): Generator<Uint8Array<ArrayBuffer>> {
  let text = "";
  let held = 0;
  for (const line of lines) {
    text += line;
    if (++held < LINES_AT_ONCE) continue;
    yield bytesOf(text);
    text = "";
    held = 0;
  }
  if (held > 0) yield bytesOf(text);
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function split(key: number, room: number): [number, number] {
  const above = Math.floor(key / room);
  return [above, key - above * room];
}
