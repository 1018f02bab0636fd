import type { Locale } from "#domain/taxonomy/name.ts";
import type { Cell } from "#domain/tables/table.ts";

/** A chart that Office draws, and that can be edited there. */
export interface NativeChart {
  /** What stands in `c:plotArea`, its layout and axes included. */
  readonly plot: string;
  /** The legend below; null where names stand at the figures themselves. */
  readonly legend: boolean;
  /** The sheet behind the chart: heads, then a row a category. */
  readonly sheet: readonly (readonly Cell[])[];
  /** The number pattern of the sheet's values. */
  readonly pattern: string;
}

/** Where the rows of bars and dots lie, in parts of the chart's height: what stands beside them is aligned with them. */
export const ROWS = { top: 0.01, high: 0.89 } as const;

/** What all kinds of charts are built with. */
export interface ChartPlace {
  readonly locale: Locale;
  /** In inches. */
  readonly width: number;
  readonly height: number;
  /** The least and the largest value, where several charts have one scale. */
  readonly reach?: readonly [number, number];
  /** Whether it is one of many small ones: then its lines are named above all of them, and its letters are small. */
  readonly small?: true;
}
