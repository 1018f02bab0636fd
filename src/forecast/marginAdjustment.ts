import type { Estimate } from "./estimate.ts";
import type { MarginAdjustment, TableReport } from "./input.ts";
import type { LineSums } from "./lineSums.ts";

/** How far evidence moved the margins of a table: how many by more than a dollar, and which one furthest. */
export function largestAdjustment(
  { marketMargins, verticalMargins, part }: Estimate,
  given: LineSums,
  markets: readonly string[],
): Pick<TableReport, "adjustedMargins" | "largestAdjustment"> {
  const moved = [
    ...adjustments("market", markets, marketMargins, given.rows),
    ...adjustments("subVertical", part.subVerticals, verticalMargins, given.columns),
  ];
  const furthest = moved.reduce<MarginAdjustment | null>(
    (most, next) => (most !== null && distance(most) >= distance(next) ? most : next),
    null,
  );
  return { adjustedMargins: moved.length, largestAdjustment: furthest };
}

function adjustments(
  axis: MarginAdjustment["axis"],
  ids: readonly string[],
  wanted: Float64Array,
  given: Float64Array,
): MarginAdjustment[] {
  return ids
    .map((id, line) => ({ axis, id, wanted: wanted[line] ?? 0, given: given[line] ?? 0 }))
    .filter((margin) => Math.abs(margin.given - margin.wanted) > 1);
}

function distance({ wanted, given }: MarginAdjustment): number {
  return Math.abs(given - wanted);
}
