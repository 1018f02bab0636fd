import { averageGrowth, growthOf } from "#domain/figures/growth.ts";
import type { ForecastByMedia, ForecastYear } from "#domain/spending/sections.ts";
import type { Political } from "#domain/spending/view.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import type { Words } from "#language/words/words.ts";
import { type KeyFigure, toneOf } from "./keyFigure.ts";
import { yearOf } from "./yearOf.ts";

/** What the last year of a forecast comes to, and how fast spending gets there from the current year. */
export function outlookFigure(
  forecast: ForecastByMedia,
  currentYear: number,
  label: (year: string) => string,
  political: Political,
  words: Words,
): KeyFigure<"outlook"> {
  const { text, formats } = words;
  const start = yearOf(forecast, currentYear);
  const last = forecast.years.at(-1) ?? null;
  const end = last?.total ?? null;
  const year = last?.year ?? currentYear;
  const of = growthOf(currentYear, year);
  const compared = (one: ForecastYear | null) => (of === "core" ? one?.core : one?.total) ?? null;
  const isAcross = forecast.years.some((one) => one.newDefinition && one.year > currentYear);
  const growth = isAcross ? null : averageGrowth(compared(start), compared(last), year - currentYear);
  return {
    id: "outlook",
    label: label(formats.year(year)),
    value: formats.money(end),
    amount: end,
    note:
      growth === null
        ? ""
        : text("spending.key.outlookGrowth", {
            growth: averageGrowthText(growth, { of, political }, words),
            from: formats.year(currentYear),
          }),
    tone: toneOf(growth),
  };
}
