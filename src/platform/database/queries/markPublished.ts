import type { Queryable } from "../database.ts";

/** Gives a revision the status of the published one, and the one before it that of a superseded one. What was to come of it is done. */
export async function markPublished(store: Queryable, from: number | null, to: number): Promise<void> {
  await store.query("update revision set status = 'superseded' where revision_id = $1 and revision_id <> $2", [
    from,
    to,
  ]);
  await store.query(
    `update revision set status = 'published', published_at = now(), publish_at = null, publish_built_at = null,
       publish_by = null, publish_fault = null
     where revision_id = $1`,
    [to],
  );
}
