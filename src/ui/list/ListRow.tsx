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
  readonly columns: readonly ListColumn<Row>[];
  /** The key of the column that stays in sight when the others are scrolled sideways. */
  readonly pinned: string | undefined;
  readonly selectable: boolean;
  /** What its box says. */
  readonly chooseLabel: string;
  readonly formats: Formats;
  /** Whether the Tab key reaches it. */
  readonly reachable: boolean;
  readonly opened: boolean;
  readonly faded: boolean;
  readonly onFocus: () => void;
  readonly onOpen: (() => void) | undefined;
}

/** One row of a list; a press on it opens what it stands for. */
export function ListRow<Row extends object>(props: ListRowProps<Row>) {
  const { row, at, columns, pinned, selectable, chooseLabel, formats, reachable, opened, faded, onFocus, onOpen } =
    props;
  return (
    <tr
      data-at={at}
      aria-rowindex={at + 2}
      aria-selected={selectable ? row.getIsSelected() : undefined}
      data-opened={opened || undefined}
      data-faded={faded || undefined}
      data-pressable={onOpen ? true : undefined}
      tabIndex={reachable ? 0 : -1}
      onFocus={onFocus}
      onClick={(event) => isPlain(event) && onOpen?.()}
    >
      {selectable && (
        <td className={style["check"]}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={chooseLabel}
            checked={row.getIsSelected()}
            readOnly
            onClick={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-numeric={column.kind === "number" || undefined}
          data-pinned={column.key === pinned || undefined}
        >
          {listCell(column, row.original, formats)}
        </td>
      ))}
    </tr>
  );
}

/** A press on the row itself, not on a control in it, and not the end of marking text. */
function isPlain({ target }: MouseEvent): boolean {
  return target instanceof Element && !target.closest("a, button, input, label") && !getSelection()?.toString();
}
