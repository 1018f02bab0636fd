import { apportion } from "./figures/apportion.ts";
import { type Period, quarterOfMonth } from "./period.ts";

/**
 * Percent of an election year's political money spent in each month, January first. Our own assumption: primaries in spring, most
 * of it between the start of the lowest-unit-charge window (60 days before the general election) and election day.
 */
export const POLITICAL_MONTH_WEIGHTS: readonly number[] = [2, 3, 5, 5, 6, 6, 6, 9, 18, 34, 5, 1];

export interface PoliticalMonth {
  /** 1–12. */
  readonly month: number;
  readonly dollars: number;
  /** From the beginning of the year, or of the quarter, up to and including this month. */
  readonly cumulative: number;
}

/** An election year's political dollars, or those of a quarter of it, by month, adding up to the dollar; empty in odd years and without data. */
export function politicalMonths({ year, quarter }: Period, dollars: number | null): PoliticalMonth[] {
  if (year % 2 !== 0 || dollars === null) return [];
  const months = POLITICAL_MONTH_WEIGHTS.map((weight, index) => ({ month: index + 1, weight })).filter(
    ({ month }) => quarter === undefined || quarterOfMonth(month) === quarter,
  );
  const parts = apportion(
    dollars,
    months.map(({ weight }) => weight),
  );
  let cumulative = 0;
  return months.map(({ month }, at) => {
    const part = parts[at] ?? 0;
    cumulative += part;
    return { month, dollars: part, cumulative };
  });
}
