import type { Column } from "./column.ts";
import type { Header } from "./header.ts";
import { visibleValue } from "./cells/visibleValue.ts";
import { UnreadableFile } from "./problem.ts";

/** Characters of a cell that a layout says nothing else of. Longer ones are texts that came where none belong, or bait. */
export const LONGEST_CELL = 1_000;

/** Of a cell that holds sentences. */
export const LONGEST_TEXT = 5_000;

/** How many characters cells may have where a layout reads them, by position. */
export type CellBounds = readonly { readonly at: number; readonly most: number }[];

export function cellBounds({ positions }: Header, columns: readonly Column[]): CellBounds {
  return columns.flatMap(({ key, longest = LONGEST_CELL }) => {
    const at = positions.get(key);
    return at === undefined ? [] : [{ at, most: longest }];
  });
}

/** The first cell that is longer than it may be; null where none is. */
export function tooLongCell(cells: readonly string[], bounds: CellBounds): CellBounds[number] | null {
  for (const bound of bounds) if ((cells[bound.at]?.length ?? 0) > bound.most) return bound;
  return null;
}

export function tooLongMessage(length: number, most: number): string {
  return `The cell has ${length} characters; ${most} are the most. Shorten it, or look whether a quotation mark before it was never closed.`;
}

/** @throws UnreadableFile where a name in the header is longer than any name of a column */
export function checkNames(cells: readonly string[], line: number): void {
  const long = cells.find((cell) => cell.length > LONGEST_CELL);
  if (long === undefined) return;
  throw new UnreadableFile("cell-too-long", tooLongMessage(long.length, LONGEST_CELL), line, visibleValue(long));
}
