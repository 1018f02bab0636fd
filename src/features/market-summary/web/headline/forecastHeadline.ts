import { averageGrowth } from "#domain/growth.ts";
import type { ForecastByMedia } from "#domain/summary/sections.ts";
import type { Words } from "../words.ts";

/** The finding of the forecast: where the market stands in its last year, and the growth per year that leads there. */
export function forecastHeadline({ years }: ForecastByMedia, currentYear: number, words: Words): string {
  const { text, formats } = words;
  const start = years.find(({ year }) => year === currentYear) ?? years[0];
  const end = years.at(-1);
  if (!start || !end || end.total === null) return text("marketSummary.headline.forecastNone");
  const growth = averageGrowth(start.total, end.total, end.year - start.year);
  const values = {
    year: formats.year(end.year),
    money: formats.money(end.total),
    from: formats.year(start.year),
    growth: formats.growth(growth),
  };
  if (growth === null || end.kind !== "forecast") return text("marketSummary.headline.forecastLevel", values);
  return text(growth >= 0 ? "marketSummary.headline.forecastGrow" : "marketSummary.headline.forecastShrink", values);
}
