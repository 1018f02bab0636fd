import type { Queryable } from "#platform/database/database.ts";

/** The newest draft that was begun from the given published revision; null where there is none. */
export async function openDraft(store: Queryable, basedOn: number | null): Promise<number | null> {
  const [row] = await store.query<{ id: number }>(
    `select revision_id as id from revision
     where status = 'draft' and deleted_at is null and based_on is not distinct from $1
     order by revision_id desc limit 1`,
    [basedOn],
  );
  return row?.id ?? null;
}
