import { averageGrowth } from "#domain/figures/growth.ts";
import type { ForecastByMedia } from "#domain/spending/sections.ts";
import type { Words } from "#language/words/words.ts";
import { type KeyFigure, toneOf } from "./keyFigure.ts";
import { yearOf } from "./yearOf.ts";

/** What the last year of a forecast comes to, and how fast spending gets there from the current year. */
export function outlookFigure(
  forecast: ForecastByMedia,
  currentYear: number,
  label: (year: string) => string,
  { text, formats }: Words,
): KeyFigure<"outlook"> {
  const start = yearOf(forecast, currentYear)?.total ?? null;
  const last = forecast.years.at(-1);
  const end = last?.total ?? null;
  const year = last?.year ?? currentYear;
  const growth = averageGrowth(start, end, year - currentYear);
  return {
    id: "outlook",
    label: label(formats.year(year)),
    value: formats.money(end),
    amount: end,
    note:
      growth === null
        ? ""
        : text("spending.key.outlookGrowth", { growth: formats.growth(growth), from: formats.year(currentYear) }),
    tone: toneOf(growth),
  };
}
