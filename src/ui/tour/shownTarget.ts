/** The first element of a selector that takes up room on the page; null where there is none. */
export function shownTarget(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.getBoundingClientRect().height > 0) ?? null;
}
