import type { ForecastByMedia } from "#domain/summary/sections.ts";
import type { Explanation } from "#ui/figure/figureLayer.ts";
import type { Summary } from "../summary.ts";
import { explained } from "./explained.ts";
import { explainMedia } from "./explainMedia.ts";
import { quotient } from "./writeFormula.ts";

/** Explains a figure of the forecast: `2028` or `2028:core`. */
export function explainForecast(summary: Summary, section: ForecastByMedia, figure: string): Explanation | null {
  const [name = "", column = "total"] = figure.split(":");
  const row = section.years.find(({ year }) => String(year) === name);
  if (!row) return null;
  const { words, view } = summary;
  const { formats } = words;
  const media = (id: string, measure: "dollars" | "growth") =>
    explainMedia(summary, { market: view.own, id, year: row.year, measure, within: "total" });
  const write = (measure: "core" | "political" | "range" | "digitalShare", value: string, values: string | null) =>
    explained(summary, {
      subject: words.market(section.market),
      market: words.market(section.market),
      measure,
      year: row.year,
      value,
      values,
      low: measure === "range" ? row.low : null,
      high: measure === "range" ? row.high : null,
    });

  switch (column) {
    case "growth_percent":
      return media("total", "growth");
    case "traditional":
    case "digital":
      return media(column, "dollars");
    case "core": {
      const all = row.core === null ? null : row.core + (row.political ?? 0);
      const values =
        all === null
          ? null
          : `${formats.dollars(all)} − ${formats.dollars(row.political ?? 0)} = ${formats.dollars(row.core)}`;
      return write("core", formats.dollars(row.core), values);
    }
    case "political":
      return write("political", formats.dollars(row.political), null);
    case "low":
    case "high":
      return write("range", formats.dollars(row[column]), null);
    case "digital_share_percent": {
      const value = formats.share(row.digitalShare);
      return write("digitalShare", value, quotient(formats, row.digital, row.total, value));
    }
    default:
      return media("total", "dollars");
  }
}
