import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/**
 * Marks a person's notice as read or unread.
 *
 * @throws Failure `not-found` where the person has no such notice
 */
export async function markNotification(
  store: Queryable,
  person: number,
  notification: string,
  read: boolean,
): Promise<void> {
  expectOne(
    await store.query(
      `update notification set read_at = case when $3 then coalesce(read_at, now()) end
       where person_id = $1 and notification_id = $2 and deleted_at is null returning notification_id`,
      [person, notification, read],
    ),
  );
}

/** Marks everything up to a notice as read; what came after it was not seen yet. */
export async function markNotificationsUpTo(store: Queryable, person: number, newest: string): Promise<void> {
  await store.query(
    "update notification set read_at = now() where person_id = $1 and notification_id <= $2 and read_at is null",
    [person, newest],
  );
}

/**
 * Takes a notice out of sight, and for good what was deleted a day ago.
 *
 * @throws Failure `not-found` where the person has no such notice
 */
export async function deleteNotification(store: Queryable, person: number, notification: string): Promise<void> {
  expectOne(
    await store.query(
      `update notification set deleted_at = now()
       where person_id = $1 and notification_id = $2 and deleted_at is null returning notification_id`,
      [person, notification],
    ),
  );
  await store.query("delete from notification where person_id = $1 and deleted_at < now() - interval '1 day'", [
    person,
  ]);
}

/**
 * Brings a deleted notice back.
 *
 * @throws Failure `not-found` where the person has deleted no such notice, or too long ago
 */
export async function restoreNotification(store: Queryable, person: number, notification: string): Promise<void> {
  expectOne(
    await store.query(
      `update notification set deleted_at = null
       where person_id = $1 and notification_id = $2 and deleted_at is not null returning notification_id`,
      [person, notification],
    ),
  );
}

function expectOne(rows: readonly object[]): void {
  if (rows.length === 0) throw new Failure("not-found", "This notification does not exist.");
}
