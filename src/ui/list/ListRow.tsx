import type { MouseEvent } from "react";
import type { Formats } from "#language/format.ts";
import { listCell } from "./listCell.tsx";
import type { ListColumn } from "./listColumn.ts";
import style from "./ListGrid.module.css";
import type { TableRowOf } from "./useListTable.ts";

interface ListRowProps<Row extends object> {
  readonly row: TableRowOf<Row>;
  /** Its place among the rows shown, from 0. */
  readonly at: number;
  /** Takes its height, where rows differ in it. */
  readonly measure: ((row: HTMLTableRowElement | null) => void) | undefined;
  readonly columns: readonly ListColumn<Row>[];
  /** The key of the column that stays in sight when the others are scrolled sideways; it names the row. */
  readonly pinned: string | undefined;
  readonly selectable: boolean;
  /** What its box says. */
  readonly chooseLabel: string;
  readonly formats: Formats;
  readonly opened: boolean;
  readonly faded: boolean;
  readonly onOpen: (() => void) | undefined;
}

/** One row of a list. Its name is a button that opens what it stands for; a press anywhere else on it is a short cut to that. */
export function ListRow<Row extends object>(props: ListRowProps<Row>) {
  const { row, at, measure, columns, pinned, selectable, chooseLabel, formats, opened, faded, onOpen } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the name is a button
    <tr
      ref={measure}
      data-at={at}
      aria-rowindex={at + 2}
      aria-selected={selectable ? row.getIsSelected() : undefined}
      data-opened={opened || undefined}
      data-faded={faded || undefined}
      data-pressable={onOpen ? true : undefined}
      onClick={(event) => isPlain(event) && onOpen?.()}
    >
      {selectable && (
        <td className={style["check"]}>
          <label>
            <input
              type="checkbox"
              aria-label={chooseLabel}
              checked={row.getIsSelected()}
              readOnly
              onClick={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const isName = column.key === pinned;
        const cell = listCell(column, row.original, formats);
        return (
          <td
            key={column.key}
            data-numeric={column.kind === "number" || undefined}
            data-pinned={isName || undefined}
            data-wraps={column.wraps}
            data-stop={(isName && !onOpen && !column.opens) || undefined}
          >
            {isName && onOpen && !column.opens ? (
              <button type="button" className={style["name"]} onClick={onOpen}>
                {cell}
              </button>
            ) : (
              cell
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** A press on the row itself, not on a control in it, and not the end of marking text. */
function isPlain({ target }: MouseEvent): boolean {
  return target instanceof Element && !target.closest("a, button, input, label") && !getSelection()?.toString();
}
