/**
 * What must hold of the cells in which the named markets, sub-verticals, media and years cross; an axis left out means all of it.
 *
 * Each year is held on its own: a constraint on three years is three of them. Several cells are held as a sum, except by
 * `zero`, which empties every one.
 */
export interface Constraint {
  readonly markets?: readonly string[] | undefined;
  readonly subVerticals?: readonly string[] | undefined;
  readonly media?: readonly string[] | undefined;
  readonly years?: readonly number[] | undefined;
  /** Only the core sub-verticals, or only the political ones; left out: both. */
  readonly part?: "core" | "political" | undefined;
  readonly rule: "equals" | "atLeast" | "zero";
  /** Whole dollars of each year, zero or more; 0 by the rule `zero`. */
  readonly dollars: number;
}
