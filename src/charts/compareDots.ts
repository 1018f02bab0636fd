import { niceTicks } from "./scale.ts";

/** One line of the comparison: a medium with the value of each market, in the markets' order. */
export interface ComparedRow {
  readonly id: string;
  readonly values: readonly (number | null)[];
}

export interface CompareDots {
  /** Round values of the common scale with their place, 0–1. */
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
  readonly rows: readonly {
    readonly id: string;
    /** Each market's place on the scale, 0–1; null without a figure. */
    readonly dots: readonly (number | null)[];
    /** From the first to the last dot; null with fewer than two. */
    readonly span: readonly [number, number] | null;
  }[];
}

/** Places several markets on one scale from zero, a line for each medium. */
export function compareDots(rows: readonly ComparedRow[], tickCount: number): CompareDots {
  const largest = Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ticks = niceTicks(largest, tickCount);
  const top = ticks.at(-1)! || 1;
  return {
    ticks: ticks.map((value) => ({ value, at: value / top })),
    rows: rows.map(({ id, values }) => {
      const dots = values.map((value) => (value === null ? null : value / top));
      const known = dots.filter((dot) => dot !== null);
      return { id, dots, span: known.length < 2 ? null : [Math.min(...known), Math.max(...known)] };
    }),
  };
}
