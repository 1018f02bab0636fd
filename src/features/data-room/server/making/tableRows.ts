/** A column of a table that is made in one file. */
export interface DataColumn {
  readonly key: string;
  /** `whole` is a whole number such as dollars, `small` one of at most two billion such as a year, `decimal` any number. */
  readonly kind: "text" | "whole" | "small" | "decimal";
  /** Whether programs look for rows by it: then files say of each group of rows what lies in it. */
  readonly sought?: true;
}

/** Texts of a column: few different ones, each row the place of its own. */
export interface TextCells {
  readonly texts: readonly (string | null)[];
  readonly places: ArrayLike<number>;
}

/** Numbers of a column; NaN is no data. */
export type NumberCells = Float64Array;

/** Some rows of a table, column by column. */
export interface TableRows {
  readonly length: number;
  readonly cells: readonly (TextCells | NumberCells)[];
}

/** A table as it is made, some rows at a time: never more than those are held. */
export interface DataTableSource {
  readonly columns: readonly DataColumn[];
  readonly rows: () => Iterable<TableRows>;
}

export function isText(cells: TextCells | NumberCells): cells is TextCells {
  return "texts" in cells;
}
