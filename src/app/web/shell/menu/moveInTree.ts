import type { KeyboardEvent } from "react";
import { entriesIn, entryAfter, focusedAt } from "./menuKeys.ts";

const KEYS = { next: "ArrowDown", before: "ArrowUp" };

/** Arrow keys in the vertical menu: up and down move, right unfolds a group, left folds it or goes back to its head. */
export function moveInTree(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesIn(event.currentTarget);
  const at = focusedAt(entries);
  const to = entryAfter(event.key, at, entries.length, KEYS);
  if (to !== null) entries[to]?.focus();
  else if (event.key === "ArrowRight") unfold(entries[at]);
  else if (event.key === "ArrowLeft") foldOrLeave(entries[at]);
  else return;
  event.preventDefault();
}

function unfold(entry: Element | undefined): void {
  const button = foldOf(entry?.closest("li"));
  if (button?.ariaExpanded === "false") button.click();
}

function foldOrLeave(entry: Element | undefined): void {
  const branch = entry?.closest("li");
  const button = foldOf(branch);
  if (button?.ariaExpanded === "true") return button.click();
  branch?.parentElement?.closest("li")?.querySelector<HTMLElement>("[data-menu-entry]")?.focus();
}

function foldOf(branch: Element | null | undefined): HTMLElement | null {
  return branch?.querySelector<HTMLElement>(":scope > div > [aria-expanded]") ?? null;
}
