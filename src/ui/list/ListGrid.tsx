import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type PointerEvent, type RefObject, type UIEvent, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { gridStops, moveInGrid, stopsIn } from "../keyboard/gridKeys.ts";
import { useOneStop } from "../keyboard/useOneStop.ts";
import { nameOfRow, type ListColumn } from "./listColumn.ts";
import style from "./ListGrid.module.css";
import { ListHead } from "./ListHead.tsx";
import { ListRow } from "./ListRow.tsx";
import type { ListSort } from "./listView.ts";
import type { TableOf } from "./useListTable.ts";
import { useCutEdges } from "../look/useCutEdges.ts";
import { useReachedEnd } from "./useReachedEnd.ts";

export interface ListGridProps<Row extends object> {
  /** What the list holds, for screen readers. */
  readonly caption: string;
  readonly table: TableOf<Row>;
  /** The columns in sight. */
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: ListSort | null;
  readonly onSort: (sort: ListSort | null) => void;
  readonly selectable: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
  /** The id of the row whose details are open. */
  readonly opened: string | null;
  readonly isFaded: ((row: Row) => boolean) | undefined;
  /** Called when the last row comes into sight. */
  readonly onEnd: (() => void) | undefined;
}

/** As their controls are: what a finger presses is taller than what a pointer does. */
const rowHeight = (): number => (matchMedia("(pointer: coarse)").matches ? 45 : 32);
const CHECK_WIDTH = 40;

/** The rows of a list on wide screens, like a good spreadsheet; only those in sight are in the page. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { caption, table, columns, sort, onSort, selectable, onOpen, opened, isFaded, onEnd } = props;
  const text = useText();
  const formats = useFormats();
  const frame = useCutEdges<HTMLDivElement>();
  const { rows } = table.getRowModel();
  const { items, before, after, reveal, measure } = useRowsInSight(frame, rows.length);
  useReachedEnd(items.at(-1)?.index, rows.length, onEnd);
  const grid = useOneStop<HTMLTableElement>(gridStops);
  const onKeyDown = rowKeys({
    count: rows.length,
    reveal,
    onToggle: (at) => selectable && rows[at]?.toggleSelected(),
    onToggleAll: () => selectable && table.toggleAllRowsSelected(),
  });
  const wraps = columns.some((column) => column.wraps);
  const pinned = columns.find(({ fixed }) => fixed)?.key;
  const width = columns.reduce((sum, column) => sum + column.width, selectable ? CHECK_WIDTH : 0);

  return (
    <div ref={frame} className={style["frame"]} onScroll={markScrolled}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move from cell to cell
        role="grid"
        className={style["grid"]}
        style={{ minWidth: width, "--pin": `${selectable ? CHECK_WIDTH : 0}px` }}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selectable || undefined}
        onKeyDown={onKeyDown}
        onPointerOver={sayWhole}
      >
        <caption className="visually-hidden">{caption}</caption>
        <colgroup>
          {selectable && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map((column) => (
            <col key={column.key} style={{ width: `${(100 * column.width) / width}%` }} />
          ))}
        </colgroup>
        <ListHead table={table} columns={columns} pinned={pinned} sort={sort} onSort={onSort} selectable={selectable} />
        <tbody>
          <Gap height={before} />
          {items.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <ListRow
                  // A row that is drawn stays and says something else when the order changes: half the work of a new one.
                  key={index}
                  row={row}
                  at={index}
                  measure={wraps ? measure : undefined}
                  columns={columns}
                  pinned={pinned}
                  selectable={selectable}
                  chooseLabel={text("lists.chooseNamed", { name: nameOfRow(columns, row.original) })}
                  formats={formats}
                  opened={row.id === opened}
                  faded={isFaded?.(row.original) ?? false}
                  onOpen={onOpen && (() => onOpen(row.original))}
                />
              )
            );
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** The rows that stand in the page, and the height of those before and after them. */
function useRowsInSight(frame: RefObject<HTMLDivElement | null>, count: number) {
  const [height] = useState(rowHeight);
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized component
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    // Asked for every row there is, and a question to the browser takes its time.
    estimateSize: () => height,
    overscan: 6,
    indexAttribute: "data-at",
  });
  const items = virtual.getVirtualItems();
  return {
    items,
    measure: virtual.measureElement,
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (at: number) => virtual.scrollToIndex(at),
  };
}

/** Says that columns are hidden to the left, so that the one that stays is set off from them. */
function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);
}

/** Text that its cell cuts is said whole to a pointer that rests there. */
function sayWhole({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>("td, th") : null;
  const parts = cell ? [cell, ...cell.querySelectorAll<HTMLElement>("*")] : [];
  const cut = parts.some(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1);
  if (cell && cut && !cell.querySelector("[title]")) cell.title = cell.textContent;
  else if (cell?.hasAttribute("title") && !cut) cell.removeAttribute("title");
}

/** Holds the place of the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

interface RowKeysOptions {
  readonly count: number;
  /** Brings a row into sight, so that it can be focused. */
  readonly reveal: (at: number) => void;
  readonly onToggle: (at: number) => void;
  readonly onToggleAll: () => void;
}

const PAGE = 10;

/**
 * The keys of a grid of very many rows: besides those of every grid Page keys, Home and End move along the rows, Shift and Space
 * chooses one, Control and A all.
 */
function rowKeys({ count, reveal, onToggle, onToggleAll }: RowKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const stop = event.target instanceof Element ? event.target : null;
    const at = Number(stop?.closest<HTMLElement>("[data-at]")?.dataset["at"] ?? -1);
    const goal = { PageDown: at + PAGE, PageUp: at - PAGE, Home: 0, End: count - 1 }[event.key];
    if (at >= 0 && goal !== undefined) goTo(event.currentTarget, Math.max(0, Math.min(count - 1, goal)), reveal);
    else if (at >= 0 && event.key === " " && event.shiftKey) onToggle(at);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) onToggleAll();
    else {
      moveInGrid(event);
      return;
    }
    event.preventDefault();
  };
}

/** The name of a row gets the focus, once the row is there. */
function goTo(grid: HTMLElement, at: number, reveal: (at: number) => void): void {
  reveal(at);
  requestAnimationFrame(() => {
    const name = grid.querySelector<HTMLElement>(`[data-at="${at}"] [data-pinned]`);
    if (name) stopsIn(name)[0]?.focus();
  });
}
