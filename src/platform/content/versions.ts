import type { Database, Queryable } from "#platform/database/database.ts";
import type { ContentState } from "#domain/content/contentItem.ts";
import { type ItemRow, lockItem, noSuchItem } from "./itemRows.ts";
import { keepState } from "./keepDraft.ts";
import type { Editor } from "./recordContent.ts";

/** A published state of an item. */
export interface VersionRow {
  readonly number: number;
  readonly published_at: Date;
  readonly published_by: string;
  readonly state: ContentState;
}

/** All versions of an item, newest first. */
export function selectVersions(store: Queryable, id: number): Promise<VersionRow[]> {
  return store.query<VersionRow>(
    `select number, published_at, published_by, state from content_version where content_item_id = $1
     order by number desc`,
    [id],
  );
}

/** @throws Failure `not-found` */
export async function selectVersion(store: Queryable, id: number, number: number): Promise<VersionRow> {
  const row = (await selectVersions(store, id)).find((version) => version.number === number);
  if (!row) throw noSuchItem();
  return row;
}

/**
 * Restores an earlier version as the draft; readers see it once it is published.
 *
 * @param version what the editor saw of the item
 * @throws Failure `not-found`, `conflict`
 */
export function restoreVersion(
  database: Database,
  id: number,
  { number, version }: { readonly number: number; readonly version: number },
  by: Editor,
): Promise<ItemRow> {
  return database.transaction(async (transaction) => {
    const item = await lockItem(transaction, id, version);
    const { state } = await selectVersion(transaction, id, number);
    return keepState(transaction, item, { key: item.key, state }, by, () => ({
      action: "content.versionRestored",
      after: { restoredVersion: number },
    }));
  });
}
