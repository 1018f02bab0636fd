import type { Queryable } from "#database/database.ts";

/** A notice as stored. */
export interface StoredNotification {
  readonly id: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, string>>;
  readonly link: string | null;
  readonly at: Date;
  readonly read: boolean;
}

export interface NotificationPageRequest {
  readonly person: number;
  /** Only those older than this one; null begins with the newest. */
  readonly before: string | null;
  readonly limit: number;
}

/** A person's notices, newest first. */
export function notificationPage(
  store: Queryable,
  { person, before, limit }: NotificationPageRequest,
): Promise<StoredNotification[]> {
  return store.query(
    `select notification_id::text as id, kind, data, link, created_at as at, read_at is not null as read
     from notification
     where person_id = $1 and deleted_at is null and ($2::bigint is null or notification_id < $2)
     order by notification_id desc
     limit $3`,
    [person, before, limit],
  );
}

/** How many of a person's notices wait to be read. */
export async function unreadCount(store: Queryable, person: number): Promise<number> {
  const [row] = await store.query<{ unread: number }>(
    "select count(*)::int as unread from notification where person_id = $1 and read_at is null and deleted_at is null",
    [person],
  );
  return row?.unread ?? 0;
}
