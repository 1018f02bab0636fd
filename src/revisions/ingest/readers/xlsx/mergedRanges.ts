import { columnOf } from "./columnOf.ts";

/** A block of cells that were merged into one; rows and columns from 1 and 0, both ends belong to it. */
export interface MergedRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly column: number;
  readonly lastColumn: number;
}

/** Cells below a merged one, by row and then by column: the row whose text they show. */
export type Fills = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** More merged blocks are a form and no table. */
const MOST_RANGES = 50_000;
/** Cells that are filled in all; beyond this the rest stays blank, and its rows say so. */
const MOST_FILLED = 200_000;
const LONGEST_TAG = 200;
const RANGE = /<(?:\w+:)?mergeCell\b[^>]*?\bref="([A-Za-z]+)(\d+):([A-Za-z]+)(\d+)"/g;

/**
 * Looks a sheet through for merged cells, which stand behind all its rows. They are looked for as text, which costs a
 * fraction of reading the markup twice.
 */
export async function mergedRanges(chunks: AsyncIterable<Uint8Array>): Promise<readonly MergedRange[]> {
  const ranges: MergedRange[] = [];
  let rest = "";
  let found = false;
  for await (const chunk of chunks) {
    const text = rest + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("latin1");
    found ||= text.includes("mergeCell");
    let end = 0;
    if (found) {
      for (const match of text.matchAll(RANGE)) {
        end = match.index + match[0].length;
        if (ranges.length < MOST_RANGES) ranges.push(rangeOf(match));
      }
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_TAG));
  }
  return ranges;
}

function rangeOf([, from = "", firstRow = "", to = "", lastRow = ""]: RegExpExecArray): MergedRange {
  return {
    firstRow: Number(firstRow),
    lastRow: Number(lastRow),
    column: columnOf(from),
    lastColumn: columnOf(to),
  };
}

/** What a cell that is merged downwards says holds for every row beside it; merged to the side it is a title, and fills nothing. */
export function fillsOf(ranges: readonly MergedRange[]): Fills {
  const fills = new Map<number, Map<number, number>>();
  let filled = 0;
  for (const { firstRow, lastRow, column, lastColumn } of ranges) {
    if (column !== lastColumn) continue;
    for (let row = firstRow + 1; row <= lastRow && filled < MOST_FILLED; row++, filled++) {
      const ofRow = fills.get(row) ?? new Map<number, number>();
      fills.set(row, ofRow.set(column, firstRow));
    }
  }
  return fills;
}
