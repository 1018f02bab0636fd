import type { Queryable } from "../database.ts";

/** How a revision came about, as it was stored when it was built; null where it is not built or there is none of this id. */
export async function buildReport(store: Queryable, revision: number): Promise<unknown> {
  const [row] = await store.query<{ report: unknown }>("select report from revision where revision_id = $1", [
    revision,
  ]);
  return row?.report ?? null;
}
