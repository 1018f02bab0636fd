import { memo, useMemo } from "react";
import type { Cell } from "#domain/tables/table.ts";
import type { ReportCell, ReportRow, ReportTable } from "#documents/document.ts";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";

interface Row extends ReportRow {
  readonly id: string;
}

/** A table of a document on a screen: the same texts, to be sorted by any head. Its first column names the rows. */
export const WrittenTable = memo(function WrittenTable({ table }: { readonly table: ReportTable }) {
  const rows = useMemo(
    () => uniquely(table.rows.map((row, at): Row => ({ ...row, id: String(row.cells[0]?.value ?? at) }))),
    [table],
  );
  const columns = useMemo(
    () =>
      table.columns.map(
        ({ key, head, headUnit, numeric, forecast }, at): Column<Row> => ({
          key,
          head,
          ...(headUnit !== "" && { unit: headUnit }),
          numeric,
          forecast,
          value: ({ cells }) => sortable(cells[at]),
          shown: ({ cells }) => cells[at]?.text ?? "",
        }),
      ),
    [table],
  );
  return (
    <DataTable
      caption={table.caption}
      columns={columns}
      rows={rows}
      totals={table.totals.map((row) => ({ ...row, id: "total" }))}
      rowId={({ id }) => id}
      mark={({ mark }) => mark ?? undefined}
    />
  );
});

/** Names are sorted as they read, numbers as they are. */
function sortable(cell: ReportCell | undefined): Cell {
  return typeof cell?.value === "string" ? cell.text : (cell?.value ?? null);
}

/** Rows that share a name (a year and its months) keep ids of their own. */
function uniquely(rows: readonly Row[]): Row[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const times = seen.get(row.id) ?? 0;
    seen.set(row.id, times + 1);
    return times === 0 ? row : { ...row, id: `${row.id}~${times}` };
  });
}
