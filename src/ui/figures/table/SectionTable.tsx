import { memo, useMemo } from "react";
import type { Table } from "#domain/tables/table.ts";
import { reportTable, type TotalRow } from "#documents/reportTable.ts";
import type { MeasureFormats } from "#language/words/measureFormats.ts";
import type { Words } from "#language/words/words.ts";
import { WrittenTable } from "./WrittenTable.tsx";

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

/** The twin of a chart: the table that files hold too, with its naming column as the rows' heads. */
export const SectionTable = memo(function SectionTable(props: SectionTableProps) {
  const { caption, table, words, named, total, amounts, mark } = props;
  const written = useMemo(
    () => reportTable(table, { name: "", caption, words, named, total, amounts, mark }),
    [table, caption, words, named, total, amounts, mark],
  );
  return <WrittenTable table={written} />;
});
