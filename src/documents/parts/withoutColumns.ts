import type { Table } from "#domain/tables/table.ts";

/** A table without the columns of these keys. */
export function withoutColumns({ columns, rows, partAt }: Table, keys: readonly string[]): Table {
  const kept = columns.flatMap(({ key }, at) => (keys.includes(key) ? [] : [at]));
  return {
    columns: kept.flatMap((at) => columns[at] ?? []),
    rows: rows.map((row) => kept.map((at) => row[at] ?? null)),
    ...(partAt && { partAt: (row, at) => partAt(row, kept[at] ?? -1) }),
  };
}
