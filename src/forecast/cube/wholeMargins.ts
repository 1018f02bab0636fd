import { apportion } from "#domain/figures/apportion.ts";
import { sumKnown } from "#domain/figures/amount.ts";
import { controlledRounding } from "../controlledRounding.ts";
import type { CubeMargins, CubeShape } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { type Axis, summedTo } from "./marginTies.ts";
import { MARGIN_KINDS } from "./marginLines.ts";

/** Whole sums of market × medium and sub-vertical × medium close to the table's own, which add up to all whole margins that are given. */
export function wholeMargins(
  table: Float64Array,
  shape: CubeShape,
  margins: CubeMargins,
): { marketMedium: Float64Array; subVerticalMedium: Float64Array } {
  const own = cubeSums(table, shape, false);
  const given = (axis: Axis) => {
    for (const kind of MARGIN_KINDS) {
      const sums = margins[kind] && summedTo(axis, kind, margins[kind], shape);
      if (sums) return sums;
    }
    return null;
  };
  const total = given("all")?.[0] ?? Math.round(sumKnown(own.medium));
  const totals = (axis: "market" | "subVertical" | "medium") =>
    given(axis) ?? Float64Array.from(apportion(total, own[axis]));
  const media = totals("medium");
  return {
    marketMedium: margins.marketMedium ?? controlledRounding(own.marketMedium, media, totals("market")),
    subVerticalMedium:
      margins.subVerticalMedium ?? controlledRounding(own.subVerticalMedium, media, totals("subVertical")),
  };
}
