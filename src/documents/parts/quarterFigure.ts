import type { Quarter } from "#domain/period.ts";
import type { Words } from "#language/words/words.ts";
import type { ColumnChart } from "../chart.ts";
import type { BlockFigure } from "./blockFigure.ts";

/** A block that takes a year apart by quarter. */
export interface QuarterFigure extends BlockFigure {
  /** The quarter that its headline is about. */
  readonly largest: Quarter;
}

/** `Q3`. */
export function quarterName(quarter: number, { text }: Words): string {
  return text("spending.quarters.name", { quarter });
}

/** What a quarter is told by. */
type Told<Row> = (row: Row) => number;

/** The quarter with most, the first of them where several have as much. */
export function largestQuarter<Row>(rows: readonly Row[], told: Told<Row>): Row | undefined {
  const [first, ...others] = rows;
  return first && others.reduce((best, row) => (told(row) > told(best) ? row : best), first);
}

interface QuarterColumns {
  readonly quarters: readonly { readonly quarter: Quarter }[];
  readonly series: ColumnChart["series"];
  readonly format: ColumnChart["format"];
  readonly unit: string;
  /** What the mark of a quarter says, by its place. */
  readonly says: (at: number) => string;
}

/** Four columns, or four pairs of them. */
export function quarterColumns({ quarters, series, format, unit, says }: QuarterColumns, words: Words): ColumnChart {
  return {
    kind: "columns",
    stacked: false,
    marks: quarters.map(({ quarter }, at) => ({ id: String(quarter), says: says(at) })),
    categories: quarters.map(({ quarter }) => quarterName(quarter, words)),
    series,
    format,
    unit,
  };
}
