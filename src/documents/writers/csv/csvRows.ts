import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import type { Cell, Column } from "#domain/tables/table.ts";

const PIECE_LENGTH = 65_536;

/** Rows as CSV while they come in, in pieces of some 64 kB; the same text as `csvFile` of all of them at once. */
export async function* csvRows(
  columns: readonly Pick<Column, "key">[],
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string> {
  let piece = BYTE_ORDER_MARK + csvLine(columns.map(({ key }) => key));
  for await (const row of rows) {
    piece += csvLine(row);
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = "";
  }
  yield piece;
}
