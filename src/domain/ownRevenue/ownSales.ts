import { quarterOfMonth, QUARTERS } from "../period.ts";
import type { RevenueCell } from "./revenueCell.ts";

/** What of own revenue is asked for. */
export interface SalesQuestion {
  readonly market: string;
  readonly medium: string;
  readonly year: number;
}

/** Own dollars by sub-vertical in a year, its months added up; null where nothing was given for this medium and year. */
export function ownSales(cells: readonly RevenueCell[], question: SalesQuestion): ReadonlyMap<string, number> | null {
  const sales = new Map<string, number>();
  for (const { subVertical, dollars } of cells.filter((cell) => isAsked(cell, question)))
    sales.set(subVertical, (sales.get(subVertical) ?? 0) + dollars);
  return sales.size > 0 ? sales : null;
}

/** What of the same is told by month, as the four quarters of each sub-vertical. */
export function ownQuarters(
  cells: readonly RevenueCell[],
  question: SalesQuestion,
): ReadonlyMap<string, readonly number[]> {
  const told = new Map<string, readonly number[]>();
  for (const cell of cells) {
    if (cell.month === null || !isAsked(cell, question)) continue;
    const quarter = quarterOfMonth(cell.month);
    const before = told.get(cell.subVertical) ?? QUARTERS.map(() => 0);
    told.set(
      cell.subVertical,
      before.map((dollars, at) => (QUARTERS[at] === quarter ? dollars + cell.dollars : dollars)),
    );
  }
  return told;
}

/** Own dollars of some sub-verticals month by month, January first; null for a month of which nothing was given. */
export function ownMonths(
  cells: readonly RevenueCell[],
  question: SalesQuestion,
  subVerticals: readonly string[],
): (number | null)[] {
  const months = Array.from({ length: 12 }, (): number | null => null);
  const asked = new Set(subVerticals);
  for (const cell of cells) {
    if (cell.month === null || !asked.has(cell.subVertical) || !isAsked(cell, question)) continue;
    months[cell.month - 1] = (months[cell.month - 1] ?? 0) + cell.dollars;
  }
  return months;
}

function isAsked(cell: RevenueCell, { market, medium, year }: SalesQuestion): boolean {
  return cell.market === market && cell.medium === medium && cell.year === year;
}
