import { writeList } from "#domain/tables/csvList.ts";
import type { Table } from "#domain/tables/table.ts";
import { type ColumnOf, tableOf } from "#domain/tables/tableOf.ts";
import type { EditedHead } from "./editing.ts";

const COLUMNS: readonly ColumnOf<EditedHead>[] = [
  { key: "id", unit: "text", cell: ({ id }) => id },
  { key: "kind", unit: "text", cell: ({ kind }) => kind },
  { key: "key", unit: "text", cell: ({ key }) => key },
  { key: "title", unit: "text", cell: ({ title }) => title },
  { key: "title_es", unit: "text", cell: ({ titles }) => titles["es-ES"] ?? null },
  { key: "title_de", unit: "text", cell: ({ titles }) => titles["de-DE"] ?? null },
  { key: "status", unit: "text", cell: ({ status }) => status },
  { key: "languages", unit: "text", cell: ({ languages }) => writeList(languages) },
  { key: "verticals", unit: "text", cell: ({ tags }) => writeList(tags.verticals) },
  { key: "media", unit: "text", cell: ({ tags }) => writeList(tags.media) },
  { key: "seasons", unit: "text", cell: ({ tags }) => writeList(tags.seasons.map(String)) },
  { key: "date", unit: "text", cell: ({ date }) => date },
  { key: "sample", unit: "text", cell: ({ sample }) => String(sample) },
  { key: "published_at", unit: "text", cell: ({ publishedAt }) => publishedAt },
  { key: "publish_at", unit: "text", cell: ({ publishAt }) => publishAt },
  { key: "changed_at", unit: "text", cell: ({ changedAt }) => changedAt },
  { key: "changed_by", unit: "text", cell: ({ changedBy }) => changedBy },
  { key: "deleted", unit: "text", cell: ({ deleted }) => String(deleted) },
];

/** Everything in the newsroom, a line each. */
export function contentItemsTable({ items }: { readonly items: readonly EditedHead[] }): Table {
  return tableOf(items, COLUMNS);
}
