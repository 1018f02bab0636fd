import { type Assumptions, NO_ASSUMPTIONS } from "#domain/forecast/assumptions.ts";
import type { Queryable } from "../database.ts";

/** What is stated about a revision; nothing where nobody stated anything, or there is none of this id. */
export async function revisionAssumptions(store: Queryable, revision: number): Promise<Assumptions> {
  const [row] = await store.query<{ assumptions: Assumptions | null }>(
    "select assumptions from revision where revision_id = $1",
    [revision],
  );
  // What was stated before another kind of assumption came up says nothing of it.
  return { ...NO_ASSUMPTIONS, ...row?.assumptions };
}
