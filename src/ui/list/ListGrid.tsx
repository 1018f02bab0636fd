import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, type UIEvent, useRef, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "./listColumn.ts";
import style from "./ListGrid.module.css";
import { ListHead } from "./ListHead.tsx";
import { ListRow } from "./ListRow.tsx";
import type { ListSort } from "./listView.ts";
import type { TableOf } from "./useListTable.ts";
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

const ROW_HEIGHT = 32;
const CHECK_WIDTH = 40;

/** The rows of a list on wide screens, like a good spreadsheet; only those in sight are in the page. */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { caption, table, columns, sort, onSort, selectable, onOpen, opened, isFaded, onEnd } = props;
  const text = useText();
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const { items, before, after, reveal } = useRowsInSight(frame, rows.length);
  useReachedEnd(items.at(-1)?.index, rows.length, onEnd);
  const open = (at: number) => {
    const row = rows[at];
    if (row) onOpen?.(row.original);
  };
  const keys = useRowKeys({
    count: rows.length,
    reveal,
    onOpen: open,
    onToggle: (at) => rows[at]?.toggleSelected(),
    onToggleAll: () => selectable && table.toggleAllRowsSelected(),
  });
  // The Tab key must find a row even when the last one used has been scrolled away.
  const reachable = items.some(({ index }) => index === keys.active) ? keys.active : items[0]?.index;
  const pinned = columns.find(({ fixed }) => fixed)?.key;
  const width = columns.reduce((sum, column) => sum + column.width, selectable ? CHECK_WIDTH : 0);

  return (
    <div ref={frame} className={style["frame"]} onScroll={markScrolled}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move from row to row
        role="grid"
        className={style["grid"]}
        style={{ minWidth: width, "--pin": `${selectable ? CHECK_WIDTH : 0}px` }}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selectable || undefined}
        onKeyDown={keys.onKeyDown}
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
                  columns={columns}
                  pinned={pinned}
                  selectable={selectable}
                  chooseLabel={text("lists.choose")}
                  formats={formats}
                  reachable={index === reachable}
                  opened={row.id === opened}
                  faded={isFaded?.(row.original) ?? false}
                  onFocus={() => keys.activate(index)}
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
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized component
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  return {
    items,
    before: items[0]?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    reveal: (at: number) => virtual.scrollToIndex(at),
  };
}

/** Says that columns are hidden to the left, so that the one that stays is set off from them. */
function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);
}

/** Holds the place of the rows that are out of sight. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} /> : null;
}

interface RowKeys {
  /** The row that the Tab key reaches. */
  readonly active: number;
  readonly activate: (at: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface RowKeysOptions {
  readonly count: number;
  /** Brings a row into sight, so that it can be focused. */
  readonly reveal: (at: number) => void;
  readonly onOpen: (at: number) => void;
  readonly onToggle: (at: number) => void;
  readonly onToggleAll: () => void;
}

const PAGE = 10;

/** Arrows, Page keys, Home and End move along the rows, Enter opens one, Space chooses it, Control and A choose all. */
function useRowKeys({ count, reveal, onOpen, onToggle, onToggleAll }: RowKeysOptions): RowKeys {
  const [chosen, activate] = useState(0);
  const active = Math.min(chosen, Math.max(0, count - 1));
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + PAGE,
    PageUp: active - PAGE,
    Home: 0,
    End: count - 1,
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of a control inside a row are its own.
    if (!(event.target instanceof HTMLTableRowElement)) return;
    const goal = steps[event.key];
    const frame = event.currentTarget;
    if (goal !== undefined) {
      const at = Math.max(0, Math.min(count - 1, goal));
      activate(at);
      reveal(at);
      requestAnimationFrame(() => frame.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus());
    } else if (event.key === "Enter") onOpen(active);
    else if (event.key === " ") onToggle(active);
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) onToggleAll();
    else return;
    event.preventDefault();
  };
  return { active, activate, onKeyDown };
}
