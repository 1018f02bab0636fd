import { IconLock } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import type { CellAt, EditCell, EditColumn, EditRow } from "./editGrid.ts";
import style from "./EditGrid.module.css";

interface GridLineProps {
  readonly row: EditRow;
  /** Counted from 1, the head included. */
  readonly index: number;
  readonly columns: readonly EditColumn[];
  readonly cell: (row: string, column: string) => EditCell;
  /** The column the cursor stands in, if it is in this row. */
  readonly cursor: string | null;
  readonly entry: boolean;
  readonly wrong: string | null;
  readonly draft: string | null;
  readonly isWrong: boolean;
  readonly onAt: (at: CellAt) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onBegin: (at: CellAt) => void;
  readonly onType: (typed: string) => void;
  readonly onEditorKey: (event: KeyboardEvent) => void;
  readonly onLeave: () => void;
}

export function GridLine(props: GridLineProps) {
  const { row, columns, cell, cursor, entry, wrong, draft, isWrong } = props;
  return (
    <tr aria-rowindex={props.index} data-tone={row.tone}>
      <th scope="row" title={row.name}>
        <span className={style["name"]}>
          <span>{row.name}</span>
          {row.beside}
        </span>
      </th>
      {columns.map((column, place) => {
        const at = { row: row.id, column: column.id };
        const isHere = cursor === column.id;
        const found = cell(row.id, column.id);
        return (
          <td
            key={column.id}
            data-cell={`${row.id} ${column.id}`}
            data-heat={found.heat || undefined}
            data-stated={found.stated || undefined}
            data-basis={found.basis}
            data-forecast={column.forecast || undefined}
            data-fixed={!found.editable || undefined}
            aria-readonly={!found.editable}
            aria-invalid={wrong === column.id || undefined}
            tabIndex={draft === null && (isHere || (entry && place === 0)) ? 0 : -1}
            onFocus={() => props.onAt(at)}
            onKeyDown={isHere && draft !== null ? undefined : props.onKey}
            onDoubleClick={() => props.onBegin(at)}
          >
            {isHere && draft !== null ? (
              <input
                ref={focusOnce}
                aria-label={`${row.name}, ${column.title ?? column.head}`}
                aria-invalid={isWrong}
                inputMode="decimal"
                value={draft}
                onChange={(event) => props.onType(event.currentTarget.value)}
                onKeyDown={props.onEditorKey}
                onBlur={props.onLeave}
              />
            ) : (
              <>
                {found.locked && <IconLock size={12} stroke={1.8} aria-hidden="true" />}
                {found.shown}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
