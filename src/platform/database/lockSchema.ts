import type { Database, Queryable } from "./database.ts";

/** Any number, as long as nothing else takes the same advisory lock. */
const SCHEMA_LOCK = 4600_0001;

/** Of several processes that start on one store, one changes its schema at a time. The embedded store has one process. */
export async function lockSchema({ engine }: Database, store: Queryable): Promise<void> {
  if (engine !== "pglite") await store.query("select pg_advisory_xact_lock($1)", [SCHEMA_LOCK]);
}
