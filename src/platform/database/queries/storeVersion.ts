import type { Queryable } from "../database.ts";

/** The version of PostgreSQL that the store speaks, such as `17.5`. */
export async function storeVersion(store: Queryable): Promise<string> {
  const [row] = await store.query<{ version: string }>("select current_setting('server_version') as version");
  return row?.version ?? "";
}
