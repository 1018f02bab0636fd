import type { Layout } from "../layout.ts";
import { readAmount } from "../cells/readAmount.ts";
import { categoryReader, parentReader } from "../cells/readCategory.ts";
import { tvMarketReader } from "../cells/readTvMarket.ts";
import type { AdIntelNames } from "./adIntelNames.ts";
import { AdIntelPack, PACKED_COLUMNS } from "./adIntelPack.ts";
import { plainRows, type SeenRow } from "./adIntelPlain.ts";
import { brandsReader, mediaTypeReader, periodReader } from "./adIntelReaders.ts";
import { AdIntelSums } from "./adIntelSums.ts";

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
