/** Which entry a key leads to from the one at `at`, of `count`; null where the key has no meaning. The ends do not wrap. */
export function entryAfter(
  key: string,
  at: number,
  count: number,
  keys: { next: string; before: string },
): number | null {
  if (count === 0) return null;
  if (key === keys.next) return Math.min(at + 1, count - 1);
  if (key === keys.before) return Math.max(at - 1, 0);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** The entries of a part of the menu that can be seen, in the order of the page. */
export function entriesIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("[data-menu-entry]")].filter((entry) =>
    entry.checkVisibility({ visibilityProperty: true }),
  );
}

/** The entry that has the focus, itself or something in it; -1 where none has. */
export function focusedAt(entries: readonly HTMLElement[]): number {
  return entries.findIndex((entry) => entry.contains(document.activeElement));
}
