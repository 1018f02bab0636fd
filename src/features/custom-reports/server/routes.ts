import type { FastifyInstance } from "fastify";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import type { Rights } from "#domain/access/access.ts";
import { coversRights } from "#domain/access/coversRights.ts";
import { MOST_CELLS } from "#domain/customReport/reportDefinition.ts";
import { Failure } from "#domain/failure.ts";
import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import {
  addCustomReport,
  cancelCustomReportRun,
  changeCustomReport,
  customReportFile,
  customReportResult,
  customReportRuns,
  customReports,
  deleteCustomReport,
  oneCustomReport,
  previewCustomReport,
  reportColleagues,
  restoreCustomReport,
  runCustomReport,
  scheduleCustomReport,
  sendCustomReport,
  unscheduleCustomReport,
} from "../contract.ts";
import { checkDefinition } from "./checkDefinition.ts";
import { addReport, alterReport, bringBackReport, removeReport } from "./keepReport.ts";
import { endSchedule, keepSchedule } from "./keepSchedule.ts";
import { checkMarkets, computeReport, isMadeAtOnce, sizeOf } from "./makeReport.ts";
import { presentReports, presentSchedule, selectOwnReport, selectReport, selectReports } from "./reportRows.ts";
import { reportSource } from "./reportSource.ts";
import { cancelRun, runReport } from "./runReport.ts";
import { presentRun, selectRuns } from "./runRows.ts";

export function customReportsRoutes(
  app: FastifyInstance,
  { documentWorker, product }: { documentWorker: DocumentWorker; product: string },
): void {
  app.endpoint(customReports, async (_, { caller: { person }, database }) => ({
    items: await presentReports(database, person, await selectReports(database, person)),
  }));

  app.endpoint(addCustomReport, async ({ body }, { caller: { person }, database }) =>
    one(await presentReports(database, person, [await addReport(database, person, body)])),
  );

  app.endpoint(oneCustomReport, async ({ params }, { caller: { person }, database }) =>
    one(await presentReports(database, person, [await selectReport(database, person, Number(params.report))])),
  );

  app.endpoint(changeCustomReport, async ({ params, body }, { caller: { person }, database }) =>
    one(await presentReports(database, person, [await alterReport(database, person, Number(params.report), body)])),
  );

  app.endpoint(deleteCustomReport, async ({ params }, { caller: { person }, database }) => {
    await removeReport(database, person, Number(params.report));
    return {};
  });

  app.endpoint(restoreCustomReport, async ({ params }, { caller: { person }, database }) =>
    one(await presentReports(database, person, [await bringBackReport(database, person, Number(params.report))])),
  );

  app.endpoint(previewCustomReport, async ({ body }, { caller: { rights }, loadedRevisions }) => {
    const { definition, rows } = body;
    checkDefinition(definition);
    const loadedRevision = loadedRevisions.current();
    const source = reportSource(loadedRevision, rights, await wordsFor(loadedRevision, "en-US"));
    const size = sizeOf(definition, source);
    if (size.cells > MOST_CELLS) return { size, table: null, allRows: size.rows };
    return { size, ...(await computeReport(documentWorker, definition, loadedRevision, source, rows)) };
  });

  app.endpoint(
    customReportResult,
    async ({ params }, { caller: { person, rights }, database, loadedRevisions }) => {
      const { definition } = await selectReport(database, person, Number(params.report));
      const loadedRevision = loadedRevisions.current();
      const source = reportSource(loadedRevision, rights, await wordsFor(loadedRevision, "en-US"));
      if (!isMadeAtOnce(sizeOf(definition, source)))
        throw new Failure("too-large", "The report has more than 200,000 cells. Run it and download its file.");
      checkMarkets(definition, source);
      return (await computeReport(documentWorker, definition, loadedRevision, source, null)).table;
    },
    { table: ({ fields, rows }) => ({ columns: fields, rows: rows.map(({ cells }) => cells) }) },
  );

  app.endpoint(runCustomReport, async ({ params, body }, { caller, database, loadedRevisions }) => {
    const report = await selectReport(database, caller.person, Number(params.report));
    const run = await runReport({ database, documentWorker, product }, report, body, caller, loadedRevisions);
    return presentRun(run, caller.person.id);
  });

  app.endpoint(customReportRuns, async ({ params }, { caller: { person }, database }) => {
    const { id, mine } = await selectReport(database, person, Number(params.report));
    const runs = await selectRuns(database, id, mine ? null : person.id);
    return { items: runs.map((run) => presentRun(run, person.id)) };
  });

  app.fileEndpoint(customReportFile, async ({ params }, { caller, database }) => {
    const { id } = await selectReport(database, caller.person, Number(params.report));
    return runFile(database, caller, id, Number(params.run));
  });

  app.endpoint(cancelCustomReportRun, async ({ params }, { caller: { person }, database }) => {
    await selectReport(database, person, Number(params.report));
    await cancelRun(database, person.id, Number(params.report), Number(params.run));
    return {};
  });

  app.endpoint(scheduleCustomReport, async ({ params, body }, { caller: { person }, database }) => {
    const { schedule } = await keepSchedule(database, person, Number(params.report), body);
    if (!schedule) throw new Error("The schedule was not kept.");
    return presentSchedule(schedule, true);
  });

  app.endpoint(unscheduleCustomReport, async ({ params }, { caller: { person }, database }) => {
    await endSchedule(database, person, Number(params.report));
    return {};
  });

  app.endpoint(sendCustomReport, async ({ params }, { caller: { person }, database }) => {
    const { id, name } = await selectOwnReport(database, person, Number(params.report));
    const data = { report: id, occasion: "now" };
    await startJob(database, {
      kind: "custom-report-send",
      data,
      owner: person.id,
      name,
      key: `custom-report:${id}:now`,
    });
    return {};
  });

  app.endpoint(reportColleagues, async (_, { caller: { person }, database }) => ({
    items: await database.query<{ id: string; name: string; email: string }>(
      `select person_id::text as id, name, email from person
       where customer_id = $1 and person_id <> $2 and status = 'active' order by lower(name), person_id`,
      [person.customerId, person.id],
    ),
  }));
}

function one<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error("This report no longer exists.");
  return item;
}

/**
 * The file of a run that was made for this person, as long as she may read all that was open to it.
 *
 * @throws Failure `not-found` where it is somebody else's, unfinished or gone; `access-required` where rights were narrowed since
 */
async function runFile(
  store: Queryable,
  { person, rights }: Pick<Caller, "person" | "rights">,
  report: number,
  run: number,
): Promise<FileAnswer> {
  const [row] = await store.query<FileAnswer & { readonly rights: Rights | null }>(
    `select file_name as name, file_type as type, file_bytes as bytes, rights from custom_report_run
     where custom_report_run_id = $1 and custom_report_id = $2 and person_id = $3 and file_bytes is not null
       and file_name is not null and file_type is not null`,
    [run, report, person.id],
  );
  if (!row) throw new Failure("not-found", "This file does not exist. Files are kept for one week.");
  const { rights: then, ...file } = row;
  const isCovered = then === null ? rights.role === "Administrator" : coversRights(rights, then);
  if (!isCovered)
    throw new Failure("access-required", "Your access has changed since the file was created. Create it again.");
  return file;
}
