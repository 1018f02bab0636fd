import type { KeyboardEvent } from "react";

const FIGURE = "[data-figure]";

/**
 * Lets the arrow keys, Home and End move among the figures of a chart or table, which is one stop for the Tab key.
 * In a table up and down keep the column. Gives true when the key was one of these.
 */
export function moveAmongFigures(event: KeyboardEvent<HTMLElement>): boolean {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(FIGURE) : null;
  if (!from || event.altKey || event.ctrlKey || event.metaKey) return false;
  const to = from.closest("tr")
    ? neighbourCell(from, event.key)
    : neighbourInList(from, event.key, event.currentTarget);
  if (to === undefined) return false;
  event.preventDefault();
  to?.focus();
  return true;
}

/** Makes a figure the one its chart or table is entered by; called when it receives the focus. */
export function enterByFigure(container: HTMLElement, figure: HTMLElement): void {
  for (const other of container.querySelectorAll<HTMLElement>(`${FIGURE}[tabindex="0"]`)) other.tabIndex = -1;
  figure.tabIndex = 0;
}

/** undefined: not a key that moves; null: nowhere to go. */
function neighbourInList(from: HTMLElement, key: string, container: HTMLElement): HTMLElement | null | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const figures = [...container.querySelectorAll<HTMLElement>(FIGURE)];
  if (key === "Home") return figures.at(0) ?? null;
  if (key === "End") return figures.at(-1) ?? null;
  return step === undefined ? undefined : (figures[figures.indexOf(from) + step] ?? null);
}

function neighbourCell(from: HTMLElement, key: string): HTMLElement | null | undefined {
  const row = from.closest("tr");
  const figures = [...(row?.querySelectorAll<HTMLElement>(FIGURE) ?? [])];
  const at = figures.indexOf(from);
  if (key === "ArrowRight") return figures[at + 1] ?? null;
  if (key === "ArrowLeft") return at > 0 ? (figures[at - 1] ?? null) : null;
  if (key === "Home") return figures[0] ?? null;
  if (key === "End") return figures.at(-1) ?? null;
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;

  const rows = [...(row?.closest("table")?.rows ?? [])].filter((candidate) => candidate.querySelector(FIGURE));
  const next = row ? rows[rows.indexOf(row) + (key === "ArrowDown" ? 1 : -1)] : undefined;
  return next?.querySelectorAll<HTMLElement>(FIGURE)[at] ?? null;
}
