import { nullIfUnknown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";

/** One figure in two revisions of the data, in whole dollars; null is "no data". */
export interface FigureChange {
  /** A medium, a sub-vertical, a year; `total` for the sum. */
  readonly id: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Dollars more or less; null where either is not known. */
  readonly change: number | null;
  /** The same as a part of before, 0.05 for +5 %; null from nothing. */
  readonly growth: number | null;
}

/** Compares two amounts, of which NaN is "no data". */
export function figureChange(id: string, before: number, after: number): FigureChange {
  return {
    id,
    before: nullIfUnknown(before),
    after: nullIfUnknown(after),
    change: nullIfUnknown(after - before),
    growth: growth(nullIfUnknown(before), nullIfUnknown(after)),
  };
}

/** Whether the two revisions say different things; also that only one of them says something. */
export function isChanged({ before, after }: FigureChange): boolean {
  return before !== after;
}

/** What moved most comes first; then what only one revision knows, and last what stayed. Equals keep their order. */
export function biggestFirst(changes: readonly FigureChange[]): FigureChange[] {
  const weight = (one: FigureChange) => (one.change === null && isChanged(one) ? 0.5 : Math.abs(one.change ?? 0));
  return changes.toSorted((a, b) => weight(b) - weight(a));
}
