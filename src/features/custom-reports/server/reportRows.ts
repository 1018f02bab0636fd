import type { Queryable } from "#platform/database/database.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { Failure } from "#domain/failure.ts";
import type { Recurrence } from "#domain/recurrence.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { CustomReport, FileFormat, ReportSchedule } from "../contract/reportSchemas.ts";
import { presentRun, type RunRow, selectLastRuns } from "./runRows.ts";

/** Who reads: what is one's own, and what the organisation shares. */
export interface ReportReader {
  readonly id: number;
  readonly customerId: number;
}

/** A report as the store has it, with what it is to the person who reads. */
export interface ReportRow {
  readonly id: number;
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly mine: boolean;
  readonly owner_id: number;
  readonly owner: string;
  readonly shared: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly version: number;
  readonly schedule: ScheduleRow | null;
}

/** A schedule as the store has it; instants as JSON has them. */
interface ScheduleRow {
  readonly recurrence: Recurrence | null;
  readonly zone: string;
  readonly format: FileFormat;
  readonly locale: Locale;
  readonly failures: number;
  readonly pausedAt: string | null;
  readonly nextAt: string | null;
  readonly recipients: readonly number[];
}

/** Names a report's entry among what comes again. */
export const scheduleKey = (report: number): string => `custom-report:${report}`;

/** The reports that a person can see, by name; one of them where an id is given. */
export function selectReports(
  store: Queryable,
  reader: ReportReader,
  report: number | null = null,
): Promise<ReportRow[]> {
  return store.query<ReportRow>(
    `select custom_report.custom_report_id as id, custom_report.name, custom_report.definition,
            custom_report.person_id = $1 as mine, custom_report.person_id as owner_id, person.name as owner,
            custom_report.shared, custom_report.created_at, custom_report.updated_at, custom_report.version,
            case when plan.custom_report_id is null then null else json_build_object(
              'recurrence', plan.recurrence, 'zone', plan.zone, 'format', plan.format, 'locale', plan.locale,
              'failures', plan.failures, 'pausedAt', plan.paused_at, 'nextAt', schedule.next_at,
              'recipients', (select coalesce(json_agg(recipient.person_id order by recipient.person_id), '[]')
                             from custom_report_recipient as recipient
                             where recipient.custom_report_id = custom_report.custom_report_id
                               and recipient.person_id <> custom_report.person_id and recipient.unsubscribed_at is null)
            ) end as schedule
     from custom_report
     join person on person.person_id = custom_report.person_id
     left join custom_report_schedule as plan on plan.custom_report_id = custom_report.custom_report_id
     left join schedule on schedule.key = 'custom-report:' || custom_report.custom_report_id
     where custom_report.deleted_at is null
       and ((custom_report.person_id = $1 and custom_report.customer_id = $2)
         or (custom_report.shared and custom_report.customer_id = $2))
       and ($3::int is null or custom_report.custom_report_id = $3)
     order by lower(custom_report.name), custom_report.custom_report_id`,
    [reader.id, reader.customerId, report],
  );
}

/** @throws Failure `not-found` for a report that the person cannot see */
export async function selectReport(store: Queryable, reader: ReportReader, report: number): Promise<ReportRow> {
  const [row] = await selectReports(store, reader, report);
  if (!row) throw noSuchReport();
  return row;
}

/** @throws Failure `not-found` for a report of somebody else's */
export async function selectOwnReport(store: Queryable, owner: ReportReader, report: number): Promise<ReportRow> {
  const row = await selectReport(store, owner, report);
  if (!row.mine) throw noSuchReport();
  return row;
}

export function noSuchReport(): Failure {
  return new Failure("not-found", "This report does not exist, or it is not shared with you.");
}

/** Reports as they leave the server, each with the last run that the reader may see. */
export async function presentReports(
  store: Queryable,
  reader: ReportReader,
  rows: readonly ReportRow[],
): Promise<CustomReport[]> {
  const runs = await selectLastRuns(
    store,
    reader.id,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentReport(row, reader, runs.get(row.id) ?? null));
}

function presentReport(row: ReportRow, reader: ReportReader, lastRun: RunRow | null): CustomReport {
  return {
    id: String(row.id),
    name: row.name,
    definition: row.definition,
    mine: row.mine,
    owner: row.owner,
    shared: row.shared,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
    // Whom else a report is sent to is its owner's business.
    schedule: row.schedule && presentSchedule(row.schedule, row.mine),
    lastRun: lastRun && presentRun(lastRun, reader.id),
  };
}

export function presentSchedule(schedule: ScheduleRow, mine: boolean): ReportSchedule {
  const { recurrence, zone, format, locale, failures, pausedAt, nextAt, recipients } = schedule;
  const instant = (at: string | null) => (at === null ? null : new Date(at).toISOString());
  return {
    recurrence,
    zone,
    format,
    locale,
    recipients: mine ? recipients.map(String) : [],
    failures,
    pausedAt: instant(pausedAt),
    nextAt: instant(nextAt),
  };
}
