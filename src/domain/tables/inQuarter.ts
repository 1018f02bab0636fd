import type { Quarter } from "../period.ts";
import type { Table } from "./table.ts";

/** The same table, which says in a last column of which quarter its figures are; that of whole years stays as it is. */
export function tableInQuarter(table: Table, quarter: Quarter | undefined): Table {
  if (quarter === undefined) return table;
  return {
    ...table,
    columns: [...table.columns, { key: "quarter", unit: "count" }],
    rows: table.rows.map((row) => [...row, quarter]),
  };
}
