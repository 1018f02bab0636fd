import type { Queryable } from "../database.ts";

/** Mails on their way, everybody's. */
export interface MailFacts {
  readonly waiting: number;
  /** Of these, tried in vain at least once. */
  readonly failing: number;
  /** Given up within a day. */
  readonly givenUp: number;
  /** Seconds since the oldest that still waits was written; null where none waits. */
  readonly oldest: number | null;
  readonly lastSent: Date | null;
}

export async function selectMailFacts(store: Queryable): Promise<MailFacts> {
  const [row] = await store.query<MailFacts>(
    `select count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
       count(*) filter (where sent_at is null and failed_at is null and fault is not null)::int as failing,
       count(*) filter (where failed_at > now() - interval '1 day')::int as "givenUp",
       extract(epoch from now() - min(created_at) filter (where sent_at is null and failed_at is null))::float8 as oldest,
       max(sent_at) as "lastSent"
     from mail`,
  );
  return row ?? { waiting: 0, failing: 0, givenUp: 0, oldest: null, lastSent: null };
}
