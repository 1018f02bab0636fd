import type { Amendments, Meaning } from "./amendments.ts";
import type { Header } from "./header.ts";
import type { RowBatch } from "./readers/reader.ts";

/** Rows as a person wants them read, and how many were left out at her word. */
export interface RowAmender {
  readonly amend: (batch: RowBatch) => RowBatch;
  readonly leftOut: () => number;
}

/** A market's name that means a market is read as its code, where the file has a column for that: names of two markets may be the same. */
const READ_AS: Readonly<Record<string, string>> = { market_name: "market_code" };

interface ColumnMeanings {
  readonly position: number;
  /** Where the meaning is put; the cell itself is emptied where that is another one. */
  readonly into: number;
  readonly byValue: ReadonlyMap<string, string | null>;
}

interface LineCorrections {
  readonly leaveOut: boolean;
  readonly cells: ReadonlyMap<number, string>;
}

/** Applies meanings and corrections to batches of rows; a batch that nothing concerns passes as it is. */
export function rowAmender({ meanings = [], corrections = [] }: Amendments, header: Header): RowAmender {
  const columns = columnMeanings(meanings, header);
  const lines = correctionsByLine(corrections);
  let leftOut = 0;

  function amended(cells: readonly string[], line: number): readonly string[] | null {
    const corrected = lines.get(line);
    if (corrected?.leaveOut) return null;
    let changed: string[] | null = null;
    if (corrected) {
      changed = [...cells];
      for (const [at, value] of corrected.cells) changed[at] = value;
    }
    for (const { position, into, byValue } of columns) {
      const meaning = byValue.get(((changed ?? cells)[position] ?? "").trim());
      if (meaning === undefined || corrected?.cells.has(position)) continue;
      if (meaning === null) return null;
      changed ??= [...cells];
      if (into !== position) changed[position] = "";
      changed[into] = meaning;
    }
    return changed ?? cells;
  }

  return {
    leftOut: () => leftOut,
    amend: (batch) => {
      if (columns.length === 0 && lines.size === 0) return batch;
      const rows: (readonly string[])[] = [];
      const kept: number[] = [];
      for (const [at, cells] of batch.rows.entries()) {
        const line = batch.lines[at] ?? 0;
        const row = amended(cells, line);
        if (row === null) leftOut++;
        else {
          rows.push(row);
          kept.push(line);
        }
      }
      return { rows, lines: kept };
    },
  };
}

function columnMeanings(meanings: readonly Meaning[], { positions }: Header): ColumnMeanings[] {
  return [...Map.groupBy(meanings, ({ column }) => column)].flatMap(([column, ofColumn]) => {
    const position = positions.get(column);
    if (position === undefined) return [];
    const into = positions.get(READ_AS[column] ?? column) ?? position;
    return [{ position, into, byValue: new Map(ofColumn.map(({ value, meaning }) => [value, meaning])) }];
  });
}

function correctionsByLine(corrections: Amendments["corrections"] = []): Map<number, LineCorrections> {
  const byLine = Map.groupBy(corrections, ({ line }) => line);
  return new Map(
    [...byLine].map(([line, ofLine]) => [
      line,
      {
        leaveOut: ofLine.some(({ position }) => position === null),
        cells: new Map(ofLine.flatMap(({ position, value }) => (position === null ? [] : [[position, value]]))),
      },
    ]),
  );
}
