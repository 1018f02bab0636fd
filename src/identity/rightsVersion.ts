import type { Database } from "#database/database.ts";

/** The notification channel on which a change of rights is told to other processes. */
export const RIGHTS_CHANNEL = "rights_changed";

// Rights that change in this process must hold from the very next request on, so its directories hear it without the store.
const listeners = new WeakMap<Database, Set<() => void>>();

/** Tells every process that rights have changed. Call it after the change is committed. */
export async function announceRights(database: Database): Promise<void> {
  await database.query("update rights_version set version = version + 1");
  for (const heard of listeners.get(database) ?? []) heard();
  await database.query(`notify ${RIGHTS_CHANNEL}`);
}

/** Calls `heard` for every change of rights announced in this process until the returned function is called. */
export function onRightsAnnounced(database: Database, heard: () => void): () => void {
  const known = listeners.get(database) ?? new Set();
  listeners.set(database, known.add(heard));
  return () => known.delete(heard);
}

export async function readRightsVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number }>("select version from rights_version");
  return row?.version ?? 0;
}
