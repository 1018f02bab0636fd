import type { Queryable } from "#platform/database/database.ts";

/** What a person makes of an item; what is left out stays. */
export interface ContentMarks {
  readonly read?: boolean | undefined;
  readonly saved?: boolean | undefined;
  readonly subscribed?: boolean | undefined;
}

/** Notes what a person makes of items; a time that stands already stays. */
export async function markContent(
  store: Queryable,
  person: number,
  items: readonly number[],
  { read, saved, subscribed }: ContentMarks,
): Promise<void> {
  await store.query(
    `insert into content_mark as mark (person_id, content_item_id, read_at, saved_at, subscribed_at)
     select $1::int, item, case when $3::boolean then now() end, case when $4::boolean then now() end, case when $5::boolean then now() end
     from unnest($2::int[]) as item
     on conflict (person_id, content_item_id) do update set
       read_at = case when $3::boolean is null then mark.read_at when $3::boolean then coalesce(mark.read_at, now()) end,
       saved_at = case when $4::boolean is null then mark.saved_at when $4::boolean then coalesce(mark.saved_at, now()) end,
       subscribed_at = case when $5::boolean is null then mark.subscribed_at when $5::boolean then coalesce(mark.subscribed_at, now()) end,
       unsubscribed_at = case when $5::boolean is null then mark.unsubscribed_at end`,
    [person, items, read ?? null, saved ?? null, subscribed ?? null],
  );
}
