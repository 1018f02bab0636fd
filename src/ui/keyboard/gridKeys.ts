import type { KeyboardEvent } from "react";

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled)";

/** What of a table can have the focus: in each cell its controls, or the cell itself. */
export function gridStops(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>("th, td")].flatMap(stopsIn);
}

/** What of one cell can: a figure that can be explained, its controls, or without any a name that leads nowhere. */
export function stopsIn(cell: HTMLElement): HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
  if (cell.matches("[data-figure]")) return [cell, ...controls];
  return controls.length === 0 && cell.matches("[data-stop]") ? [cell] : controls;
}

/**
 * Lets arrow keys, Home and End move in a table that is one stop for the Tab key: along a row, and up and down in a column, its
 * head included. Says whether the key was one of these.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): boolean {
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>("th, td") : null;
  const row = cell?.closest("tr");
  if (!cell || !row || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const along = [...row.cells].flatMap(stopsIn);
  const at = along.findIndex((stop) => stop === event.target);
  if (at < 0) return false;
  const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: along.length - 1 }[event.key];
  const up = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (goal === undefined && up === undefined) return false;
  event.preventDefault();
  const stop = up === undefined ? along[goal ?? at] : neighbour(row, cell.cellIndex, up);
  stop?.focus();
  return true;
}

/** The stop above or below: in the same column, or in a row that has none there the one before it. */
function neighbour(row: HTMLTableRowElement, column: number, up: number): HTMLElement | undefined {
  const rows = [...(row.closest("table")?.rows ?? [])];
  for (let at = rows.indexOf(row) + up; at >= 0 && at < rows.length; at += up) {
    const cells = [...(rows[at]?.cells ?? [])];
    const found =
      stopsIn(cells[column] ?? row)[0] ?? cells.slice(0, column).flatMap(stopsIn).at(-1) ?? cells.flatMap(stopsIn)[0];
    if (found) return found;
  }
  return undefined;
}
