import { apportion } from "./figures/apportion.ts";

/**
 * Percent of an election year's political money spent in each month, January first. Our own assumption: primaries in spring, most
 * of it between the start of the lowest-unit-charge window (60 days before the general election) and election day.
 */
export const POLITICAL_MONTH_WEIGHTS: readonly number[] = [2, 3, 5, 5, 6, 6, 6, 9, 18, 34, 5, 1];

export interface PoliticalMonth {
  /** 1–12. */
  readonly month: number;
  readonly dollars: number;
  /** From January up to and including this month. */
  readonly cumulative: number;
}

/** An election year's political dollars by month, adding up to the dollar; empty in odd years and without data. */
export function politicalMonths(year: number, dollars: number | null): PoliticalMonth[] {
  if (year % 2 !== 0 || dollars === null) return [];
  let cumulative = 0;
  return apportion(dollars, POLITICAL_MONTH_WEIGHTS).map((part, index) => {
    cumulative += part;
    return { month: index + 1, dollars: part, cumulative };
  });
}
