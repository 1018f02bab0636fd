import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Table } from "#domain/tables/table.ts";
import type { auditEntries } from "../contract.ts";

/** Audit entries as plain rows; what was before and after as JSON. */
export function auditTable({ items }: Pick<EndpointOutput<typeof auditEntries>, "items">): Table {
  return {
    columns: [
      { key: "position", unit: "count" },
      { key: "at", unit: "text" },
      { key: "actor", unit: "text" },
      { key: "action", unit: "text" },
      { key: "subject_kind", unit: "text" },
      { key: "subject_id", unit: "text" },
      { key: "subject", unit: "text" },
      { key: "before", unit: "text" },
      { key: "after", unit: "text" },
      { key: "note", unit: "text" },
      { key: "hash", unit: "text" },
    ],
    rows: items.map((entry) => [
      entry.position,
      entry.at,
      entry.actor,
      entry.action,
      entry.subjectKind,
      entry.subjectId,
      entry.subject,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.note,
      entry.hash,
    ]),
  };
}
