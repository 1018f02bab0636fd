import { memo, useMemo } from "react";
import type { Spending } from "#documents/spending.ts";
import type { DigitalProspect } from "#domain/advertisers/digitalMarketProspects.ts";
import { prospectColumns } from "#documents/parts/advertisers/prospectsFigure.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { type Column, DataTable } from "#ui/figures/DataTable.tsx";
import type { Words } from "#language/words/words.ts";

interface ProspectsTableProps {
  readonly caption: string;
  readonly rows: readonly DigitalProspect[];
  readonly spending: Spending;
}

/** Every prospect with what its score is made of, and the way onto the call list. */
export const ProspectsTable = memo(function ProspectsTable({ caption, rows, spending }: ProspectsTableProps) {
  const columns = useMemo(() => columnsOf(rows, spending), [rows, spending]);
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={({ prospect }) => prospect.id} />;
});

/** The columns that files have too, the category below the name, and the way onto the call list. */
function columnsOf(rows: readonly DigitalProspect[], { market, words }: Spending): Column<DigitalProspect>[] {
  const { text } = words;
  const called: Column<DigitalProspect> = {
    key: "call",
    head: text("verticals.prospects.column.call"),
    numeric: false,
    value: ({ prospect }) => words.formats.name(prospect.names),
    shown: () => "",
    content: ({ prospect }) => (
      <AddToCallList
        market={market.id}
        subVertical={prospect.subVertical}
        prospect={prospect.id}
        name={words.formats.name(prospect.names)}
      />
    ),
  };
  const columns = prospectColumns(rows, words).map((column) => (column.key === "name" ? named(column, words) : column));
  const after = columns.findIndex(({ key }) => key === "gap") + 1;
  return columns.toSpliced(after, 0, called);
}

function named(column: Column<DigitalProspect>, words: Words): Column<DigitalProspect> {
  return {
    ...column,
    unit: words.text("verticals.prospects.column.category"),
    content: (row) => (
      <>
        {column.shown(row)}
        <small>{words.subVertical(row.prospect.subVertical)}</small>
      </>
    ),
  };
}
