import type { TFunction } from "i18next";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  addCustomReport,
  changeCustomReport,
  deleteCustomReport,
  LONGEST_REPORT_NAME,
  restoreCustomReport,
} from "../contract.ts";
import type { CustomReport } from "../contract/reportSchemas.ts";
import { oneReportQuery, reportsQuery } from "./reportQueries.ts";

export interface KeptReport {
  readonly name: string;
  readonly definition: ReportDefinition;
  readonly shared: boolean;
}

/** Keeps a new report, or a change of one; null where that was refused. */
export async function keepReport(report: KeptReport, before: CustomReport | null): Promise<CustomReport | null> {
  const { name, definition, shared } = report;
  const call = before
    ? callApi(changeCustomReport, {
        params: { report: before.id },
        body: { version: before.version, name, definition, shared },
      })
    : callApi(addCustomReport, { body: { name, definition, shared } });
  const kept = await changeList(call, reportsQuery());
  if (kept) addToast((text) => text("customReports.page.saved", { name }), { type: "success" });
  return kept;
}

/** A copy of a report, the reader's own and private. */
export function duplicateReport({ name, definition }: CustomReport, text: TFunction): Promise<CustomReport | null> {
  const copy = text("customReports.page.copyName", { name }).slice(0, LONGEST_REPORT_NAME);
  return keepReport({ name: copy, definition, shared: false }, null);
}

/** Deletes at once and offers to undo it. */
export async function deleteWithUndo({ id, name }: CustomReport): Promise<void> {
  const done = await changeList(
    callApi(deleteCustomReport, { params: { report: id } }),
    reportsQuery(),
    oneReportQuery(id),
  );
  if (done === null) return;
  addToast((text) => text("customReports.page.deleted", { name }), {
    toastId: `deleted-report-${id}`,
    action: {
      label: (text) => text("customReports.page.undo"),
      run: () =>
        void changeList(callApi(restoreCustomReport, { params: { report: id } }), reportsQuery()).then((back) => {
          if (back) addToast((text) => text("customReports.page.restored", { name }), { type: "success" });
        }),
    },
  });
}
