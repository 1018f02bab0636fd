import type { Database } from "../database.ts";

export interface StoreFacts {
  /** Of the whole database, with what deleted rows still hold. */
  readonly bytes: number;
  /** Of everybody who uses that server; null for the embedded store. */
  readonly connections: { readonly open: number; readonly most: number } | null;
  /** The store's clock. */
  readonly now: Date;
}

/** How large the store is, how many use it, and what time it is there. */
export async function selectStoreFacts(database: Database): Promise<StoreFacts> {
  const [row] = await database.query<{ bytes: number; open: number; most: number; now: Date }>(
    `select pg_database_size(current_database())::float8 as bytes,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as open,
       current_setting('max_connections')::int as most, clock_timestamp() as now`,
  );
  const { bytes, open, most, now } = row ?? { bytes: 0, open: 0, most: 0, now: new Date() };
  return { bytes, connections: database.engine === "pglite" ? null : { open, most }, now };
}
