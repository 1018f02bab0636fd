import { useMediaQuery } from "@mantine/hooks";
import { IconColumns3 } from "@tabler/icons-react";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { csvFile } from "#domain/tables/csv.ts";
import type { Table } from "#domain/tables/table.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ExampleName } from "../example/examples.ts";
import { saveFile } from "../figures/saveFile.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { EmptyState, type WayOut } from "../problem/EmptyState.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import { NoHits } from "../problem/NoHits.tsx";
import { toastProblem } from "../toast/toastProblem.ts";
import { Choices } from "./Choices.tsx";
import { DropButton } from "./DropButton.tsx";
import { listCell } from "./listCell.tsx";
import { nameOfRow, type ListColumn } from "./listColumn.ts";
import { listFile } from "./listFile.ts";
import { ListFoot } from "./ListFoot.tsx";
import { ListGrid, type ListGridProps } from "./ListGrid.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import style from "./ListTable.module.css";
import { ListToolbar } from "./ListToolbar.tsx";
import type { ListView } from "./listView.ts";
import { shownRows, spellAhead } from "./shownRows.ts";
import { SortButton } from "./SortButton.tsx";
import { useListTable } from "./useListTable.ts";
import type { ListViewState } from "./useListView.ts";
import { useReachedEnd } from "./useReachedEnd.ts";
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
  readonly empty: {
    readonly title: string;
    readonly hint: string;
    readonly example?: ExampleName;
    /** Leads to where it is filled. */
    readonly way?: WayOut;
    /** The button that fills it. */
    readonly action?: ReactNode;
  };
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
  readonly file?: (rows: readonly Row[]) => Table | Promise<Table>;
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
  useEffect(() => (rows && !served ? spellAhead(rows, columns) : undefined), [rows, served, columns]);
  const table = useListTable({ rows: shown, columns, shown: shownKeys, rowId, selectable: bulk !== undefined });
  const { rowSelection } = table.state;
  const { chosen, unseen } = useMemo(() => {
    // Most of the time nothing is chosen, and twenty thousand rows are long to be asked.
    if (Object.keys(rowSelection).length === 0) return { chosen: [], unseen: 0 };
    const visible = new Set(shown);
    const found = (rows ?? []).filter((row) => rowSelection[rowId(row)]);
    return { chosen: found, unseen: found.filter((row) => !visible.has(row)).length };
  }, [rows, rowSelection, rowId, shown]);
  const clear = () => table.resetRowSelection(true);
  // Spreadsheets take a file without the mark for one in an old encoding.
  const keep = (table: Table) => saveFile(`${name}.csv`, "text/csv", csvFile(table));
  const save = async () => keep(file ? await file(shown) : listFile(shown, inSight));

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
    <section className={style["list"]} aria-label={caption} data-list={name}>
      <ListToolbar
        isServed={served !== undefined}
        isEmpty={rows?.length === 0 && !isFiltered(view)}
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
        onExport={() => void save().catch(toastProblem)}
        actions={props.actions}
      />
      {rows === undefined && (problem ? <ErrorState reason={problem} onRetry={onRetry} /> : <ListSkeleton />)}
      {rows !== undefined && shown.length === 0 && (
        <Nothing list={list} hasRows={served !== undefined || rows.length > 0} empty={empty} />
      )}
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
          unseen={unseen}
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
  readonly list: ListViewState;
  /** Whether there may be rows that the search or the filters keep out. */
  readonly hasRows: boolean;
  readonly empty: ListTableProps<never>["empty"];
}

/** Nothing is there at all, or nothing answers the search. */
function Nothing({ list: { view, change }, hasRows, empty: { action, ...empty } }: NothingProps) {
  if (!hasRows || !isFiltered(view)) return <EmptyState {...empty}>{action}</EmptyState>;
  const clear = () => change({ search: "", filters: new Map() });
  return <NoHits words={view.search} filtered={view.filters.size > 0} onClear={clear} />;
}

interface ColumnChooserProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly shown: ReadonlySet<string>;
  /** Null goes back to the usual ones. */
  readonly onChoose: (shown: ReadonlySet<string> | null) => void;
}

/** Which columns are in sight. */
function ColumnChooser<Row>({ columns, shown, onChoose }: ColumnChooserProps<Row>) {
  const text = useText();
  const options = columns.filter(({ fixed }) => !fixed).map(({ key, head }) => ({ value: key, label: head }));
  return (
    <DropButton label={text("lists.columns")} icon={<IconColumns3 size={16} stroke={1.6} aria-hidden="true" />}>
      {() => (
        <>
          <Choices
            label={text("lists.columns")}
            options={options}
            chosen={[...shown]}
            onChange={(chosen) => onChoose(new Set(chosen))}
          />
          <ActionButton onClick={() => onChoose(null)}>{text("lists.usualColumns")}</ActionButton>
        </>
      )}
    </DropButton>
  );
}

type ListItemsProps<Row extends object> = Omit<ListGridProps<Row>, "sort" | "onSort">;

const ITEM_HEIGHT = 64;

/** The rows of a list on a phone: two lines each, scrolled with the page. */
function ListItems<Row extends object>(props: ListItemsProps<Row>) {
  const { caption, table, columns, selectable, onOpen, opened, isFaded, onEnd } = props;
  const text = useText();
  const formats = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  const [isInDialog, setInDialog] = useState(false);
  useLayoutEffect(() => {
    setAbove((list.current?.getBoundingClientRect().top ?? 0) + scrollY);
    setInDialog(Boolean(list.current?.closest("[role=dialog]")));
  }, []);
  const { rows } = table.getRowModel();
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized component
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ITEM_HEIGHT,
    // The window stands still below a dialog; lists there are short enough to be drawn whole.
    overscan: isInDialog ? rows.length : 8,
    scrollMargin: above,
    indexAttribute: "data-at",
  });
  const wraps = columns.some((column) => column.wraps);
  const items = virtual.getVirtualItems();
  useReachedEnd(items.at(-1)?.index, rows.length, onEnd);

  return (
    <ul ref={list} className={style["items"]} aria-label={caption} style={{ height: virtual.getTotalSize() }}>
      {items.map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <li
            key={row.id}
            ref={wraps ? virtual.measureElement : undefined}
            data-at={index}
            data-wraps={wraps || undefined}
            className={style["item"]}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            data-opened={row.id === opened || undefined}
            data-chosen={row.getIsSelected() || undefined}
            data-faded={isFaded?.(row.original) || undefined}
            style={{ transform: `translateY(${start - above}px)` }}
          >
            {selectable && (
              <label className={style["check"]}>
                <input
                  type="checkbox"
                  aria-label={text("lists.chooseNamed", { name: nameOfRow(columns, row.original) })}
                  checked={row.getIsSelected()}
                  readOnly
                  onClick={row.getToggleSelectedHandler()}
                />
              </label>
            )}
            <button type="button" className={style["face"]} disabled={!onOpen} onClick={() => onOpen?.(row.original)}>
              <Face columns={columns} row={row.original} formats={formats} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FaceProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly row: Row;
  readonly formats: Formats;
}

function Face<Row>({ columns, row, formats }: FaceProps<Row>) {
  const placed = (place: ListColumn<Row>["narrow"]) =>
    columns.flatMap((column) => {
      if (column.narrow !== place) return [];
      const cell = column.narrowCell ? column.narrowCell(row) : listCell(column, row, formats);
      return cell === null ? [] : [{ key: column.key, cell }];
    });
  return (
    <>
      <span className={style["line"]}>
        <span className={style["lead"]}>
          {placed("lead").map(({ key, cell }) => (
            <Fragment key={key}>{cell}</Fragment>
          ))}
        </span>
        <span className={style["end"]}>
          {placed("end").map(({ key, cell }) => (
            <Fragment key={key}>{cell}</Fragment>
          ))}
        </span>
      </span>
      <span className={style["note"]}>
        {placed("note").map(({ key, cell }, at) => (
          <span key={key}>
            {at > 0 && " · "}
            {cell}
          </span>
        ))}
      </span>
    </>
  );
}
