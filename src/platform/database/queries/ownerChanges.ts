import type { Queryable } from "../database.ts";

/** Things that a person or an organisation has, whose changes the store notes (migration 0063). */
export type OwnedThing = "notification" | "own_revenue";

export interface OwnerChange {
  readonly transaction: string;
  readonly what: string;
  readonly owner: number;
}

export interface OwnerChangesSeen {
  /** The oldest transaction that was not over yet: whatever is noted later is noted by this one or by younger ones. */
  readonly horizon: string;
  readonly changes: readonly OwnerChange[];
}

/** What has been noted by transactions that were not over at the horizon, and the horizon of this moment; without one no more than that. */
export async function ownerChangesSince(store: Queryable, horizon: string | null): Promise<OwnerChangesSeen> {
  const [seen] = await store.query<OwnerChangesSeen>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce((
       select json_agg(json_build_object('transaction', changed_in::text, 'what', what, 'owner', owner))
       from owner_change where changed_in >= $1::text::xid8
     ), '[]') as changes`,
    [horizon],
  );
  if (!seen) throw new Error("The store did not say which transactions are over.");
  return seen;
}

/** The newest change noted; 0 where there is none. */
export async function newestOwnerChange(store: Queryable): Promise<number> {
  const [row] = await store.query<{ newest: number }>(
    "select coalesce(max(owner_change_id), 0)::float8 as newest from owner_change",
  );
  return row?.newest ?? 0;
}

export async function forgetOwnerChanges(store: Queryable, upTo: number): Promise<void> {
  await store.query("delete from owner_change where owner_change_id <= $1", [upTo]);
}
