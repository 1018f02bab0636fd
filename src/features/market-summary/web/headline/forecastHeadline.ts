import { averageGrowth } from "#domain/growth.ts";
import type { ForecastByMedia, ForecastYear } from "#domain/summary/sections.ts";
import type { Measure } from "#ui/address/viewAddress.ts";
import { measureFormats } from "../measureFormats.ts";
import type { Words } from "../words.ts";
import { spoken } from "./spoken.ts";

/**
 * The finding of the forecast, whose amounts are in the measure: where the market stands in its last year, and the growth
 * per year that leads there; in shares, how much of it is digital then and now.
 */
export function forecastHeadline(
  { years }: ForecastByMedia,
  currentYear: number,
  words: Words,
  measure: Measure = "dollars",
): string {
  const { text, formats } = words;
  const start = years.find(({ year }) => year === currentYear) ?? years[0];
  const end = years.at(-1);
  if (start && end && measure === "share") return sharesHeadline(start, end, words);
  if (!start || !end || end.total === null) return text("marketSummary.headline.forecastNone");
  const growth = averageGrowth(start.total, end.total, end.year - start.year);
  const values = {
    year: formats.year(end.year),
    money: spoken(measureFormats(measure, [], words).inline(end.total), measure, words),
    from: formats.year(start.year),
    growth: formats.growth(growth),
  };
  if (growth === null || end.kind !== "forecast") return text("marketSummary.headline.forecastLevel", values);
  return text(growth >= 0 ? "marketSummary.headline.forecastGrow" : "marketSummary.headline.forecastShrink", values);
}

function sharesHeadline(start: ForecastYear, end: ForecastYear, { text, formats }: Words): string {
  if (end.digitalShare === null) return text("marketSummary.headline.forecastNone");
  const ahead = start.digitalShare !== null && end.kind === "forecast" && end.year > start.year;
  return text(ahead ? "marketSummary.headline.forecastShare" : "marketSummary.headline.forecastShareLevel", {
    year: formats.year(end.year),
    share: formats.share(end.digitalShare),
    from: formats.year(start.year),
    before: formats.share(start.digitalShare),
  });
}
