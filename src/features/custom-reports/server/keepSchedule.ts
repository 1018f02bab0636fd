import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { z } from "zod";
import { removeSchedule, setSchedule } from "#platform/jobs/schedules.ts";
import type { scheduleWish } from "../contract/reportSchemas.ts";
import { type ReportReader, type ReportRow, scheduleKey, selectOwnReport } from "./reportRows.ts";

export type ScheduleWish = z.output<typeof scheduleWish>;

/**
 * Lets a report of the person's own make itself from now on. A paused schedule is taken up again by this, and so are mails about it that its
 * owner has ended. Colleagues who ended theirs are named among the recipients anew or stay without.
 *
 * @throws Failure `not-found`; `conflict` for colleagues who could not open it, since it is not shared; `invalid-input` for people who
 * are no colleagues
 */
export function keepSchedule(
  database: Database,
  owner: ReportReader,
  report: number,
  wish: ScheduleWish,
): Promise<ReportRow> {
  return database.transaction(async (store) => {
    await store.query("select 1 from custom_report where custom_report_id = $1 for update", [report]);
    const row = await selectOwnReport(store, owner, report);
    const recipients = wish.recipients.map(Number).filter((id) => id !== owner.id);
    if (recipients.length > 0 && !row.shared)
      throw new Failure("conflict", "Share the report with your organization first, so that colleagues can open it.");
    await checkColleagues(store, owner, recipients);
    await store.query(
      `insert into custom_report_schedule (custom_report_id, recurrence, zone, format, locale)
       values ($1, $2::text::jsonb, $3, $4, $5)
       on conflict (custom_report_id) do update set recurrence = excluded.recurrence, zone = excluded.zone,
         format = excluded.format, locale = excluded.locale, failures = 0, paused_at = null`,
      [report, wish.recurrence && JSON.stringify(wish.recurrence), wish.zone, wish.format, wish.locale],
    );
    const everybody = [owner.id, ...recipients];
    await store.query(
      `delete from custom_report_recipient
       where custom_report_id = $1 and person_id <> all($2::int[]) and unsubscribed_at is null`,
      [report, everybody],
    );
    await store.query(
      `insert into custom_report_recipient (custom_report_id, person_id)
       select $1, person_id from unnest($2::int[]) as served (person_id)
       on conflict (custom_report_id, person_id) do update set unsubscribed_at = null`,
      [report, everybody],
    );
    const kept = await selectOwnReport(store, owner, report);
    await takeUpSchedule(store, kept);
    return selectOwnReport(store, owner, report);
  });
}

/** Ends a schedule; what was made stays. @throws Failure `not-found` */
export function endSchedule(database: Database, owner: ReportReader, report: number): Promise<void> {
  return database.transaction(async (store) => {
    await selectOwnReport(store, owner, report);
    await store.query("delete from custom_report_schedule where custom_report_id = $1", [report]);
    await store.query("delete from custom_report_recipient where custom_report_id = $1", [report]);
    await removeSchedule(store, scheduleKey(report));
  });
}

/** Puts a report's schedule among what comes again; one that follows releases, is paused or missing is taken out. */
export async function takeUpSchedule(store: Queryable, { id, name, owner_id, schedule }: ReportRow): Promise<void> {
  if (!schedule?.recurrence || schedule.pausedAt !== null) return removeSchedule(store, scheduleKey(id));
  await setSchedule(store, {
    key: scheduleKey(id),
    kind: "custom-report-send",
    data: { report: id, occasion: null },
    owner: owner_id,
    name,
    recurrence: schedule.recurrence,
    zone: schedule.zone,
  });
}

async function checkColleagues(store: Queryable, owner: ReportReader, people: readonly number[]): Promise<void> {
  const found = await store.query<{ id: number }>(
    "select person_id as id from person where person_id = any($1::int[]) and customer_id = $2 and status = 'active'",
    [people, owner.customerId],
  );
  const known = new Set(found.map(({ id }) => id));
  const strangers = people.filter((id) => !known.has(id));
  if (strangers.length > 0) throw wrongInput(strangers.map(() => inputError("/body/recipients", "user-unknown")));
}
