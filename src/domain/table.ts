/** What a column's numbers are; names of columns are stable keys, translated where shown. */
export type ColumnUnit = "text" | "year" | "count" | "dollars" | "percent" | "index" | "rank" | "persons";

/** A section as plain rows: the twin of its chart and the body of its CSV. Percent columns hold 12.3 for 12.3 %. */
export interface Table {
  readonly columns: readonly { readonly key: string; readonly unit: ColumnUnit }[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}
