import type { Layout } from "../layout.ts";
import { mediumMatcher, targetMatcher } from "../cells/matchTaxonomy.ts";
import { FIRST_YEAR, LAST_YEAR } from "../cells/parseYear.ts";
import { readAmount } from "../cells/readAmount.ts";
import { nameReader } from "../cells/readTaxonomy.ts";
import { tvMarketReader } from "../cells/readTvMarket.ts";
import { Remembered } from "../remembered.ts";
import type { Row } from "../row.ts";
import { duplicateMessage } from "../seenKeys.ts";
import { partReader, PartsOfYears } from "./spendParts.ts";

const YEARS = LAST_YEAR - FIRST_YEAR + 1;

/** What was spent in a TV market on a medium by a line of business in a year, or in a quarter or month of it. Files run to millions of rows, so cells seen before are looked up as they stand. */
export const spend: Layout = {
  name: "spend",
  title: "spend",
  nature: "fact",
  table: "spend_row",
  apart: true,
  beside: true,
  tableColumns: ["market_id", "line", "target", "medium", "year", "dollars", "quarter", "month"],
  columns: [
    { key: "market_code", aliases: ["market_id", "dma_code", "dma", "código de mercado", "marktcode"], required: true },
    { key: "market_name", aliases: ["market", "dma_name", "mercado", "markt"] },
    { key: "market_type", aliases: ["market_kind"] },
    { key: "vertical", aliases: ["sub_vertical", "subvertical", "category", "categoría", "branche"], required: true },
    { key: "medium", aliases: ["media", "media_type", "medio"], required: true },
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "quarter", aliases: ["trimestre", "quartal"] },
    { key: "month", aliases: ["mes", "monat"] },
    {
      key: "amount_usd",
      aliases: ["amount", "spend", "spend_usd", "dollars", "usd", "importe", "betrag"],
      required: true,
    },
  ],
  open: (context) => {
    const { row, importId, decimalComma } = context;
    const readMarket = tvMarketReader(context);
    const readTarget = nameReader(row, "vertical", targetMatcher, "vertical or sub-vertical", "unknown-vertical");
    const readMedium = nameReader(row, "medium", mediumMatcher, "medium", "unknown-medium");
    const readYear = yearReader(row);
    const readPart = partReader(row);
    const years = new PartsOfYears();
    return {
      check: () => {
        const market = readMarket();
        const target = readTarget();
        const medium = readMedium();
        const year = readYear();
        const part = readPart();
        const dollars = readAmount(row, "amount_usd", decimalComma);
        if (!market || !target || !medium || year === null || dollars === null || !row.sound) return null;

        const cell = (market.at * targetMatcher.ids.length + target.at) * mediumMatcher.ids.length + medium.at;
        const before = years.seenBefore(cell * YEARS + year - FIRST_YEAR, part, row.line);
        if (before) {
          const key = `${market.id} ${target.id} ${medium.id} ${year}`;
          if (before.same)
            row.refuse("market_code", "duplicate-key", () => duplicateMessage(row.line, before.line, key));
          else row.refuse("year", "year-and-months", () => partsMessage(row.line, before.line, key));
          return null;
        }
        const of = `${part.quarter ?? "\\N"}\t${part.month ?? "\\N"}`;
        return `${importId}\t${market.copy}\t${row.line}\t${target.id}\t${medium.id}\t${year}\t${dollars}\t${of}\n`;
      },
    };
  },
};

function partsMessage(line: number, before: number, key: string): string {
  return `Lines ${before} and ${line} tell of the same money (${key}): one of a whole, the other of a part of it. Keep the whole or its parts; they are not added up.`;
}

function yearReader(row: Row): () => number | null {
  const at = row.position("year");
  const remembered = new Remembered<number>();
  return () => {
    const cell = row.cells[at] ?? "";
    const before = remembered.get(cell);
    if (before !== undefined) return before;
    const year = row.year("year");
    if (year !== null) remembered.set(cell, year);
    return year;
  };
}
