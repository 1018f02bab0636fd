import type { Page } from "playwright";

/**
 * What tables do not show whole: heads and numbers that are cut, other cells that are cut and do not say all of it to a pointer that rests
 * there, and frames that hide a part of their table without a sign.
 */
export function cutCells(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND})()`);
}

const FIND = `() => {
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1 &&
    !element.closest("[aria-hidden=true]") && getComputedStyle(element).clipPath !== "inset(50%)";
  const isCut = (element) => isSeen(element) && getComputedStyle(element).overflowX !== "visible" &&
    element.scrollWidth > element.clientWidth + 1;
  const said = (element) => element.textContent.trim().replace(/\\s+/g, " ");
  const tables = [...document.querySelectorAll("table, [role=grid], [role=table]")].filter(isSeen);
  const cells = tables.flatMap((table) => [...table.querySelectorAll("th, td, [role=gridcell], [role=columnheader]")]);
  const cut = cells.filter((cell) => [cell, ...cell.querySelectorAll("*")].some(isCut)).filter((cell) => {
    cell.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    const isName = cell.matches("td") && !cell.matches("[data-numeric]");
    const isTold = [cell, ...cell.querySelectorAll("[title]")].some(({ title }) => title !== "" && title.length >= said(cell).length - 2);
    return !(isName && isTold);
  });
  const frames = new Set(tables.flatMap((table) => {
    for (let at = table.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const hides = (overflowX !== "visible" && at.scrollWidth > at.clientWidth + 1) ||
        (/auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight + 1);
      if (hides) return [at];
    }
    return [];
  }));
  const silent = [...frames].filter((frame) => !frame.matches("[data-more-beside], [data-more-below], [role=dialog], dialog"));
  return [
    ...cut.map((cell) => "cut: " + cell.localName + " “" + said(cell) + "”"),
    ...silent.map((frame) => "hides without a sign: " + frame.className + ", " + frame.scrollWidth + " in " + frame.clientWidth +
      ", " + frame.scrollHeight + " in " + frame.clientHeight),
  ];
}`;
