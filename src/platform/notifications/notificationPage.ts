import type { Queryable } from "#platform/database/database.ts";

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

export interface NotificationPage {
  /** Newest first. */
  readonly items: readonly StoredNotification[];
  /** How many of all the person's notices wait to be read. */
  readonly unread: number;
}

/** A person's notices and how many wait to be read, of one moment. */
export async function notificationPage(
  store: Queryable,
  { person, before, limit }: NotificationPageRequest,
): Promise<NotificationPage> {
  const rows = await store.query<{ unread: number } & (StoredNotification | { id: null })>(
    `select unread, id::text as id, kind, data, link, at, read
     from (${UNREAD}) as counted
     left join (
       select notification_id as id, kind, data, link, created_at as at, read_at is not null as read
       from notification
       where person_id = $1 and deleted_at is null and ($2::bigint is null or notification_id < $2)
       order by notification_id desc
       limit $3
     ) as page on true
     order by page.id desc`,
    [person, before, limit],
  );
  const items = rows.flatMap((row): StoredNotification[] => {
    if (row.id === null) return [];
    const { id, kind, data, link, at, read } = row;
    return [{ id, kind, data, link, at, read }];
  });
  return { items, unread: rows[0]?.unread ?? 0 };
}

const UNREAD =
  "select count(*)::int as unread from notification where person_id = $1 and read_at is null and deleted_at is null";

/** How many of a person's notices wait to be read. */
export async function unreadCount(store: Queryable, person: number): Promise<number> {
  const [row] = await store.query<{ unread: number }>(UNREAD, [person]);
  return row?.unread ?? 0;
}
