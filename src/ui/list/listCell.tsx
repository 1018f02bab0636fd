import type { ReactNode } from "react";
import type { Formats } from "#language/format.ts";
import { type ListColumn, wordsOf } from "./listColumn.ts";

/**
 * What stands in one cell: the column's own look, or its value in the reader's language; nothing is a dash. A function and no
 * component, since hundreds of cells are drawn anew with every order.
 */
export function listCell<Row>(column: ListColumn<Row>, row: Row, formats: Formats): ReactNode {
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  if (value === null || value === "") return "–";
  if (typeof value === "number") return formats.count(value);
  if (column.kind === "date" && typeof value === "string") return formats.date(value);
  const words = wordsOf(column, row);
  return words.length === 0 ? "–" : <bdi>{words.join(", ")}</bdi>;
}
