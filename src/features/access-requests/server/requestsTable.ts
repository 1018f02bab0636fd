import type { Table } from "#domain/tables/table.ts";
import type { AccessRequest } from "../contract.ts";

const COLUMNS = [
  "createdAt",
  "status",
  "kind",
  "name",
  "email",
  "organization",
  "asked",
  "message",
  "decidedAt",
  "decidedBy",
  "note",
] as const;

/** The requests as rows, for CSV. */
export function requestsTable(items: readonly AccessRequest[]): Table {
  return {
    columns: COLUMNS.map((key) => ({ key, unit: "text" })),
    rows: items.map((request) => COLUMNS.map((key) => request[key])),
  };
}
