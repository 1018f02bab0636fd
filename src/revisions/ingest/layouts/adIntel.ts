import { readAmount } from "../cells/readAmount.ts";
import { categoryReader, parentReader } from "../cells/readCategory.ts";
import { tvMarketReader } from "../cells/readTvMarket.ts";
import { CopyBytes } from "../copyBytes.ts";
import type { Layout } from "../layout.ts";
import type { AdIntelNames } from "./adIntelNames.ts";
import { plainRows, type SeenRow } from "./adIntelPlain.ts";
import { brandsReader, mediaTypeReader, periodReader } from "./adIntelReaders.ts";
import { AdIntelSums } from "./adIntelSums.ts";

/** What a row of the table holds, in this order; `import_id` comes first. */
const PACKED_COLUMNS = [
  "market_id",
  "part",
  "rows",
  "media_types",
  "first_days",
  "end_days",
  "media_type",
  "period",
  "category",
  "parent",
  "brands",
  "dollars",
] as const;

/** Rows of a market that are packed together: enough that what a tuple costs does not count, and few enough that 210 markets fit in some 30 MB. */
const PART = 4_096;

interface Part {
  readonly mediaType: Uint8Array;
  readonly period: Int32Array;
  readonly category: Int32Array;
  readonly parent: Int32Array;
  readonly brands: Int32Array;
  readonly dollars: Float64Array;
  rows: number;
  /** Of the market, from 0. */
  number: number;
}

/** Gathers the rows of each market and writes them as COPY data, a part of a market in one row. */
class AdIntelPack {
  readonly #importId: number;
  readonly #names: AdIntelNames;
  readonly #parts: (Part | undefined)[] = [];
  readonly #copy = new CopyBytes();
  readonly #list = new Float64Array(PART);

  constructor(importId: number, names: AdIntelNames) {
    this.#importId = importId;
    this.#names = names;
  }

  /** All but the last two are positions in the order of first appearance; a parent of -1 is none. */
  add(
    market: number,
    category: number,
    parent: number,
    mediaType: number,
    period: number,
    brands: number,
    dollars: number,
  ): void {
    const part = (this.#parts[market] ??= emptyPart());
    const at = part.rows++;
    part.mediaType[at] = mediaType;
    part.period[at] = period;
    part.category[at] = category;
    part.parent[at] = parent;
    part.brands[at] = brands;
    part.dollars[at] = dollars;
    if (part.rows === PART) this.#write(market, part);
  }

  /** What is ready; at the end all that is held. */
  gathered(atEnd: boolean): Uint8Array<ArrayBuffer>[] {
    if (atEnd) for (const [market, part] of this.#parts.entries()) if (part && part.rows > 0) this.#write(market, part);
    return this.#copy.taken();
  }

  #write(market: number, part: Part): void {
    const [copy, { rows }] = [this.#copy, part];
    const { markets, mediaTypes, periods, categories, parents } = this.#names;
    const [ofMediaType, ofPeriod] = [new Local(), new Local()];
    for (let at = 0; at < rows; at++) {
      ofMediaType.meet(part.mediaType[at]!);
      ofPeriod.meet(part.period[at]!);
    }
    copy.text(`${this.#importId}\t${markets[market]}\t${part.number}\t${rows}`);
    copy.text(`\t{${ofMediaType.met.map((at) => mediaTypes[at]).join()}}`);
    copy.text(`\t{${ofPeriod.met.map((at) => periods[at]?.firstDay).join()}}`);
    copy.text(`\t{${ofPeriod.met.map((at) => periods[at]?.endDay).join()}}`);
    const list = this.#list;
    for (let at = 0; at < rows; at++) list[at] = ofMediaType.numberOf(part.mediaType[at]!);
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = ofPeriod.numberOf(part.period[at]!);
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = categories[part.category[at]!]!.key;
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = part.parent[at]! < 0 ? -1 : parents[part.parent[at]!]!.key;
    copy.list(list, rows);
    for (let at = 0; at < rows; at++) list[at] = part.brands[at] || -1;
    copy.list(list, rows);
    copy.list(part.dollars, rows);
    copy.text("\n");
    part.rows = 0;
    part.number++;
  }
}

/** Numbers from 1 for what a part speaks of, since it speaks of little. */
class Local {
  readonly met: number[] = [];
  readonly #numbers: number[] = [];

  meet(place: number): void {
    this.#numbers[place] ??= this.met.push(place);
  }

  numberOf(place: number): number {
    return this.#numbers[place]!;
  }
}

function emptyPart(): Part {
  return {
    mediaType: new Uint8Array(PART),
    period: new Int32Array(PART),
    category: new Int32Array(PART),
    parent: new Int32Array(PART),
    brands: new Int32Array(PART),
    dollars: new Float64Array(PART),
    rows: 0,
    number: 0,
  };
}

/**
 * What an outside service saw advertisers spend. Files run to tens of millions of rows; rows of the same key are added up, since reports
 * list brands one by one.
 *
 * Up to 4,096 rows of a market and import are one tuple, as arrays with an element a row. A tuple a row costs PostgreSQL 28 bytes of head
 * and, measured with two million rows, twice the time (1.8 against 1.0 s) and some 200 MB against 11. Arrays rather than one `bytea`: COPY
 * reads both alike, and arrays need no decoder in SQL. The key begins with the market, so the table distributes by it. A single row cannot
 * be updated, which nobody does: files are taken out and sent again.
 */
export const adIntel: Layout = {
  name: "ad-intel",
  title: "Ad Intel spend",
  nature: "modelled",
  table: "ad_intel_packed",
  rowsView: "ad_intel_row",
  beside: true,
  tableColumns: PACKED_COLUMNS,
  furtherTables: [
    "ad_intel_category",
    "ad_intel_parent",
    "ad_intel_period",
    "ad_intel_market",
    "ad_intel_nation",
    "ad_intel_owner",
  ],
  columns: [
    { key: "period", aliases: ["month", "quarter", "week", "período", "periodo", "zeitraum"], required: true },
    { key: "market_code", aliases: ["market_id", "dma_code", "dma", "código de mercado", "marktcode"] },
    { key: "market_name", aliases: ["market", "dma_name", "mercado", "markt"] },
    { key: "industry", aliases: ["industry_group", "industria", "sector", "branchengruppe"] },
    { key: "major", aliases: ["major_category", "categoría mayor", "hauptkategorie"] },
    {
      key: "category",
      aliases: ["pcc", "product_category", "category_path", "categoría", "kategorie", "produktkategorie"],
      required: true,
    },
    { key: "media_type", aliases: ["media", "medio", "tipo de medio", "mediengattung"], required: true },
    {
      key: "amount_usd",
      aliases: ["amount", "spend", "spend_usd", "dollars", "usd", "importe", "betrag"],
      required: true,
    },
    { key: "brands", aliases: ["brand_count", "marcas", "marken"] },
    { key: "parent", aliases: ["parent_company", "advertiser_parent", "matriz", "mutterkonzern"] },
  ],
  open: (context) => {
    const { row, importId, decimalComma } = context;
    const readMarket = tvMarketReader(context);
    const readPeriod = periodReader(row);
    const [category, parent] = [categoryReader(row), parentReader(row)];
    const mediaTypes: string[] = [];
    const readMediaType = mediaTypeReader(row, mediaTypes);
    const readBrands = brandsReader(row);
    const sums = new AdIntelSums();
    const names: AdIntelNames = {
      markets: readMarket.ids,
      mediaTypes,
      categories: category.found,
      parents: parent.found,
      periods: readPeriod.found,
    };
    const packed = new AdIntelPack(importId, names);
    const seen: SeenRow = { market: 0, mediaType: 0, category: 0, parent: 0, period: 0, brands: 0 };

    function add(one: SeenRow, dollars: number): void {
      const { market, mediaType, category: path, parent: owner, period, brands } = one;
      sums.add(market, mediaType, path, owner, readPeriod.found[period]!, brands, dollars);
      packed.add(market, path, owner, mediaType, period, brands, dollars);
    }

    return {
      check: () => {
        const period = readPeriod.read();
        const market = readMarket();
        const path = category.read();
        const mediaType = readMediaType();
        const dollars = readAmount(row, "amount_usd", decimalComma);
        const brands = readBrands();
        const owner = parent.read();
        if (!period || !market || !path || mediaType === null || dollars === null || !row.sound) return null;

        seen.period = period.at;
        seen.market = market.at;
        seen.category = path.at;
        seen.mediaType = mediaType;
        seen.brands = brands;
        seen.parent = owner?.at ?? -1;
        add(seen, dollars);
        return "";
      },
      gathered: (atEnd) => packed.gathered(atEnd),
      // With decimal commas amounts are read with care, and nobody sends tens of millions of rows like that.
      ...(decimalComma ? {} : { plain: plainRows(row, seen, add) }),
      further: () => sums.rows(importId, names),
    };
  },
};
