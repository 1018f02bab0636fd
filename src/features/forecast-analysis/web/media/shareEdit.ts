import type { Assumptions, StatedWeight } from "#domain/forecast/assumptions.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { VerticalMix } from "#forecast/input.ts";
import { nationDollars, type RunFigures } from "../figures/runFigures.ts";
import { rebalancedRow, type ShiftFault, shiftWeights, type WantedDollars } from "../figures/shiftMix.ts";
import { isShareHeld, mixOf, withoutWeights, withWeights } from "../figures/stated.ts";
import type { CellEdit } from "#ui/grid/cellRules.ts";

export interface ShareFrame {
  readonly figures: RunFigures;
  readonly imported: readonly VerticalMix[];
  readonly assumptions: Assumptions;
  readonly year: number;
  /** A vertical's core dollars, medium by medium. */
  readonly dollarsOf: (vertical: string) => readonly number[];
}

/**
 * Weights under which each typed share of a vertical's money is as typed, all at once: unlocked media of the row give way, and so do the other
 * verticals of each medium. Rows with an emptied cell get the files' weights back.
 */
export function shareEdit(
  edits: readonly CellEdit[],
  { figures, imported, assumptions, year, dollarsOf }: ShareFrame,
): ((assumptions: Assumptions) => Assumptions) | ShiftFault | "noRoom" {
  const groups: WantedDollars[] = [];
  const emptied = new Set<string>();
  for (const [vertical, cells] of Map.groupBy(edits, ({ row }) => row)) {
    const shares = new Map(
      cells.flatMap(({ column, value }) => (value === null ? [] : [[figures.media.indexOf(column), value] as const])),
    );
    if (shares.size < cells.length) {
      emptied.add(vertical);
      continue;
    }
    const dollars = dollarsOf(vertical);
    const held = figures.media.flatMap((medium, place) =>
      isShareHeld(assumptions, { vertical, medium }) ? [place] : [],
    );
    const wanted = rebalancedRow(dollars, shares, new Set(held));
    if (!wanted) return "noRoom";
    const subVerticals = figures.subVerticals.filter((each) => verticalOf(each) === vertical);
    figures.media.forEach((medium, place) => {
      const [is, to] = [dollars[place] ?? 0, wanted[place] ?? 0];
      if (is === 0 && to < 1) return;
      groups.push({ subVerticals, medium, now: is, wanted: to });
    });
  }
  const mix = mixOf(imported, assumptions.mix);
  const weights: StatedWeight[] = [];
  for (const [medium, own] of Map.groupBy(groups, (group) => group.medium)) {
    if (own.every(({ now, wanted }) => now === wanted)) continue;
    const shifted = shiftWeights(mix, own, nationDollars(figures, medium, year, "core"));
    if (typeof shifted === "string") return shifted;
    weights.push(...shifted);
  }
  return (before) =>
    withWeights(
      withoutWeights(before, ({ subVertical }) => emptied.has(verticalOf(subVertical))),
      weights,
    );
}
