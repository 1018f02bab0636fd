import { LAYOUT_BY_NAME } from "./layoutByName.ts";
import type { Column } from "./column.ts";
import type { Layout } from "./layout.ts";
import { allColumns, matchHeader } from "./matchHeader.ts";

/** The layout whose required columns a header has, and of several the one that knows most of its columns; null when none or two do. */
export function detectLayout(header: readonly string[]): Layout | null {
  const fitting = Object.values(LAYOUT_BY_NAME)
    .filter(({ columns }) => hasRequired(header, columns))
    .map((layout) => ({ layout, known: knownColumns(header, layout) }))
    .sort((a, b) => b.known - a.known);
  const [best, second] = fitting;
  return best && best.known !== second?.known ? best.layout : null;
}

/** How many columns of the header a layout knows. */
export function knownColumns(header: readonly string[], layout: Layout): number {
  return new Set(matchHeader(header, allColumns(layout)).positions.values()).size;
}

function hasRequired(header: readonly string[], columns: readonly Column[]): boolean {
  const { positions } = matchHeader(header, columns);
  return columns.every(({ key, required }) => !required || positions.has(key));
}
