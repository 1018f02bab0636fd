import type { Queryable } from "../database.ts";

/** How often a caller asked within the window that is under way, this time included. */
export interface RequestCount {
  readonly count: number;
  /** Milliseconds until the window ends. */
  readonly left: number;
}

/** A window that ends later than one that begins now was begun before the clock was set back: nobody shall wait for it. */
const IS_OVER = "(known.window_ends_at <= now() or known.window_ends_at > excluded.window_ends_at)";

/**
 * Counts a request of a caller for a limited place, in every process together.
 *
 * @param windowMs how long a window lasts, from its first request on
 */
export async function countRequest(
  store: Queryable,
  place: string,
  caller: string,
  windowMs: number,
): Promise<RequestCount> {
  const [row] = await store.query<RequestCount>(
    `insert into request_count as known (place, caller, count, window_ends_at)
     values ($1, $2, 1, now() + $3::int * interval '1 millisecond')
     on conflict (place, caller) do update set
       count = case when ${IS_OVER} then 1 else known.count + 1 end,
       window_ends_at = case when ${IS_OVER} then excluded.window_ends_at else known.window_ends_at end
     returning count, greatest(0, extract(epoch from window_ends_at - now()) * 1000)::float8 as "left"`,
    [place, caller, windowMs],
  );
  return row ?? { count: 1, left: windowMs };
}

/**
 * Counts requests of several callers at once, and answers how many there were in every process together.
 *
 * @param counts each caller once
 * @param windowMs how long a window lasts, from its first request on
 */
export function addRequestCounts(
  store: Queryable,
  place: string,
  counts: readonly { readonly caller: string; readonly count: number }[],
  windowMs: number,
): Promise<(RequestCount & { readonly caller: string })[]> {
  return store.query(
    `insert into request_count as known (place, caller, count, window_ends_at)
     select $1, caller, count, now() + $2::int * interval '1 millisecond'
     from unnest($3::text[], $4::int[]) as counted (caller, count)
     order by caller
     on conflict (place, caller) do update set
       count = case when ${IS_OVER} then excluded.count else known.count + excluded.count end,
       window_ends_at = case when ${IS_OVER} then excluded.window_ends_at else known.window_ends_at end
     returning caller, count, greatest(0, extract(epoch from window_ends_at - now()) * 1000)::float8 as "left"`,
    [place, windowMs, counts.map(({ caller }) => caller), counts.map(({ count }) => count)],
  );
}

/** Forgets windows that have ended. */
export async function sweepRequestCounts(store: Queryable): Promise<void> {
  await store.query("delete from request_count where window_ends_at < now()");
}
