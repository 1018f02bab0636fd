import type { Database, Queryable } from "#platform/database/database.ts";
import { type TenantStores, tenantStores } from "#platform/database/tenantStores.ts";
import { Failure } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Person } from "#platform/identity/caller.ts";
import { storeOf } from "#platform/identity/storeOf.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import { faultOfTry } from "#platform/jobs/endJob.ts";
import type { JobHandler, JobKinds, JobRun } from "#platform/jobs/job.ts";
import { removeSchedule } from "#platform/jobs/schedules.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { composeMail } from "#platform/mail/composeMail.ts";
import { queueMail } from "#platform/mail/queueMail.ts";
import { type UnsubscribeLinksOf, unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { reportFailedMail } from "#platform/mail/words/reportFailedMail.ts";
import { reportReadyMail } from "#platform/mail/words/reportReadyMail.ts";
import { paperOf } from "#documents/paperOf.ts";
import { narrowDirectory } from "#revisions/publishing/narrowDirectory.ts";
import { textIn } from "#language/words/textIn.ts";
import { makeReport } from "./makeReport.ts";
import { type ReportRow, scheduleKey, selectReport } from "./reportRows.ts";
import { type BackgroundParts, faultCode } from "./runReport.ts";
import { insertRun, noteDone, noteFailed, noteRunning } from "./runRows.ts";

export interface SendingParts extends BackgroundParts {
  readonly site: Site;
}

type Sending = JobKinds["custom-report-send"];
type Owner = Pick<Person, "id" | "customerId">;

/** What is sent, and the store as its owner has it. */
interface Sent {
  readonly own: Database;
  readonly tenants: TenantStores;
  readonly report: ReportRow;
  readonly linksOf: UnsubscribeLinksOf;
}

/** Failures in a row after which a schedule is paused. */
const PATIENCE = 2;
/** A fault that may pass is tried as often as jobs are. */
const LAST_ATTEMPT = 3;

interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly language: string | null;
  readonly hash: string | null;
  /** Whether a mail tells of it: whoever made the report may have ended that, and has it made all the same. */
  readonly mailed: boolean;
}

/**
 * Makes a report for everybody its schedule serves and writes to them. Each file is made with the rights that its reader has at this
 * moment, and nobody is written to whose figures have not changed since the last time. Past row security is asked whose report it is; what it
 * shows and whom it serves is read as its owner, and each file is made and noted as whoever gets it.
 */
export function sendReportJob(parts: SendingParts): JobHandler<"custom-report-send"> {
  return async (data, run) => {
    const tenants = await tenantStores(parts.database);
    const owner = await ownerOf(parts.database, data.report);
    if (!owner) return {};
    const own = tenants({ personId: owner.id, customerId: owner.customerId, administrator: false });
    const report = await dueReport(own, owner, data);
    if (!report) return {};
    const isNow = data.occasion === "now";
    try {
      const linksOf = await unsubscribeLinks(parts.database, parts.site);
      await serveAll(parts, { own, tenants, report, linksOf }, data, run);
      if (!isNow)
        await own.query("update custom_report_schedule set failures = 0 where custom_report_id = $1", [report.id]);
    } catch (reason) {
      // What may pass is tried again first.
      const passes = faultOfTry(reason).passing && run.attempt < LAST_ATTEMPT;
      if (!run.signal.aborted && !passes) await noteFailure(parts, own, report, reason, isNow);
      throw reason;
    }
    return {};
  };
}

/** Begins the reports that follow a release. Asked again of the same release, nobody is served twice. */
export async function sendReportsOfRelease(database: Queryable, revision: number): Promise<void> {
  const due = await database.query<{ id: number; owner: number; name: string }>(
    `select report.custom_report_id as id, report.person_id as owner, report.name
     from custom_report_schedule as plan
     join custom_report as report on report.custom_report_id = plan.custom_report_id
     where plan.recurrence is null and plan.paused_at is null and report.deleted_at is null order by report.custom_report_id`,
  );
  for (const { id, owner, name } of due) {
    const occasion = `release-${revision}`;
    await startJob(database, {
      kind: "custom-report-send",
      data: { report: id, occasion },
      owner,
      name,
      key: `${scheduleKey(id)}:${occasion}`,
    });
  }
}

/** Whose report it is, and of which organisation; undefined where it is gone. */
async function ownerOf(store: Queryable, report: number): Promise<Owner | undefined> {
  const [owner] = await store.query<Owner>(
    `select person_id as id, customer_id as "customerId" from custom_report
     where custom_report_id = $1 and deleted_at is null`,
    [report],
  );
  return owner;
}

/** The report as its owner has it; null where its schedule ended or is paused. */
async function dueReport(store: Queryable, owner: Owner, { report, occasion }: Sending): Promise<ReportRow | null> {
  const row = await selectReport(store, owner, report);
  const isPaused = row.schedule === null || row.schedule.pausedAt !== null;
  return isPaused && occasion !== "now" ? null : row;
}

async function serveAll(parts: SendingParts, sent: Sent, data: Sending, run: JobRun): Promise<void> {
  const served = await recipients(sent.own, sent.report, data.occasion === "now");
  for (const [at, recipient] of served.entries()) {
    run.signal.throwIfAborted();
    const progress = (part: number) => run.progress((at + part) / served.length);
    await serve(parts, sent, recipient, data, { ...run, progress });
    progress(1);
  }
}

/** The owner first; colleagues as long as the report is shared with them and they are of the same organisation. */
function recipients(store: Queryable, report: ReportRow, ownerAlone: boolean): Promise<Recipient[]> {
  return store.query<Recipient>(
    `select person.person_id as id, person.name, person.email, person.language, served.figures_hash as hash,
       $2::boolean or served.unsubscribed_at is null as mailed
     from person
     join custom_report as report on report.custom_report_id = $1
     left join custom_report_recipient as served
       on served.custom_report_id = report.custom_report_id and served.person_id = person.person_id
     where (person.person_id = report.person_id and person.customer_id = report.customer_id)
        or (not $2::boolean and served.person_id is not null and served.unsubscribed_at is null and report.shared and person.status = 'active'
          and person.customer_id = report.customer_id)
     order by person.person_id <> report.person_id, person.person_id`,
    [report.id, ownerAlone],
  );
}

async function serve(
  parts: SendingParts,
  { own, tenants, report, linksOf }: Sent,
  { id: person, name, email, language, hash, mailed }: Recipient,
  { occasion }: Sending,
  run: JobRun,
): Promise<void> {
  const { rights, loadedRevisions, site } = parts;
  const { format = "xlsx", locale = "en-US" } = report.schedule ?? {};
  const occurrence = occasion?.startsWith("release") ? occasion : `job-${run.job}`;
  const order = { name: report.name, definition: report.definition, format, locale, paper: paperOf(locale) };
  const noted = await insertRun(own, {
    ...order,
    report: report.id,
    person,
    scheduled: true,
    key: `${report.id}:${person}:${occurrence}`,
  });
  // It was served by a try that died later.
  if (noted === null) return;
  try {
    await noteRunning(own, noted);
    const caller = await rights.callerOf(person);
    const loadedRevision = narrowDirectory(loadedRevisions, caller.rights.verticals).current();
    // What the file holds is read under the row security of whoever gets it.
    const hers = storeOf(tenants, caller);
    const outcome = await makeReport(
      { ...parts, database: hers },
      order,
      { caller, loadedRevision, background: true },
      run,
      occasion === "now" ? null : hash,
    );
    await hers.transaction(async (store) => {
      await noteDone(store, noted, outcome, caller.rights);
      if (outcome.file === null) return;
      await store.query(
        "update custom_report_recipient set figures_hash = $3 where custom_report_id = $1 and person_id = $2",
        [report.id, person, outcome.hash],
      );
      if (!mailed) return;
      const link = pageLink(site, "custom-reports", { report: String(report.id) });
      const unsubscribe = linksOf({ person, kind: "report", about: report.id });
      const facts = { product: site.product, name, report: report.name, rows: outcome.rows, link, unsubscribe };
      await queueMail(store, email, composeMail(reportReadyMail, language ?? locale, facts));
    });
  } catch (reason) {
    if (!run.signal.aborted) await noteFailed(own, noted, faultCode(reason));
    // A colleague who left, or may see none of it, keeps it from nobody else.
    if (person !== report.owner_id && !faultOfTry(reason).passing) return;
    throw reason;
  }
}

/** Counts a failure, pauses the schedule after the second in a row, and writes to the owner. */
function noteFailure(
  { site }: SendingParts,
  own: Database,
  report: ReportRow,
  reason: unknown,
  isNow: boolean,
): Promise<void> {
  return own.transaction(async (store) => {
    const [counted] = isNow
      ? []
      : await store.query<{ failures: number }>(
          "update custom_report_schedule set failures = failures + 1 where custom_report_id = $1 returning failures",
          [report.id],
        );
    const paused = (counted?.failures ?? 0) >= PATIENCE;
    if (paused) {
      await store.query("update custom_report_schedule set paused_at = now() where custom_report_id = $1", [report.id]);
      await removeSchedule(store, scheduleKey(report.id));
    }
    const [owner] = await store.query<{ name: string; email: string; language: string | null; active: boolean }>(
      "select name, email, language, status = 'active' as active from person where person_id = $1",
      [report.owner_id],
    );
    if (!owner?.active) return;
    const locale = LOCALES.find((known) => known === owner.language) ?? report.schedule?.locale ?? "en-US";
    const code = reason instanceof Failure ? reason.code : "internal-error";
    const text = await textIn(locale);
    const facts = {
      product: site.product,
      name: owner.name,
      report: report.name,
      why: `${text(`errors.${code}.what`)}. ${text(`errors.${code}.why`)}`.replace("..", "."),
      paused,
      link: pageLink(site, "custom-reports", { report: String(report.id) }),
    };
    await queueMail(store, owner.email, composeMail(reportFailedMail, locale, facts));
  });
}
