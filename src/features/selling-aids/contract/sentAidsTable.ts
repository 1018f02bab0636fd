import { writeList } from "#domain/tables/csvList.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { SentAid } from "./teamAids.ts";

const COLUMNS: readonly ColumnOf<SentAid>[] = [
  { key: "id", unit: "text", cell: ({ id }) => id },
  { key: "version", unit: "text", cell: ({ number }) => String(number) },
  { key: "title", unit: "text", cell: ({ title }) => title },
  { key: "status", unit: "text", cell: ({ status }) => status },
  { key: "reason", unit: "text", cell: ({ reason }) => reason },
  { key: "type", unit: "text", cell: ({ type }) => type },
  { key: "language", unit: "text", cell: ({ language }) => language },
  { key: "verticals", unit: "text", cell: ({ verticals }) => writeList(verticals) },
  { key: "media", unit: "text", cell: ({ media }) => writeList(media) },
  { key: "seasons", unit: "text", cell: ({ seasons }) => writeList(seasons.map(String)) },
  { key: "file", unit: "text", cell: ({ file }) => file.name },
  { key: "customer", unit: "text", cell: ({ customer }) => customer },
  { key: "sent_by", unit: "text", cell: ({ sentBy }) => sentBy },
  { key: "sent_at", unit: "text", cell: ({ sentAt }) => sentAt },
  { key: "decided_by", unit: "text", cell: ({ decidedBy }) => decidedBy },
  { key: "decided_at", unit: "text", cell: ({ decidedAt }) => decidedAt },
];

/** Aids that teams brought, a line each. */
export function sentAidsTable({ items }: { readonly items: readonly SentAid[] }): Table {
  return tableOf(items, COLUMNS);
}
