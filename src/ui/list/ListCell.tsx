import type { ReactNode } from "react";
import { useFormats } from "#i18n/useFormats.ts";
import { type ListColumn, wordsOf } from "./listColumn.ts";

/** What stands in one cell: the column's own look, or its value in the reader's language; nothing is a dash. */
export function ListCell<Row>({ column, row }: { readonly column: ListColumn<Row>; readonly row: Row }): ReactNode {
  const formats = useFormats();
  if (column.cell) return column.cell(row);
  const value = column.value(row);
  if (value === null || value === "") return "–";
  if (typeof value === "number") return formats.count(value);
  if (column.kind === "date" && typeof value === "string") return formats.date(value);
  const words = wordsOf(column, row);
  return words.length === 0 ? "–" : <bdi>{words.join(", ")}</bdi>;
}
