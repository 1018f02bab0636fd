import type { Queryable } from "#platform/database/database.ts";
import type { ContentState } from "#domain/content/contentItem.ts";
import type { ContentKind, ContentStatus } from "#domain/content/contentKind.ts";
import { Failure } from "#domain/failure.ts";

/** An item as its editors see it. */
export interface ItemRow {
  readonly id: number;
  readonly kind: ContentKind;
  readonly key: string;
  readonly sample: boolean;
  readonly draft: ContentState;
  readonly version: number;
  /** The number of the version that readers see; null where they see none. */
  readonly published: number | null;
  readonly published_at: Date | null;
  /** When the draft will be published; null where it waits for nothing. */
  readonly publish_at: Date | null;
  readonly notify_on_publish: boolean;
  readonly status: ContentStatus;
  readonly changed_at: Date;
  readonly changed_by: string;
  readonly deleted_at: Date | null;
}

const ITEM = `select item.content_item_id as id, item.kind, item.key, item.sample, item.draft, item.version, item.published,
    shown.published_at, item.publish_at, item.notify_on_publish, item.changed_at, item.changed_by, item.deleted_at,
    case when item.publish_at is not null then 'scheduled'
         when item.published is null then 'draft'
         when item.draft is distinct from shown.state then 'changed'
         else 'published' end as status
  from content_item as item
  left join content_version as shown
    on shown.content_item_id = item.content_item_id and shown.number = item.published`;

/** Every item, deleted ones too, what was changed last first. */
export function selectItems(store: Queryable): Promise<ItemRow[]> {
  return store.query<ItemRow>(`${ITEM} order by item.changed_at desc, item.content_item_id desc`);
}

/** @throws Failure `not-found` */
export async function selectItem(store: Queryable, id: number): Promise<ItemRow> {
  const [row] = await store.query<ItemRow>(`${ITEM} where item.content_item_id = $1`, [id]);
  if (!row) throw noSuchItem();
  return row;
}

/**
 * Locks an item until the transaction ends, and makes sure that it is still as the editor saw it.
 *
 * @param version what the editor saw; null takes it as it is
 * @throws Failure `not-found`, `conflict`
 */
export async function lockItem(transaction: Queryable, id: number, version: number | null): Promise<ItemRow> {
  await transaction.query("select 1 from content_item where content_item_id = $1 for update", [id]);
  const row = await selectItem(transaction, id);
  if (version === null || row.version === version) return row;
  throw new Failure(
    "conflict",
    `${row.changed_by} changed this since you opened it (${row.changed_at.toISOString()}). Reload it, then make your change again.`,
  );
}

export function noSuchItem(): Failure {
  return new Failure("not-found", "This content does not exist.");
}

/** What an item is called, for people who look after it: its English title, else its key. */
export function itemName({ draft, key }: Pick<ItemRow, "draft" | "key">): string {
  return draft.texts["en-US"]?.title ?? key;
}
