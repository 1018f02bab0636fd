import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { importCorrections, importProblems, imports } from "../contract.ts";
import type { UploadLine, UploadProblem } from "../contract/uploadSchemas.ts";

const UPLOADS: readonly ColumnOf<UploadLine>[] = [
  { key: "id", unit: "text", cell: ({ id }) => id },
  { key: "file", unit: "text", cell: ({ fileName }) => fileName },
  { key: "layout", unit: "text", cell: ({ layout }) => layout },
  { key: "status", unit: "text", cell: ({ state }) => state },
  { key: "bytes", unit: "count", cell: ({ bytes }) => bytes },
  { key: "rows", unit: "count", cell: ({ rows }) => rows },
  { key: "refused", unit: "count", cell: ({ refused }) => refused },
  { key: "by", unit: "text", cell: ({ by }) => by },
  { key: "begun_at", unit: "text", cell: ({ begunAt }) => begunAt },
  { key: "draft", unit: "text", cell: ({ revision }) => revision },
];

const PROBLEMS: readonly ColumnOf<UploadProblem>[] = [
  { key: "line", unit: "count", cell: ({ line }) => line },
  { key: "column", unit: "text", cell: ({ column }) => column },
  { key: "value", unit: "text", cell: ({ value }) => value },
  { key: "severity", unit: "text", cell: ({ severity }) => severity },
  { key: "code", unit: "text", cell: ({ code }) => code },
  { key: "message", unit: "text", cell: ({ message }) => message },
];

/** The list of imports as plain rows. */
export function importsTable({ items }: EndpointOutput<typeof imports>): Table {
  return tableOf(items, UPLOADS);
}

/** Problems as plain rows. */
export function problemsTable({ items }: EndpointOutput<typeof importProblems>): Table {
  return tableOf(items, PROBLEMS);
}

/** Corrections as plain rows. */
export function correctionsTable({ items }: EndpointOutput<typeof importCorrections>): Table {
  return tableOf(items, [
    { key: "line", unit: "count", cell: ({ line }) => line },
    { key: "column", unit: "text", cell: ({ column }) => column },
    { key: "before", unit: "text", cell: ({ before }) => before },
    { key: "value", unit: "text", cell: ({ column, value }) => (column === null ? null : value) },
  ]);
}
