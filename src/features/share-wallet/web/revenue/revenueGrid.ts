import type { RevenueCell } from "#domain/ownRevenue/revenueCell.ts";

/** What the columns of the grid are: one for the whole year, or one for each month. */
export type GridPeriod = "year" | "months";

/** Months of the columns; null is the whole year. */
export const GRID_COLUMNS: Readonly<Record<GridPeriod, readonly (number | null)[]>> = {
  year: [null],
  months: Array.from({ length: 12 }, (_, at) => at + 1),
};

/** One sub-vertical's own dollars in a year. */
export interface GridRow {
  readonly subVertical: string;
  /** By month; the whole year under `null`. */
  readonly cells: ReadonlyMap<number | null, number>;
  /** The year, or its months added up; null where nothing was given. */
  readonly total: number | null;
}

/** The rows of a grid, in the order of the sub-verticals. */
export function gridRows(subVerticals: readonly string[], cells: readonly RevenueCell[]): GridRow[] {
  const bySubVertical = Map.groupBy(cells, (cell) => cell.subVertical);
  return subVerticals.map((subVertical) => {
    const own = bySubVertical.get(subVertical) ?? [];
    const total = own.length > 0 ? own.reduce((sum, { dollars }) => sum + dollars, 0) : null;
    return { subVertical, cells: new Map(own.map(({ month, dollars }) => [month, dollars])), total };
  });
}

/** What a cell holds: a year shows the sum of its months, a month of a whole year nothing. */
export function gridValue({ cells, total }: GridRow, month: number | null): number | null {
  return month === null ? total : (cells.get(month) ?? null);
}

/** One cell to be set; null takes it away. */
export interface GridEdit {
  readonly subVertical: string;
  readonly month: number | null;
  readonly dollars: number | null;
}
