import type { Queryable } from "#platform/database/database.ts";

/** Gives a draft the name under which it will be published. */
export async function labelDraft(store: Queryable, revision: number, label: string): Promise<void> {
  await store.query("update revision set label = $2 where revision_id = $1 and status = 'draft'", [revision, label]);
}
