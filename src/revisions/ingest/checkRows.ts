import { type CellBounds, tooLongCell, tooLongMessage } from "./cellBounds.ts";
import type { RowCheck } from "./layout.ts";
import type { ProblemList } from "./problemList.ts";
import type { RowBatch } from "./readers/reader.ts";
import type { Row } from "./row.ts";
import { type RowKind, rowKind } from "./rowKind.ts";

export interface CheckedBatch {
  /** Sound rows as COPY text; empty after the file's first error, since nothing of it will be taken. */
  readonly text: string;
  /** Rows that hold anything. */
  readonly rows: number;
  /** Those without an error. */
  readonly sound: number;
}

export interface Checking {
  readonly row: Row;
  readonly check: RowCheck["check"];
  readonly problems: ProblemList;
  /** Position of the key column. */
  readonly key: number;
  /** Number of cells in the header. */
  readonly width: number;
  readonly bounds: CellBounds;
}

/** Checks every row of a batch, whatever was wrong with those before. */
export function checkRows(batch: RowBatch, { row, check, problems, key, width, bounds }: Checking): CheckedBatch {
  let text = "";
  let rows = 0;
  let sound = 0;
  for (let at = 0; at < batch.rows.length; at++) {
    const cells = batch.rows[at] ?? [];
    const line = batch.lines[at] ?? 0;
    const long = tooLongCell(cells, bounds);
    if (long) {
      rows++;
      row.moveTo(line, cells);
      row.refuseAt(long.at, "cell-too-long", (length) => tooLongMessage(length, long.most));
      continue;
    }
    const kind = rowKind(cells, key, width);
    if (kind === "blank") continue;
    rows++;
    if (kind === "data") {
      row.moveTo(line, cells);
      const copy = check();
      if (copy === null) continue;
      sound++;
      if (problems.errors === 0) text += copy;
    } else {
      problems.add({ line, value: cells.join(",") }, kind, () => message(kind, line, cells.length, width));
    }
  }
  return { text: problems.errors === 0 ? text : "", rows, sound };
}

function message(kind: Exclude<RowKind, "data" | "blank">, line: number, found: number, width: number): string {
  if (kind === "total-row") {
    return `Line ${line} has no key and looks like a total, which must never be counted as a row. Remove it.`;
  }
  if (kind === "footnote") {
    return `Line ${line} is not data: only its first cell is filled, as in a footnote. Remove it.`;
  }
  const advice =
    found > width
      ? "A cell that contains the separator must be put in quotation marks."
      : "A blank cell still needs its separator.";
  return `Expected ${width} cells, found ${found}. ${advice}`;
}
