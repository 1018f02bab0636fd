import { apportion } from "../figures/apportion.ts";

const ROUNDS = 40;

/**
 * Whole dollars in rows and columns of which both sums are given and add up to the same: as near to the given division as these sums let
 * it be. Rows are cells of a year, columns its quarters.
 */
export function fitQuarters(
  cells: readonly (readonly number[])[],
  years: readonly number[],
  quarters: readonly number[],
): number[][] {
  // A quarter without a dollar by its season can still be one in which money was seen.
  let fitted = cells.map((row, at) => row.map((dollars) => dollars + (years[at] ?? 0) * 1e-6));
  for (let round = 0; round < ROUNDS; round++) {
    const sums = quarters.map((_, quarter) => fitted.reduce((sum, row) => sum + (row[quarter] ?? 0), 0));
    fitted = fitted.map((row, at) => {
      const scaled = row.map((dollars, quarter) => (dollars * (quarters[quarter] ?? 0)) / (sums[quarter] || 1));
      const sum = scaled.reduce((all, dollars) => all + dollars, 0);
      return scaled.map((dollars) => (dollars * (years[at] ?? 0)) / (sum || 1));
    });
  }
  const whole = fitted.map((row, at) => apportion(years[at] ?? 0, row.some((dollars) => dollars > 0) ? row : quarters));
  settle(whole, quarters);
  return whole;
}

/** Moves what rounding left over from one column to another within the rows that have most of it. */
function settle(rows: number[][], wanted: readonly number[]): void {
  const over = wanted.map((dollars, column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) - dollars);
  for (const [from] of wanted.entries()) {
    for (const [to] of wanted.entries()) {
      for (const row of rows.toSorted((a, b) => (b[from] ?? 0) - (a[from] ?? 0))) {
        const moved = Math.min(over[from] ?? 0, -(over[to] ?? 0), row[from] ?? 0);
        if (moved <= 0) break;
        row[from] = (row[from] ?? 0) - moved;
        row[to] = (row[to] ?? 0) + moved;
        over[from] = (over[from] ?? 0) - moved;
        over[to] = (over[to] ?? 0) + moved;
      }
    }
  }
}
