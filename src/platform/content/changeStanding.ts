import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { type ItemRow, lockItem, selectItem } from "./itemRows.ts";
import { keepWords } from "./keepWords.ts";
import { checkComplete, publishDraft } from "./publishItem.ts";
import { type Editor, recordContent } from "./recordContent.ts";

/** How an item shall be published. */
export interface Publishing {
  /** What the editor saw of it. */
  readonly version: number;
  /** Null or past is now. */
  readonly at: Date | null;
  readonly notify: boolean;
}

/**
 * Publishes the draft of an item, or has it wait for its time. Whoever follows it is told by `tellFollowers`.
 *
 * @throws Failure `not-found`, `conflict`, `invalid-input` for what misses something
 */
export function publishItem(
  database: Database,
  id: number,
  { version, at, notify }: Publishing,
  by: Editor,
): Promise<ItemRow> {
  return database.transaction(async (transaction) => {
    const item = await lockItem(transaction, id, version);
    expectKept(item);
    if (at === null || at.getTime() <= Date.now()) {
      await transaction.query("update content_item set notify_on_publish = $2 where content_item_id = $1", [
        id,
        notify,
      ]);
      return putOut(transaction, item, by);
    }
    checkComplete(item);
    await transaction.query(
      `update content_item set publish_at = $2, notify_on_publish = $3, version = version + 1, changed_at = now(),
         changed_by = $4 where content_item_id = $1`,
      [id, at, notify, by.name],
    );
    await recordContent(transaction, item, by, "content.scheduled", { publishAt: at.toISOString() });
    return selectItem(transaction, id);
  });
}

/** Publishes a locked item now, noted in the audit log. @throws Failure `invalid-input` */
export async function putOut(transaction: Queryable, item: ItemRow, by: Editor): Promise<ItemRow> {
  const number = await publishDraft(transaction, item, by.name);
  await transaction.query("update content_item set starter = null where content_item_id = $1", [item.id]);
  await recordContent(transaction, item, by, "content.published", { publishedVersion: number });
  return selectItem(transaction, item.id);
}

/** Takes an item from its readers and from its place in the schedule; its draft and versions stay. @throws Failure `not-found` */
export function withdrawItem(database: Database, id: number, by: Editor): Promise<ItemRow> {
  return database.transaction(async (transaction) => {
    const item = await lockItem(transaction, id, null);
    if (item.published === null && item.publish_at === null) return item;
    const isWaiting = item.publish_at !== null;
    // Who ends the waiting of a new draft leaves what readers see as it is.
    const published = isWaiting ? item.published : null;
    await transaction.query(
      `update content_item set published = $2, publish_at = null, notify_on_publish = false, starter = null,
         version = version + 1, changed_at = now(), changed_by = $3 where content_item_id = $1`,
      [id, published, by.name],
    );
    if (published === null) await keepWords(transaction, id, null);
    await recordContent(transaction, item, by, "content.withdrawn");
    return selectItem(transaction, id);
  });
}

/** Takes an item from readers and editors; it can be had back. @throws Failure `not-found` */
export async function deleteItem(database: Database, id: number, by: Editor): Promise<void> {
  await database.transaction(async (transaction) => {
    const item = await lockItem(transaction, id, null);
    expectKept(item);
    await transaction.query(
      `update content_item set deleted_at = now(), starter = null, version = version + 1, changed_at = now(),
         changed_by = $2 where content_item_id = $1`,
      [id, by.name],
    );
    await keepWords(transaction, id, null);
    await recordContent(transaction, item, by, "content.deleted");
  });
}

/** Brings a deleted item back as it was. @throws Failure `not-found`, `already-exists` where another one has its key by now */
export function bringBackItem(database: Database, id: number, by: Editor): Promise<ItemRow> {
  return database.transaction(async (transaction) => {
    const item = await lockItem(transaction, id, null);
    if (item.deleted_at === null) return item;
    const [other] = await transaction.query(
      "select 1 from content_item where kind = $1 and key = $2 and deleted_at is null",
      [item.kind, item.key],
    );
    if (other)
      throw new Failure("already-exists", `Another ${item.kind} has the key "${item.key}" now. Choose another key.`);
    await transaction.query(
      `update content_item set deleted_at = null, version = version + 1, changed_at = now(), changed_by = $2
       where content_item_id = $1`,
      [id, by.name],
    );
    await keepWordsOfPublished(transaction, item);
    await recordContent(transaction, item, by, "content.restored");
    return selectItem(transaction, id);
  });
}

async function keepWordsOfPublished(transaction: Queryable, { id, published }: ItemRow): Promise<void> {
  const [shown] = await transaction.query<{ state: ItemRow["draft"] }>(
    "select state from content_version where content_item_id = $1 and number = $2",
    [id, published],
  );
  await keepWords(transaction, id, shown?.state.texts ?? null);
}

/** @throws Failure `not-found` for what is deleted */
function expectKept({ deleted_at }: ItemRow): void {
  if (deleted_at !== null) throw new Failure("not-found", "This content was deleted. Restore it first.");
}
