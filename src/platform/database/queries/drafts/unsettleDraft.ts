import type { Queryable } from "#platform/database/database.ts";

/** A draft is made of other files now: what was built, checked and reviewed of it before no longer counts. */
export async function unsettleDraft(store: Queryable, revision: number): Promise<void> {
  await store.query(
    `update revision set built_at = null, checks = null, review_state = null, version = version + 1, sample = exists (
       select 1 from revision_import r join import i on i.import_id = r.import_id where r.revision_id = $1 and i.sample
     ) where revision_id = $1`,
    [revision],
  );
}
