import { UnreadableFile } from "../problem.ts";

/** Files of the Census Bureau have more than a thousand. */
const MOST_COLUMNS = 2_000;

/** @throws UnreadableFile for a row of more cells than any table has columns */
export function checkColumns(cells: readonly string[], line: number): void {
  if (cells.length <= MOST_COLUMNS) return;
  throw new UnreadableFile(
    "too-many-columns",
    `Line ${line} has ${cells.length} cells; ${MOST_COLUMNS} are the most. Keep the columns that are needed.`,
    line,
    `${MOST_COLUMNS + 1}`,
  );
}
