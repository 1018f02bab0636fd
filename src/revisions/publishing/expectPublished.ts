import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";

/** @throws Failure `revision-unknown` for a revision that was never published */
export async function expectPublished(store: Queryable, revision: string): Promise<void> {
  const [known] = await store.query(
    "select 1 from revision where revision_id = $1 and status in ('published', 'superseded') and deleted_at is null",
    [Number(revision)],
  );
  if (!known) throw new Failure("revision-unknown", `There is no revision ${revision}.`);
}
