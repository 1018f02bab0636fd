import { copyLine } from "../copyLine.ts";
import type { FurtherRows } from "../layout.ts";
import { FIRST_YEAR } from "../parseYear.ts";
import type { Period } from "../parsePeriod.ts";
import { SumOfKey } from "../sumOfKey.ts";

/** What the positions stand for. */
export interface AdIntelNames {
  readonly markets: readonly string[];
  readonly mediaTypes: readonly string[];
  readonly categories: readonly { readonly key: number; readonly path: readonly [string, string, string] }[];
  readonly parents: readonly { readonly key: number; readonly name: string }[];
  readonly periods: readonly Period[];
}

/** Room for each part of a key; together they stay below 2^52. */
const [MARKETS, MEDIA_TYPES, YEARS, QUARTERS, CATEGORIES] = [1024, 32, 64, 256, 32_768];
const LINES_AT_ONCE = 20_000;

/** The roll-ups of a file, reckoned while its rows pass, so that nobody has to read them again for it. */
export class AdIntelSums {
  readonly #periods = new SumOfKey();
  readonly #markets = new SumOfKey();
  readonly #nation = new SumOfKey();
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
    this.#markets.add((kind * YEARS + year) * MARKETS + market, dollars, brands);
    this.#nation.add(kind * QUARTERS + year * 4 + period.quarter - 1, dollars, brands);
    if (parent >= 0) this.#owners.add((parent * CATEGORIES * MEDIA_TYPES + kind) * YEARS + year, dollars);
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
      table(
        "ad_intel_market",
        ["market_id", "category", "media_type", "year", "brands", "dollars"],
        linesOf(this.#markets, (key, dollars, brands) => {
          const [rest, market] = split(key, MARKETS);
          const [above, year] = split(rest, YEARS);
          const [category, mediaType] = split(above, MEDIA_TYPES);
          return `${importId}\t${markets[market]}\t${categoryOf(category)}\t${mediaTypes[mediaType]}\t${year + FIRST_YEAR}\t${brands}\t${dollars}\n`;
        }),
      ),
      table(
        "ad_intel_nation",
        ["category", "media_type", "year", "quarter", "brands", "dollars"],
        linesOf(this.#nation, (key, dollars, brands) => {
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
