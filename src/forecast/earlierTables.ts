import type { Estimate } from "./estimate.ts";
import type { YearLocks } from "./evidenceReport.ts";
import type { ConstraintReport } from "./input.ts";
import type { DeferredTable } from "./settleTable.ts";
import type { PartName } from "./spendPart.ts";

/** A settled table with what it was settled from. */
export interface YearTable extends DeferredTable {
  readonly estimate: Estimate;
  /** Whole dollars where evidence or a constraint fixes a cell, NaN elsewhere; null where none does. */
  readonly locks: Float64Array | null;
  /** The table before constraints, where any reach it. */
  readonly unconstrained?: YearTable;
  /** Positions of all constraints that were met together with those that reach it. */
  readonly metTogether?: readonly number[];
}

/** All tables of a year, core ones first, and what became of its spend lines. */
export interface YearTables {
  readonly tables: readonly YearTable[];
  readonly locks: YearLocks;
  readonly constraints: readonly ConstraintReport[];
}

/** Tables of an earlier run that may be taken over as they are. */
export interface EarlierTables {
  /** Whether nothing changed that the medium's estimates are made from, so that not even its margins need a look. */
  isSettled(medium: string): boolean;
  /** Undefined where the earlier run had none. */
  table(medium: string, year: number, part: PartName): YearTable | undefined;
  /** Null where evidence changed, so that even tables of the same estimates may differ. */
  year(year: number): YearTables | null;
}

/** Whether two rows of figures are the same to the bit; NaN is the same as NaN. */
export function sameFigures(one: Float64Array | null, other: Float64Array | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((value, place) => Object.is(value, other[place]));
}
