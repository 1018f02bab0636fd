import { gzipSync } from "node:zlib";
import { type ColumnSource, fileWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import {
  type DataColumn,
  type DataTableSource,
  isText,
  type NumberCells,
  type TableRows,
  type TextCells,
} from "./tableRows.ts";

/** Rows of one group: programs read groups apart, and pass over those that hold nothing of what they are asked for. */
const ROWS_IN_GROUP = 100_000;

/** Writes a table as Parquet, one group of rows at a time. */
export async function writeParquetFile(path: string, { columns, rows }: DataTableSource): Promise<void> {
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: schemaOf(columns),
    codec: "GZIP",
    compressors: { GZIP: (bytes) => gzipSync(bytes, { level: 4 }) },
    createdBy: "Spotmarket",
  });
  let waiting: TableRows[] = [];
  let count = 0;
  const flush = async () => {
    if (count === 0) return;
    await writer.write({
      columnData: columns.map((column, at) => columnOf(column, at, waiting, count)),
      rowGroupSize: count,
    });
    waiting = [];
    count = 0;
  };
  for (const some of rows()) {
    waiting.push(some);
    count += some.length;
    if (count >= ROWS_IN_GROUP) await flush();
  }
  await flush();
  await writer.finish();
}

const TYPE_OF = { text: "BYTE_ARRAY", whole: "INT64", small: "INT32", decimal: "DOUBLE" } as const;

function schemaOf(columns: readonly DataColumn[]): SchemaElement[] {
  const leaves = columns.map(
    ({ key, kind }): SchemaElement => ({
      name: key,
      type: TYPE_OF[kind],
      repetition_type: "OPTIONAL",
      ...(kind === "text" && { converted_type: "UTF8" }),
    }),
  );
  return [{ name: "root", num_children: columns.length }, ...leaves];
}

/** The cells of a column from some pieces of a table. */
function columnOf(
  { key, kind, sought }: DataColumn,
  at: number,
  pieces: readonly TableRows[],
  count: number,
): ColumnSource {
  const data = Array.from<string | number | bigint | null>({ length: count });
  let next = 0;
  for (const { cells, length } of pieces) {
    const column = cells[at];
    if (column) fill(data, next, length, column);
    next += length;
  }
  const column = { name: key, statistics: sought === true };
  if (kind === "whole") return { ...column, data: asIntegers(data), encoding: "DELTA_BINARY_PACKED" };
  return kind === "decimal" ? { ...column, data } : { ...column, data, encoding: "RLE_DICTIONARY" };
}

function fill(
  data: (string | number | null)[] | unknown[],
  from: number,
  length: number,
  cells: TextCells | NumberCells,
): void {
  if (isText(cells)) {
    const { texts, places } = cells;
    for (let row = 0; row < length; row++) data[from + row] = texts[places[row] ?? 0] ?? null;
    return;
  }
  for (let row = 0; row < length; row++) {
    const value = cells[row] ?? Number.NaN;
    data[from + row] = Number.isNaN(value) ? null : value;
  }
}

const LARGEST = 2 ** 31 - 1;

/** Numbers of 32 bits are packed as they are; a column with a larger one needs the integers of 64. */
function asIntegers(data: (string | number | bigint | null)[]): (string | number | bigint | null)[] {
  if (data.every((value) => value === null || Math.abs(Number(value)) <= LARGEST)) return data;
  return data.map((value) => (value === null ? null : BigInt(value)));
}
