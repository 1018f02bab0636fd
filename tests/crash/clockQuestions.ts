import { setTimeout as wait } from "node:timers/promises";
import type { Queryable } from "#platform/database/database.ts";
import { brokenInvariants } from "./brokenInvariants.ts";

/** Work that is due is begun within so many milliseconds, that which failed once included. */
const SETTLES_MS = 150_000;
const LOOK_MS = 1_000;

/** Each answers a row for each fault. */
const QUESTIONS: Readonly<Record<string, string>> = {
  "an occurrence of a schedule began twice":
    "select min(key) as subject from job where key like '%@%' group by kind, key having count(*) > 1",
  "a job failed":
    "select job_id::text || ' ' || kind || ' ' || coalesce(fault, '') as subject from job where state = 'failed'",
  "a job is held for longer than any can be":
    "select job_id::text as subject from job where state = 'running' and held_until > now() + interval '2 minutes'",
  "a mail was given up": "select mail_id::text as subject from mail where failed_at is not null",
  "a backup failed": "select file || ' ' || fault as subject from backup_run where fault is not null",
};

/** What waits though nothing keeps it waiting. */
const WAITING: Readonly<Record<string, string>> = {
  "a job waits": "select job_id::text || ' ' || kind as subject from job where state in ('waiting', 'running')",
  "a mail waits": "select mail_id::text as subject from mail where sent_at is null and failed_at is null",
};

/** What waits for a time that only a clock that was set back explains. */
const STRANDED: Readonly<Record<string, string>> = {
  "a job waits for a time two hours off":
    "select job_id::text || ' ' || kind as subject from job where state = 'waiting' and next_try_at > now() + interval '2 hours'",
  "a mail waits for a time two hours off":
    "select mail_id::text as subject from mail where sent_at is null and failed_at is null and next_try_at > now() + interval '2 hours'",
};

/**
 * What kills ask, and what must be true besides wherever the clock stands.
 *
 * @param runs whether the product runs beside this and does what waits
 */
export async function brokenByClocks(
  store: Queryable,
  known: ReadonlySet<string>,
  { runs }: { readonly runs: boolean },
): Promise<string[]> {
  if (runs) await settled(store);
  return [
    ...(await brokenInvariants(store, known)),
    ...(await faults(store, QUESTIONS)),
    ...(await faults(store, runs ? WAITING : STRANDED)),
  ];
}

async function settled(store: Queryable): Promise<void> {
  const until = performance.now() + SETTLES_MS;
  while ((await faults(store, WAITING)).length > 0 && performance.now() < until) await wait(LOOK_MS);
}

async function faults(store: Queryable, questions: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, question] of Object.entries(questions))
    for (const { subject } of await store.query<{ subject: string }>(question)) found.push(`${fault}: ${subject}`);
  return found;
}
