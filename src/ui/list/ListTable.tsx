import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useMemo } from "react";
import { csvFile } from "#domain/tables/csv.ts";
import type { Table } from "#domain/tables/table.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { saveFile } from "../figures/saveFile.ts";
import { EmptyState } from "../problem/EmptyState.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { ColumnChooser } from "./ColumnChooser.tsx";
import type { ListColumn } from "./listColumn.ts";
import { ListFoot } from "./ListFoot.tsx";
import { ListGrid } from "./ListGrid.tsx";
import { ListItems } from "./ListItems.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { listFile } from "./listFile.ts";
import { ListToolbar } from "./ListToolbar.tsx";
import { SortButton } from "./SortButton.tsx";
import { shownRows } from "./shownRows.ts";
import { useListTable } from "./useListTable.ts";
import style from "./ListTable.module.css";
import type { ListView } from "./listView.ts";
import type { ListViewState } from "./useListView.ts";
import { useShownColumns } from "./useShownColumns.ts";

export interface ListTableProps<Row extends object> {
  /** Names the file and what is remembered: `users`. */
  readonly name: string;
  /** What the list holds, for screen readers. */
  readonly caption: string;
  /** The same ones from render to render. */
  readonly columns: readonly ListColumn<Row>[];
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  /** Of `useListView` with the same columns. */
  readonly list: ListViewState;
  /** Why there are no rows; null where nothing is wrong. */
  readonly problem: unknown;
  readonly onRetry: () => void;
  /** What is said where there is nothing at all. */
  readonly empty: { readonly title: string; readonly hint: string };
  /** A press on a row or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** The id of the row whose details are open. */
  readonly opened?: string | null;
  readonly isFaded?: (row: Row) => boolean;
  /** What else can be done here, such as inviting somebody. */
  readonly actions?: ReactNode;
  /** What can be done with several rows; makes rows choosable. `clear` lets go of them. */
  readonly bulk?: (chosen: readonly Row[], clear: () => void) => ReactNode;
  /** The rows as a file, where it is to hold something else than what is in sight. */
  readonly file?: (rows: readonly Row[]) => Table;
  /** For lists that the server searches and sends piece by piece: rows are shown as they come, and `onEnd` asks for more. */
  readonly served?: { readonly total: number | null; readonly onEnd: () => void };
}

/** A list of an administrator's screen: search, filters, order, columns, file, choosing several, and details on a press. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { name, caption, columns, rows, rowId, list, problem, onRetry, empty, bulk, served, file } = props;
  const formats = useFormats();
  const isNarrow = useMediaQuery("(max-width: 767.98px)", false, { getInitialValueInEffect: false });
  const [shownKeys, chooseColumns] = useShownColumns(name, columns);
  const inSight = columns.filter(({ key }) => shownKeys.has(key));
  const { view, change } = list;
  const shown = useMemo(
    () => (rows ? (served ? rows : shownRows(rows, columns, view, (a, b) => formats.compare(a, b))) : []),
    [rows, served, columns, view, formats],
  );
  const table = useListTable({ rows: shown, columns, shown: shownKeys, rowId, selectable: bulk !== undefined });
  const chosen = (rows ?? []).filter((row) => table.state.rowSelection[rowId(row)]);
  const visible = new Set(shown);
  const clear = () => table.resetRowSelection(true);
  // Spreadsheets take a file without the mark for one in an old encoding.
  const save = () => saveFile(`${name}.csv`, "text/csv", csvFile(file ? file(shown) : listFile(shown, inSight)));

  const shared = {
    caption,
    table,
    selectable: bulk !== undefined,
    onOpen: props.onOpen,
    opened: props.opened ?? null,
    isFaded: props.isFaded,
    onEnd: served?.onEnd,
  };

  return (
    <section className={style["list"]} aria-label={caption}>
      <ListToolbar
        columns={columns}
        view={view}
        change={change}
        chooser={
          isNarrow ? (
            <SortButton columns={columns} view={view} change={change} />
          ) : (
            <ColumnChooser columns={columns} shown={shownKeys} onChoose={chooseColumns} />
          )
        }
        onExport={save}
        actions={props.actions}
      />
      {rows === undefined && (problem ? <ErrorState reason={problem} onRetry={onRetry} /> : <ListSkeleton />)}
      {rows !== undefined && shown.length === 0 && <Nothing isFiltered={isFiltered(view)} empty={empty} />}
      {shown.length > 0 &&
        (isNarrow ? (
          <ListItems {...shared} columns={columns} />
        ) : (
          <ListGrid {...shared} columns={inSight} sort={view.sort} onSort={(sort) => change({ sort })} />
        ))}
      {rows !== undefined && (rows.length > 0 || isFiltered(view)) && (
        <ListFoot
          shown={shown.length}
          total={served ? served.total : rows.length}
          chosen={chosen.length}
          unseen={chosen.filter((row) => !visible.has(row)).length}
          onClear={clear}
          bulk={bulk?.(chosen, clear)}
        />
      )}
    </section>
  );
}

function isFiltered({ search, filters }: ListView): boolean {
  return search !== "" || filters.size > 0;
}

interface NothingProps {
  readonly isFiltered: boolean;
  readonly empty: ListTableProps<never>["empty"];
}

/** Nothing is there at all, or nothing answers the search. */
function Nothing({ isFiltered, empty }: NothingProps) {
  const text = useText();
  return isFiltered ? (
    <EmptyState title={text("lists.noMatch.what")} hint={text("lists.noMatch.why")} />
  ) : (
    <EmptyState {...empty} />
  );
}
