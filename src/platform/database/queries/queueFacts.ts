import type { Queryable } from "../database.ts";

/** Work in the background, everybody's. */
export interface QueueFacts {
  readonly waiting: number;
  readonly running: number;
  /** Ended without success within a day. */
  readonly failed: number;
  /** Seconds that the one due longest has waited for its turn; null where none is due. */
  readonly oldest: number | null;
}

export async function selectQueueFacts(store: Queryable): Promise<QueueFacts> {
  const [row] = await store.query<QueueFacts>(
    `select count(*) filter (where state = 'waiting')::int as waiting,
       count(*) filter (where state = 'running')::int as running,
       count(*) filter (where state = 'failed' and ended_at > now() - interval '1 day')::int as failed,
       extract(epoch from now() - min(next_try_at) filter (where state = 'waiting' and next_try_at <= now()))::float8 as oldest
     from job where state in ('waiting', 'running', 'failed')`,
  );
  return row ?? { waiting: 0, running: 0, failed: 0, oldest: null };
}
