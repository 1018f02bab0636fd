/** What a column's numbers are; names of columns are stable keys, translated where shown. */
export type ColumnUnit = "text" | "year" | "count" | "dollars" | "percent" | "index" | "rank" | "persons";

export interface Column {
  readonly key: string;
  readonly unit: ColumnUnit;
  /** The year a column of a years table stands for: `dollars_2025` has 2025. */
  readonly year?: number;
  /** The medium a column stands for, where media go across. */
  readonly medium?: string;
}

export type Cell = string | number | null;

/** A section as plain rows: the twin of its chart and the body of its CSV. Percent columns hold 12.3 for 12.3 %. */
export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** What the percentage in a row and a column is rounded from, as a part of one; null where nothing is rounded. */
  readonly partAt?: (row: number, column: number) => number | null;
}
