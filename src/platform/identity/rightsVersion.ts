import type { Database } from "#platform/database/database.ts";

/** The notification channel on which the store tells every process of a change of rights, at its commit (migration 0010). */
export const RIGHTS_CHANNEL = "rights_changed";

// Rights that change in this process must hold from the very next request on, so its directories hear it without the store.
const listeners = new WeakMap<Database["origin"], Set<() => void>>();

/** Makes this process forget the rights it holds. Call it after the change is committed; other processes hear of it from the store. */
export function announceRights(database: Database): void {
  for (const heard of listeners.get(database.origin) ?? []) heard();
}

/** Calls `heard` for every change of rights announced in this process until the returned function is called. */
export function onRightsAnnounced(database: Database, heard: () => void): () => void {
  const known = listeners.get(database.origin) ?? new Set();
  listeners.set(database.origin, known.add(heard));
  return () => known.delete(heard);
}

export async function readRightsVersion(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number }>("select version from rights_version");
  return row?.version ?? 0;
}
