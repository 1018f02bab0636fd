import type { Queryable } from "#platform/database/database.ts";
import type { Rights } from "#domain/access/access.ts";
import type { ContentState } from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { mayReadContent } from "#domain/content/contentReaders.ts";

/** Whether a reader may have a stored file: one that a published item shows or offers, and that the reader may read. Administrators may have every file. */
export async function mayShowFile(store: Queryable, rights: Rights, file: string): Promise<boolean> {
  if (rights.role === "Administrator") return true;
  const items = await store.query<{ kind: ContentKind; state: Pick<ContentState, "tags" | "properties"> }>(
    `select item.kind, jsonb_build_object('tags', shown.state -> 'tags', 'properties', shown.state -> 'properties') as state
     from content_item as item
     join content_version as shown on shown.content_item_id = item.content_item_id and shown.number = item.published
     where item.deleted_at is null and shown.files @> array[$1::text]`,
    [file],
  );
  return items.some(({ kind, state: { tags, properties } }) => mayReadContent(rights, { kind, tags, properties }));
}
