import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import type { PartName } from "#forecast/spendPart.ts";
import type { VerticalMix } from "#forecast/input.ts";
import { nationDollars, type RunFigures, type ShownPart } from "../figures/runFigures.ts";
import { type ShiftFault, shiftWeights } from "../figures/shiftMix.ts";
import { constraintKey, withConstraint, withoutConstraint, withoutWeights, withWeights } from "../figures/stated.ts";
import type { CellEdit } from "#ui/grid/cellRules.ts";
import { verticalOfRow } from "./allocation.ts";

/** The column that adds up all media. */
export const ALL = "all";

type Change = (assumptions: Assumptions) => Assumptions;

/** What holds a market's cell, or its whole row under all media, in a year. */
export function holdOf(market: string, column: string, year: number, part: ShownPart) {
  return {
    markets: [market],
    ...(column === ALL ? {} : { media: [column] }),
    years: [year],
    ...(part === "all" ? {} : { part }),
  };
}

/** Fixes what was typed for markets, and releases what was emptied. */
export function marketEdit(edits: readonly CellEdit[], year: number, part: ShownPart, reason: string): Change {
  return (before) =>
    edits.reduce((assumptions, { row, column, value }) => {
      const cells = holdOf(row, column, year, part);
      return value === null
        ? withoutConstraint(assumptions, constraintKey(cells))
        : withConstraint(assumptions, { ...cells, rule: "equals", dollars: value, reason });
    }, before);
}

interface MixFrame {
  readonly figures: RunFigures;
  readonly mix: readonly VerticalMix[];
  readonly year: number;
  readonly part: PartName;
  readonly dollarsAt: (row: string, column: string) => number;
}

/**
 * Weights under which every typed cell of sub-verticals has its dollars at once; emptied cells get the files' weights back. A sum row gives
 * way to rows of its own that were typed together with it, such as in a pasted block.
 */
export function mixEdit(edits: readonly CellEdit[], frame: MixFrame): Change | ShiftFault {
  const changes: Change[] = [];
  for (const [medium, all] of Map.groupBy(edits, ({ column }) => column)) {
    const single = new Set(all.filter(({ row }) => verticalOfRow(row) === null).map(({ row }) => verticalOf(row)));
    const own = all.filter(({ row }) => !single.has(verticalOfRow(row) ?? ""));
    const emptied = own.filter(({ value }) => value === null).flatMap(({ row }) => membersOf(frame.figures, row));
    if (emptied.length > 0)
      changes.push((before) =>
        withoutWeights(before, (one) => one.medium === medium && emptied.includes(one.subVertical)),
      );
    const groups = own.flatMap(({ row, value }) =>
      value === null
        ? []
        : [{ subVerticals: membersOf(frame.figures, row), medium, now: frame.dollarsAt(row, medium), wanted: value }],
    );
    const total = nationDollars(frame.figures, medium, frame.year, frame.part);
    const weights = shiftWeights(frame.mix, groups, total);
    if (typeof weights === "string") return weights;
    changes.push((before) => withWeights(before, weights));
  }
  return (before) => changes.reduce((assumptions, change) => change(assumptions), before);
}

/** The sub-verticals of a row, which is one of them or a vertical. */
function membersOf({ subVerticals }: RunFigures, row: string): readonly string[] {
  const vertical = verticalOfRow(row);
  return vertical === null ? [row] : subVerticals.filter((each) => verticalOf(each) === vertical);
}
