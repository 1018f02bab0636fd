import type { Season } from "../advertisers/season.ts";
import { apportion } from "../figures/apportion.ts";
import { POLITICAL_MONTH_WEIGHTS } from "../politicalMonths.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";

/** The quarters of a year. */
export const QUARTERS = [1, 2, 3, 4] as const;
export type Quarter = (typeof QUARTERS)[number];

const EVEN: readonly number[] = QUARTERS.map(() => 0.25);

/** Four parts of a year, by sub-vertical and year. */
export type QuarterParts = (subVertical: string, year: number) => readonly number[];

/**
 * What part of a sub-vertical's year falls into each quarter: as its season says. Political money without a season of its own keeps to
 * the usual course of an election year in even years; of all others nothing is known, and each quarter is a quarter of the year.
 */
export function quarterPartsOf(seasons: readonly Season[]): QuarterParts {
  const known = new Map(seasons.map(({ subVertical, months }) => [subVertical, quarterSums(months)]));
  return (subVertical, year) =>
    known.get(subVertical) ?? (isPolitical(subVertical) && year % 2 === 0 ? POLITICAL : EVEN);
}

/** Whole dollars of a year in its four quarters, adding up to the dollar; "no data" stays that. */
export function inQuarters(dollars: number, parts: readonly number[]): readonly number[] {
  return Number.isNaN(dollars) ? parts.map(() => dollars) : apportion(dollars, parts);
}

function quarterSums(months: readonly number[]): readonly number[] {
  return [0, 3, 6, 9].map((first) => months.slice(first, first + 3).reduce((sum, part) => sum + part, 0));
}

const POLITICAL = quarterSums(POLITICAL_MONTH_WEIGHTS);

/** The quarter that a month, 1–12, belongs to. */
export function quarterOfMonth(month: number): Quarter {
  return QUARTERS[Math.ceil(month / 3) - 1] ?? 4;
}
