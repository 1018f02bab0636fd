import { useVirtualizer } from "@tanstack/react-virtual";
import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useText } from "#i18n/useText.ts";
import { addToast } from "#ui/toast/toast.ts";
import { type CellAt, type CellEdit, type EditCell, type EditColumn, type EditRow, pastedCells } from "./editGrid.ts";
import style from "./EditGrid.module.css";
import { GridLine } from "./GridLine.tsx";

export interface EditGridProps {
  readonly caption: string;
  /** Above the names, such as the unit. */
  readonly corner: string;
  readonly rows: readonly EditRow[];
  readonly columns: readonly EditColumn[];
  readonly cell: (row: string, column: string) => EditCell;
  /** What an editor begins with. */
  readonly plain: (row: string, column: string) => string;
  /** Undefined for what is no figure. */
  readonly read: (typed: string) => number | null | undefined;
  readonly onEdit: (edits: readonly CellEdit[]) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** The cell that the cursor stands on. */
  readonly at: CellAt | null;
  readonly onAt: (at: CellAt) => void;
  /** Space on a cell, such as to lock it. */
  readonly onMark?: ((at: CellAt) => void) | undefined;
  /** The cell that the last edit could not be made in. */
  readonly wrongAt: CellAt | null;
  readonly testId: string;
}

const ROW_HEIGHT = 32;
/** Grids of fewer rows stand in the page as a whole. */
const FEW = 40;
const MOVES: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-15, 0],
  PageDown: [15, 0],
};

/** Figures handled as in a spreadsheet: arrows move, typing writes over, Enter goes down, Escape leaves, Delete takes back, a block can be pasted. */
export function EditGrid(props: EditGridProps) {
  const { rows, columns, cell, read, onEdit, at } = props;
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const isLong = rows.length > FEW;
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized component
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    enabled: isLong,
  });
  const items = isLong ? virtual.getVirtualItems() : null;
  const shown = items ? items.flatMap(({ index }) => rows[index] ?? []) : rows;
  const first = columns[0]?.id ?? "";
  const here = at && rows.some(({ id }) => id === at.row) ? at : { row: rows[0]?.id ?? "", column: first };
  const row = rows.findIndex(({ id }) => id === here.row);
  const column = Math.max(
    columns.findIndex(({ id }) => id === here.column),
    0,
  );

  useLayoutEffect(() => showColumn(frame.current, here.column), []); // oxlint-disable-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- once, where it opens

  const focus = (to: CellAt) => {
    props.onAt(to);
    const index = rows.findIndex(({ id }) => id === to.row);
    if (isLong) virtual.scrollToIndex(index);
    requestAnimationFrame(() => {
      const found = frame.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${to.row} ${to.column}`)}"]`);
      found?.focus({ preventScroll: isLong });
    });
  };
  const go = (down: number, across: number) => {
    const to = rows[Math.min(Math.max(row + down, 0), rows.length - 1)];
    const next = columns[Math.min(Math.max(column + across, 0), columns.length - 1)];
    if (to && next) focus({ row: to.id, column: next.id });
  };
  /** Whether the cell could be left. */
  const keep = (): boolean => {
    if (draft === null) return true;
    const value = read(draft);
    setWrong(value === undefined);
    if (value === undefined) return false;
    setDraft(null);
    if (draft !== props.plain(here.row, here.column)) onEdit([{ ...here, value }]);
    return true;
  };
  const drop = () => {
    setDraft(null);
    setWrong(false);
    focus(here);
  };
  const begin = (typed: string) => {
    if (cell(here.row, here.column).editable) setDraft(typed);
  };
  const onEditorKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Escape") return drop();
    if (event.key !== "Enter" && event.key !== "Tab") return;
    event.preventDefault();
    if (!keep()) return;
    if (event.key === "Enter") go(event.shiftKey ? -1 : 1, 0);
    else go(0, event.shiftKey ? -1 : 1);
  };
  const onCellKey = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (move) go(...move);
    else if (event.key === "Home") go(control ? -rows.length : 0, -columns.length);
    else if (event.key === "End") go(control ? rows.length : 0, columns.length);
    else if (control && (event.key === "y" || (event.shiftKey && event.key.toLowerCase() === "z"))) props.onRedo();
    else if (control && event.key === "z") props.onUndo();
    else if (event.key === "Enter" || event.key === "F2") begin(props.plain(here.row, here.column));
    else if ((event.key === "Delete" || event.key === "Backspace") && cell(here.row, here.column).editable)
      onEdit([{ ...here, value: null }]);
    else if (event.key === " " && props.onMark) props.onMark(here);
    else if (event.key.length === 1 && !control && !event.altKey && event.key !== " ") begin(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (draft !== null) return;
    event.preventDefault();
    const ids = { rows: rows.map(({ id }) => id), columns: columns.map(({ id }) => id) };
    const edits = pastedCells(event.clipboardData.getData("text/plain"), here, ids, read);
    const editable = edits?.filter((edit) => cell(edit.row, edit.column).editable) ?? [];
    if (edits === null) addToast((say) => say("forecastRoom.grid.notPasted"), { type: "error" });
    else if (editable.length > 0) onEdit(editable);
  };

  const before = items?.[0]?.start ?? 0;
  const after = items ? virtual.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  return (
    <div ref={frame} className={style["frame"]} data-testid={props.testId}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move from cell to cell
        role="grid"
        className={style["grid"]}
        aria-rowcount={rows.length + 1}
        onPaste={onPaste}
      >
        <caption>{props.caption}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{props.corner}</th>
            {columns.map(({ id, head, forecast, title }) => (
              <th key={id} scope="col" title={title} data-forecast={forecast || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr aria-hidden="true" style={{ height: before }} />}
          {shown.map((line, index) => (
            <GridLine
              key={line.id}
              row={line}
              index={(items?.[index]?.index ?? index) + 2}
              columns={columns}
              cell={cell}
              // The Tab key enters at the cursor, or at the first row in sight where that was scrolled away.
              cursor={line.id === here.row ? here.column : null}
              entry={index === 0 && !shown.some(({ id }) => id === here.row)}
              wrong={props.wrongAt?.row === line.id ? props.wrongAt.column : null}
              draft={line.id === here.row ? draft : null}
              isWrong={wrong}
              onAt={props.onAt}
              onKey={onCellKey}
              onBegin={(to) => {
                props.onAt(to);
                if (cell(to.row, to.column).editable) setDraft(props.plain(to.row, to.column));
              }}
              onType={(typed) => {
                setDraft(typed);
                setWrong(false);
              }}
              onEditorKey={onEditorKey}
              onLeave={() => {
                if (!keep()) drop();
              }}
            />
          ))}
          {after > 0 && <tr aria-hidden="true" style={{ height: after }} />}
        </tbody>
      </table>
      {wrong && (
        <p role="alert" className={style["wrong"]}>
          {text("forecastRoom.grid.noFigure")}
        </p>
      )}
    </div>
  );
}

/** Brings the column that the view is about into sight where the table is wider than its frame. */
function showColumn(frame: HTMLElement | null, column: string): void {
  if (!frame || frame.scrollWidth <= frame.clientWidth) return;
  const names = frame.querySelector<HTMLElement>("thead th");
  const cell = frame.querySelector<HTMLElement>(`[data-cell$=" ${CSS.escape(column)}"]`);
  if (!names || !cell) return;
  const end = cell.offsetLeft + cell.offsetWidth;
  if (end > frame.clientWidth) frame.scrollLeft = cell.offsetLeft - names.offsetWidth;
}
