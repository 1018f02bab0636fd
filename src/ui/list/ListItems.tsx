import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import { useText } from "#language/useText.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { listCell } from "./listCell.tsx";
import type { ListColumn } from "./listColumn.ts";
import type { ListGridProps } from "./ListGrid.tsx";
import style from "./ListItems.module.css";
import { useReachedEnd } from "./useReachedEnd.ts";

type ListItemsProps<Row extends object> = Omit<ListGridProps<Row>, "sort" | "onSort">;

const ITEM_HEIGHT = 64;

/** The rows of a list on a phone: two lines each, scrolled with the page. */
export function ListItems<Row extends object>(props: ListItemsProps<Row>) {
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
  });
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
            className={style["item"]}
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            data-opened={row.id === opened || undefined}
            data-chosen={row.getIsSelected() || undefined}
            data-faded={isFaded?.(row.original) || undefined}
            style={{ transform: `translateY(${start - above}px)` }}
          >
            {selectable && (
              <input
                type="checkbox"
                className={style["check"]}
                aria-label={text("lists.choose")}
                checked={row.getIsSelected()}
                readOnly
                onClick={row.getToggleSelectedHandler()}
              />
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
