import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import {
  cellAction,
  cellAfter,
  type CellAt,
  type CellEdit,
  type CellPlaces,
  cursorIn,
  editorAction,
  pastedCells,
  type ReadFigure,
  type Steps,
} from "./cellRules.ts";

export interface CellEditingProps {
  /** The cell that the cursor was left on. */
  readonly at: CellAt | null;
  readonly onAt: (at: CellAt) => void;
  /** What an editor begins with. */
  readonly plain: (row: string, column: string) => string;
  readonly read: ReadFigure;
  readonly onEdit: (edits: readonly CellEdit[]) => void;
  readonly onUndo: () => void;
  readonly onRedo?: (() => void) | undefined;
  /** Space on a cell, such as to lock it. */
  readonly onMark?: ((at: CellAt) => void) | undefined;
  /** A pasted block that holds what is no figure. */
  readonly onRefusedPaste: () => void;
  /** Rows that a pasted block lies over, where some of them are out of sight. */
  readonly pasteRows?: readonly string[] | undefined;
  /** What blank cells of a pasted block do. */
  readonly blanks: "take away" | "leave";
}

/** The cursor of a grid and the cell that is typed in. */
export function useCellEditing(
  props: CellEditingProps,
  places: CellPlaces,
  isEditable: (at: CellAt) => boolean,
  onFocus: (at: CellAt) => void,
) {
  const { plain, read, onEdit } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const here = cursorIn(places, props.at);
  const focus = (to: CellAt) => {
    props.onAt(to);
    onFocus(to);
  };
  const go = (by: Steps) => focus(cellAfter(here, by, places));
  const begin = (at: CellAt, typed: string | null) => {
    if (isEditable(at)) setDraft(typed ?? plain(at.row, at.column));
  };
  // At once: the cursor goes on while the field is still focused, and one that is left keeps what was typed in it.
  const close = () =>
    flushSync(() => {
      setDraft(null);
      setWrong(false);
    });
  /** Whether the cell could be left. */
  const keep = (): boolean => {
    if (draft === null) return true;
    const value = read(draft);
    if (value === undefined) {
      setWrong(true);
      return false;
    }
    close();
    if (value !== read(plain(here.row, here.column))) onEdit([{ ...here, value }]);
    return true;
  };
  const drop = () => {
    close();
    focus(here);
  };
  const onCellKey = (event: KeyboardEvent) => {
    const action = cellAction(event);
    if (!action) return;
    if (action.does === "go") go(action.by);
    else if (action.does === "begin") begin(here, action.typed);
    else if (action.does === "undo") props.onUndo();
    else if (action.does === "redo") props.onRedo?.();
    else if (action.does === "mark") props.onMark?.(here);
    else if (isEditable(here)) onEdit([{ ...here, value: null }]);
    event.preventDefault();
    event.stopPropagation();
  };
  const onEditorKey = (event: KeyboardEvent) => {
    event.stopPropagation();
    const action = editorAction(event);
    if (action?.does === "drop") drop();
    if (action?.does !== "keep") return;
    event.preventDefault();
    if (keep()) go(action.by);
  };
  const onPaste = (event: ClipboardEvent) => {
    const isOnCell = event.target instanceof Element && event.target.closest("[data-cell]");
    if (draft !== null || !isOnCell) return;
    event.preventDefault();
    const over = { rows: props.pasteRows ?? places.rows, columns: places.columns };
    const edits = pastedCells(event.clipboardData.getData("text/plain"), here, over, read, props.blanks);
    const editable = edits?.filter(isEditable) ?? [];
    if (edits === null) props.onRefusedPaste();
    else if (editable.length > 0) onEdit(editable);
  };
  const type = (typed: string) => {
    setDraft(typed);
    setWrong(false);
  };
  const leave = () => {
    if (!keep()) drop();
  };
  return { here, draft, isWrong, begin, type, leave, onCellKey, onEditorKey, onPaste };
}

export type CellEditing = ReturnType<typeof useCellEditing>;
