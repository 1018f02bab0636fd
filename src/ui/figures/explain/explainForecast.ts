import type { ForecastByMedia } from "#domain/spending/sections.ts";
import { shareOf } from "#domain/figures/share.ts";
import type { Measure } from "#domain/figures/measure.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import { inMeasure } from "#domain/figures/measure.ts";
import type { Spending } from "#documents/spending.ts";
import { explained } from "./explained.ts";
import { explainMedia } from "./explainMedia.ts";
import { perHead, quotient } from "./writeFormula.ts";

/** Explains a figure of the forecast: `2028` or `2028:core`. */
export function explainForecast(spending: Spending, section: ForecastByMedia, figure: string): Explanation | null {
  const [name = "", column = "total"] = figure.split(":");
  const row = section.years.find(({ year }) => String(year) === name);
  if (!row) return null;
  const { words, view, measure } = spending;
  const { formats, text } = words;
  const media = (id: string, wanted: Measure | "growth") =>
    explainMedia(spending, { market: view.own, id, year: row.year, measure: wanted, within: "total" });
  const write = (
    wanted: "core" | "political" | "politicalShare" | "range" | "digitalShare",
    value: string,
    values: string | null,
  ) =>
    explained(spending, {
      subject: words.market(section.market),
      market: words.market(section.market),
      measure: wanted,
      year: row.year,
      value,
      values,
      low: wanted === "range" ? row.low : null,
      high: wanted === "range" ? row.high : null,
    });

  /** An amount that is no sum of media of its own, per person. */
  const perPerson = (name: "core" | "political" | "low" | "high") => {
    const { population } = view.own;
    const value = formats.perCapita(inMeasure("perCapita", row[name], null, population));
    const subject = text(`spending.column.${name}`);
    const values = perHead(formats, row[name], population, value);
    const market = words.market(section.market);
    return explained(spending, { subject, market, measure: "perCapita", year: row.year, value, values });
  };

  switch (column) {
    case "growth_percent":
      return media("total", "growth");
    case "traditional":
    case "digital":
      return media(column, measure);
    case "core": {
      if (measure === "perCapita") return perPerson("core");
      const all = row.core === null ? null : row.core + (row.political ?? 0);
      const values =
        all === null
          ? null
          : `${formats.dollars(all)} − ${formats.dollars(row.political ?? 0)} = ${formats.dollars(row.core)}`;
      return write("core", formats.dollars(row.core), values);
    }
    case "political":
      if (measure === "perCapita") return perPerson("political");
      if (measure === "share") {
        const value = formats.share(shareOf(row.political, row.total));
        return write("politicalShare", value, quotient(formats, row.political, row.total, value));
      }
      return write("political", formats.dollars(row.political), null);
    case "low":
    case "high":
      if (measure === "perCapita") return perPerson(column);
      return write("range", formats.dollars(row[column]), null);
    case "digital_share_percent": {
      const value = formats.share(row.digitalShare);
      return write("digitalShare", value, quotient(formats, row.digital, row.total, value));
    }
    default:
      // The chart of shares has no total: its years speak of digital.
      return measure === "share" ? media("digital", "share") : media("total", measure);
  }
}
