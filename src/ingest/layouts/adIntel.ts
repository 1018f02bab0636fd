import type { Layout } from "../layout.ts";
import { matchMediaType, nearestMediaTypes } from "../matchMediaType.ts";
import { type Period, parsePeriod } from "../parsePeriod.ts";
import { readAmount } from "../readAmount.ts";
import { categoryReader, type FoundCategory, parentReader } from "../readCategory.ts";
import { type TvMarket, tvMarketReader } from "../readTvMarket.ts";
import { Remembered } from "../remembered.ts";
import type { Row } from "../row.ts";
import { AdIntelSums } from "./adIntelSums.ts";

/** What an outside service saw advertisers spend. Files run to tens of millions of rows; rows of the same key are added up, since reports list brands one by one. */
export const adIntel: Layout = {
  name: "ad-intel",
  title: "Ad Intel spend",
  table: "ad_intel_row",
  apart: true,
  beside: true,
  tableColumns: ["market_id", "category", "parent", "dollars", "first_day", "end_day", "brands", "media_type"],
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
    let lastMarket: TvMarket | null = null;
    let lastPath: FoundCategory | null = null;
    let begin = "";
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

        sums.add(market.at, mediaType, path.at, owner?.at ?? -1, period, brands, dollars);
        // Files are mostly sorted by market and category, so the beginning of a line is often that of the line before.
        if (market !== lastMarket || path !== lastPath) {
          [lastMarket, lastPath] = [market, path];
          begin = `${importId}\t${market.copy}\t${path.key}\t`;
        }
        return `${begin}${owner?.key ?? "\\N"}\t${dollars}\t${period.copy}\t${brands === 0 ? "\\N" : brands}\t${mediaTypes[mediaType]}\n`;
      },
      further: () =>
        sums.rows(importId, {
          markets: readMarket.ids,
          mediaTypes,
          categories: category.found,
          parents: parent.found,
          periods: readPeriod.found,
        }),
    };
  },
};

/** A period with its position among those found so far, and its days as COPY text. */
export interface FoundPeriod extends Period {
  readonly at: number;
  readonly copy: string;
}

function periodReader(row: Row) {
  const position = row.position("period");
  const remembered = new Remembered<FoundPeriod>();
  const byCopy = new Map<string, FoundPeriod>();
  const found: FoundPeriod[] = [];
  const read = () => {
    const cell = row.cells[position] ?? "";
    const before = remembered.get(cell);
    if (before) return before;
    const period = parsePeriod(cell);
    if (!period) {
      row.refuse(
        "period",
        "bad-period",
        () =>
          `“${cell.trim()}” is no period. Write a month as 2025-07, a quarter as 2025-Q3, a week as 2025-W27 or as the Monday it begins on.`,
      );
      return null;
    }
    const copy = `${period.firstDay}\t${period.endDay}`;
    let meaning = byCopy.get(copy);
    if (!meaning) {
      meaning = { ...period, at: found.length, copy };
      found.push(meaning);
      byCopy.set(copy, meaning);
    }
    remembered.set(cell, meaning);
    return meaning;
  };
  return { found, read };
}

/** How many brands a row stands for; 0 where it does not say. */
function brandsReader(row: Row): () => number {
  const position = row.position("brands");
  if (position < 0) return () => 0;
  const remembered = new Remembered<number>();
  return () => {
    const cell = row.cells[position] ?? "";
    if (cell === "") return 0;
    const before = remembered.get(cell);
    if (before !== undefined) return before;
    const brands = row.number("brands", { whole: true, least: 0, most: 100_000 }) ?? 0;
    if (row.sound) remembered.set(cell, brands);
    return brands;
  };
}

/** Position of the row's media type among those found so far. */
function mediaTypeReader(row: Row, found: string[]): () => number | null {
  const position = row.position("media_type");
  const remembered = new Remembered<number>();
  return () => {
    const cell = row.cells[position] ?? "";
    const before = remembered.get(cell);
    if (before !== undefined) return before;
    const name = row.requiredText("media_type");
    if (name === null) return null;
    const id = matchMediaType(name);
    if (id === null) {
      const near = nearestMediaTypes(name);
      const hint = near.length > 0 ? ` Nearest: ${near.join("; ")}.` : "";
      row.refuse("media_type", "unknown-media-type", () => `“${name}” is no known media type.${hint}`);
      return null;
    }
    const known = found.indexOf(id);
    const at = known < 0 ? found.push(id) - 1 : known;
    remembered.set(cell, at);
    return at;
  };
}
