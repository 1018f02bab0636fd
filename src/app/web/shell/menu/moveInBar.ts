import type { KeyboardEvent } from "react";
import { entriesIn, entryAfter, focusedAt } from "./menuKeys.ts";

const ALONG = { next: "ArrowRight", before: "ArrowLeft" };
const DOWN = { next: "ArrowDown", before: "ArrowUp" };

/** Arrow keys in the horizontal menu: along the bar, down into what drops from it, and with Escape or up back out of it. */
export function moveInBar(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: bar } = event;
  const top = [...bar.children].find((entry) => target instanceof Node && entry.contains(target));
  const toggle = top?.querySelector<HTMLElement>(":scope > div > [aria-expanded]");
  const [head, drop] = top?.children ?? [];
  const inDrop = drop !== undefined && target instanceof Node && drop.contains(target);
  // In a field these keys belong to the text.
  if (target instanceof HTMLInputElement && (key === "Home" || key === "End")) return;

  const entries = inDrop
    ? entriesIn(drop)
    : [...bar.children].flatMap(({ firstElementChild }) => (firstElementChild ? entriesIn(firstElementChild) : []));
  const at = focusedAt(entries);
  const to = entryAfter(key, at, entries.length, inDrop ? DOWN : ALONG);

  if (key === "Escape" && toggle?.ariaExpanded === "true") closeTo(toggle);
  else if (inDrop && key === "ArrowUp" && at === 0) toggle?.focus();
  else if (!inDrop && head && toggle && key === "ArrowDown") openInto(toggle);
  else if (to !== null) entries[to]?.focus();
  else return;
  event.preventDefault();
}

function closeTo(toggle: HTMLElement): void {
  toggle.focus();
  toggle.click();
}

/** What drops is in the page only while it is open, so that its first entry is there a frame later. */
function openInto(toggle: HTMLElement): void {
  if (toggle.ariaExpanded !== "true") toggle.click();
  requestAnimationFrame(() => {
    const drop = document.getElementById(toggle.getAttribute("aria-controls") ?? "");
    if (drop) entriesIn(drop)[0]?.focus();
  });
}
