import { memo, useMemo } from "react";
import type { Cell, Table } from "#domain/table.ts";
import type { ReportCell } from "#reports/document.ts";
import { reportTable, type TotalRow } from "#reports/reportTable.ts";
import type { MeasureFormats } from "#words/measureFormats.ts";
import type { Words } from "#words/words.ts";
import { type Column, DataTable } from "#ui/figure/DataTable.tsx";

interface SectionTableProps {
  readonly caption: string;
  readonly table: Table;
  readonly words: Words;
  /** The column whose text names a row; its figures are explained under that name. */
  readonly named: string;
  readonly total?: TotalRow;
  /** Why the row of that name stands out; undefined for one that does not. */
  readonly mark?: ((id: string) => string | undefined) | undefined;
  /** How amounts are written that are not in dollars; the table then holds them in their measure. */
  readonly amounts?: MeasureFormats | undefined;
}

interface Row {
  readonly id: string;
  readonly cells: readonly ReportCell[];
}

/** The twin of a chart: the table that files hold too, with its naming column as the rows' heads. */
export const SectionTable = memo(function SectionTable(props: SectionTableProps) {
  const { caption, table, words, named, total, amounts, mark } = props;
  const written = useMemo(
    () => reportTable(table, { name: "", caption, words, named, total, amounts }),
    [table, caption, words, named, total, amounts],
  );
  const rows = useMemo(
    () => uniquely(written.rows.map(({ cells }, at): Row => ({ id: String(cells[0]?.value ?? at), cells }))),
    [written],
  );
  const columns = useMemo(
    () =>
      written.columns.map(
        ({ key, head, headUnit, numeric }, at): Column<Row> => ({
          key,
          head,
          ...(headUnit !== "" && { unit: headUnit }),
          numeric,
          value: ({ cells }) => sortable(cells[at]),
          shown: ({ cells }) => cells[at]?.text ?? "",
        }),
      ),
    [written],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      totals={written.totals.map(({ cells }) => ({ id: "total", cells }))}
      rowId={({ id }) => id}
      mark={mark && (({ id }) => mark(id))}
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
