import type { Database, Queryable } from "#platform/database/database.ts";
import { nextOccurrence, type Recurrence } from "#domain/recurrence.ts";
import type { JobKind, JobKinds } from "./job.ts";
import { startJob } from "./startJob.ts";

/** Work that comes again. */
export interface Schedule<Kind extends JobKind = JobKind> {
  /** Names it: setting it again replaces it. Say whose it is in it, such as `custom-report:17`. */
  readonly key: string;
  readonly kind: Kind;
  readonly data: JobKinds[Kind];
  /** As of a job. */
  readonly owner: number | null;
  readonly name: string | null;
  readonly recurrence: Recurrence;
  /** IANA name of a time zone. */
  readonly zone: string;
}

/** Sets what comes again, from now on, and answers when it comes first. */
export async function setSchedule<Kind extends JobKind>(
  store: Queryable,
  { key, kind, data, owner, name, recurrence, zone }: Schedule<Kind>,
  now = new Date(),
): Promise<Date> {
  const next = nextOccurrence(recurrence, zone, now);
  await store.query(
    `insert into schedule (key, kind, data, owner_id, name, recurrence, zone, next_at)
     values ($1, $2, $3::text::jsonb, $4, $5, $6::text::jsonb, $7, $8)
     on conflict (key) do update set kind = excluded.kind, data = excluded.data, owner_id = excluded.owner_id,
       name = excluded.name, recurrence = excluded.recurrence, zone = excluded.zone, next_at = excluded.next_at`,
    [key, kind, JSON.stringify(data), owner, name, JSON.stringify(recurrence), zone, next],
  );
  return next;
}

/** Ends what came again; a job that has begun goes on. Says nothing where there was none. */
export async function removeSchedule(store: Queryable, key: string): Promise<void> {
  await store.query("delete from schedule where key = $1", [key]);
}

/**
 * Begins the jobs of schedules whose time has come. Each occurrence begins one job, whichever process finds it; of those that passed
 * while no process ran, the last one alone.
 */
export async function startDueSchedules(database: Database, now = new Date()): Promise<void> {
  const due = await database.query<{ key: string }>("select key from schedule where next_at <= $1 order by next_at", [
    now,
  ]);
  for (const { key } of due) await database.transaction((store) => startOne(store, key, now));
}

async function startOne(store: Queryable, key: string, now: Date): Promise<void> {
  const [schedule] = await store.query<Schedule & { readonly next: Date }>(
    `select key, kind, data, owner_id as owner, name, recurrence, zone, next_at as next from schedule
     where key = $1 and next_at <= $2 for update skip locked`,
    [key, now],
  );
  if (!schedule) return;
  const { kind, data, owner, name, recurrence, zone, next } = schedule;
  await startJob(store, { kind, data, owner, name, key: `${key}@${next.toISOString()}` });
  await store.query("update schedule set last_at = next_at, next_at = $2 where key = $1", [
    key,
    nextOccurrence(recurrence, zone, now),
  ]);
}
