import type { Queryable } from "../database.ts";
import { DATASET } from "./publishedRevision.ts";

/** Moves the pointer from one revision (null: from nothing) to another; false when someone else moved it meanwhile. */
export async function switchPublished(store: Queryable, from: number | null, to: number): Promise<boolean> {
  const moved =
    from === null
      ? await store.query(
          `insert into published (dataset, revision_id) values ($1, $2)
           on conflict on constraint published_pkey do nothing
           returning revision_id`,
          [DATASET, to],
        )
      : await store.query(
          `update published set revision_id = $2, published_at = now()
           where dataset = $1 and revision_id = $3
           returning revision_id`,
          [DATASET, to, from],
        );
  return moved.length === 1;
}
