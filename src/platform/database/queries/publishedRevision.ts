import type { Queryable } from "../database.ts";

/** The one data set that is published so far. */
export const DATASET = "spend";

/**
 * The id of the published revision, null while nothing is published.
 *
 * Readers call this first and pass the number on as a parameter: a join to the pointer could mix two revisions where
 * the store is spread over several machines.
 */
export async function publishedRevision(store: Queryable): Promise<number | null> {
  const [row] = await store.query<{ revision_id: number }>("select revision_id from published where dataset = $1", [
    DATASET,
  ]);
  return row?.revision_id ?? null;
}
