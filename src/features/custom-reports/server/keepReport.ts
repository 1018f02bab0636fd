import type { Database, Queryable } from "#platform/database/database.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { Failure } from "#domain/failure.ts";
import { removeSchedule } from "#platform/jobs/schedules.ts";
import { MOST_REPORTS } from "../contract.ts";
import { checkDefinition } from "./checkDefinition.ts";
import { noSuchReport, type ReportReader, type ReportRow, scheduleKey, selectOwnReport } from "./reportRows.ts";
import { takeUpSchedule } from "./keepSchedule.ts";
import { FILE_DAYS } from "./runRows.ts";

/** What a report is made of. */
export interface NewReport {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly shared: boolean;
}

/** What shall become of a report; what is left out stays. */
export interface ReportChange extends Partial<{ [Field in keyof NewReport]: NewReport[Field] | undefined }> {
  readonly version: number;
}

/**
 * Keeps a report.
 *
 * @throws Failure `invalid-input` for a definition that cannot be computed, `conflict` when the person has too many
 */
export function addReport(database: Database, owner: ReportReader, report: NewReport): Promise<ReportRow> {
  checkDefinition(report.definition);
  return database.transaction(async (store) => {
    // The lock makes two who save at once count each other's.
    await store.query("select 1 from person where person_id = $1 for update", [owner.id]);
    const [own] = await store.query<{ count: number }>(
      "select count(*)::int as count from custom_report where person_id = $1 and deleted_at is null",
      [owner.id],
    );
    if ((own?.count ?? 0) >= MOST_REPORTS)
      throw new Failure("conflict", `${MOST_REPORTS} reports are already saved. Delete one you no longer need.`);
    const [made] = await store.query<{ id: number }>(
      `insert into custom_report (person_id, customer_id, name, definition, shared)
       values ($1, $2, $3, $4::text::jsonb, $5) returning custom_report_id as id`,
      [owner.id, owner.customerId, report.name, JSON.stringify(report.definition), report.shared],
    );
    if (!made) throw new Error("The report was not kept.");
    return selectOwnReport(store, owner, made.id);
  });
}

/** Changes a report of the person's own. @throws Failure `not-found`, `invalid-input`, `conflict` when it was changed since it was read */
export function alterReport(
  database: Database,
  owner: ReportReader,
  id: number,
  change: ReportChange,
): Promise<ReportRow> {
  if (change.definition) checkDefinition(change.definition);
  return database.transaction(async (store) => {
    await store.query("select 1 from custom_report where custom_report_id = $1 for update", [id]);
    const before = await selectOwnReport(store, owner, id);
    if (before.version !== change.version)
      throw new Failure("conflict", "Someone else changed this report. Reload it, then make your change again.");
    await store.query(
      `update custom_report set name = $2, definition = $3::text::jsonb, shared = $4, updated_at = now(), version = version + 1
       where custom_report_id = $1`,
      [
        id,
        change.name ?? before.name,
        JSON.stringify(change.definition ?? before.definition),
        change.shared ?? before.shared,
      ],
    );
    return selectOwnReport(store, owner, id);
  });
}

/** Takes a report of the person's own out of sight and stops its schedule. @throws Failure `not-found` */
export function removeReport(database: Database, owner: ReportReader, id: number): Promise<void> {
  return database.transaction(async (store) => {
    await expectOne(
      store,
      `update custom_report set deleted_at = now()
       where custom_report_id = $1 and person_id = $2 and customer_id = $3 and deleted_at is null returning custom_report_id`,
      [id, owner.id, owner.customerId],
    );
    await removeSchedule(store, scheduleKey(id));
  });
}

/** Brings a deleted report back, its schedule with it. @throws Failure `not-found` where there is none, or it is too long ago */
export function bringBackReport(database: Database, owner: ReportReader, id: number): Promise<ReportRow> {
  return database.transaction(async (store) => {
    await expectOne(
      store,
      `update custom_report set deleted_at = null
       where custom_report_id = $1 and person_id = $2 and customer_id = $3 and deleted_at > now() - interval '1 day'
       returning custom_report_id`,
      [id, owner.id, owner.customerId],
    );
    const row = await selectOwnReport(store, owner, id);
    await takeUpSchedule(store, row);
    return row;
  });
}

/** Forgets reports that were deleted a day ago, files after a week, and runs after a year. */
export async function sweepReports(store: Queryable): Promise<void> {
  await store.query("delete from custom_report where deleted_at < now() - interval '1 day'");
  await store.query(
    "update custom_report_run set file_bytes = null where file_bytes is not null and ended_at < now() - make_interval(days => $1)",
    [FILE_DAYS],
  );
  await store.query("delete from custom_report_run where started_at < now() - interval '1 year'");
}

async function expectOne(store: Queryable, statement: string, values: readonly unknown[]): Promise<void> {
  if ((await store.query(statement, values)).length === 0) throw noSuchReport();
}
