import { type ItemRow, itemName } from "#platform/content/itemRows.ts";
import { titlesOf } from "#domain/content/contentItem.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { EditedHead, EditedItem } from "../contract/editing.ts";

/** An item as its editors see it in the list. */
export function presentItemHead(row: ItemRow): EditedHead {
  const { tags, properties, date, texts } = row.draft;
  return {
    id: String(row.id),
    kind: row.kind,
    key: row.key,
    title: LOCALES.map((language) => texts[language]?.title).find((title) => title !== undefined) ?? itemName(row),
    titles: titlesOf(texts),
    status: row.status,
    languages: LOCALES.filter((language) => texts[language]),
    tags: { verticals: [...tags.verticals], media: [...tags.media], seasons: [...tags.seasons] },
    properties: { ...properties, roles: properties.roles && [...properties.roles] },
    date,
    sample: row.sample,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
    publishedAt: row.published_at?.toISOString() ?? null,
    publishAt: row.publish_at?.toISOString() ?? null,
    deleted: row.deleted_at !== null,
    version: row.version,
  };
}

/** The same with its texts. */
export function presentItem(row: ItemRow): EditedItem {
  return { ...presentItemHead(row), texts: row.draft.texts };
}
