import { createWriteStream, type WriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { BYTE_ORDER_MARK, csvLine } from "#domain/tables/csv.ts";
import type { RowBatch } from "#revisions/ingest/readers/reader.ts";

/** A larger file of refused rows is of no use to a person: the column, not the row, is wrong then. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Writes refused rows as they stand in the file, each with its line and what is wrong with it. */
export interface RefusedRows {
  readonly add: (batch: RowBatch, reasons: ReadonlyMap<number, readonly string[]>) => void;
  /** Waits until what was written has left memory. */
  readonly settle: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Begins the file with the header of the one that is checked. */
export function refusedRows(path: string, header: readonly string[]): RefusedRows {
  const file: WriteStream = createWriteStream(path, { mode: 0o600 });
  let bytes = 0;
  let full = false;
  const write = (line: string) => {
    bytes += line.length;
    full = !file.write(line);
  };
  // A spreadsheet takes the file for Latin-1 without the mark.
  write(BYTE_ORDER_MARK + csvLine(["line", ...header, "reason"]));
  return {
    add: (batch, reasons) => {
      if (reasons.size === 0 || bytes > MOST_BYTES) return;
      const { rows, lines } = batch;
      for (const [at, line] of lines.entries()) {
        const why = reasons.get(line);
        const cells = rows[at];
        if (!why || !cells) continue;
        const filled = header.map((_, column) => cells[column] ?? "");
        write(csvLine([line, ...filled, ...cells.slice(header.length), why.join(" ")]));
      }
    },
    settle: async () => {
      if (!full) return;
      full = false;
      await once(file, "drain");
    },
    end: async () => {
      file.end();
      await finished(file);
    },
  };
}
