import type { ForecastByMedia, ForecastYear } from "#domain/spending/sections.ts";

/** One year of a forecast; null where it is not in it. */
export function yearOf({ years }: ForecastByMedia, year: number): ForecastYear | null {
  return years.find((one) => one.year === year) ?? null;
}
