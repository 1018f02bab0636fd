import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import type { JobHandlers } from "#platform/jobs/job.ts";
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
import { customReportsRoutes } from "./routes.ts";
import { runReportJob } from "./runReport.ts";
import { type SendingParts, sendReportJob } from "./sendReport.ts";
import { sweepReports } from "./keepReport.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Makes the file of a large custom report. */
    readonly "custom-report-run": { readonly run: number };
    /**
     * Makes a custom report for everybody its schedule serves. `occasion` names a release, is `now` for one that its owner asked for,
     * and null for the clock.
     */
    readonly "custom-report-send": { readonly report: number; readonly occasion: string | null };
  }
}

export const customReportsFeature = {
  contracts: [
    customReports,
    addCustomReport,
    oneCustomReport,
    changeCustomReport,
    deleteCustomReport,
    restoreCustomReport,
    previewCustomReport,
    customReportResult,
    runCustomReport,
    customReportRuns,
    customReportFile,
    cancelCustomReportRun,
    scheduleCustomReport,
    unscheduleCustomReport,
    sendCustomReport,
    reportColleagues,
  ],
  routes: [customReportsRoutes],
  jobs: (parts: SendingParts) =>
    ({
      "custom-report-run": {
        run: async (asked, run) => {
          await parts.loadedRevisions.refresh();
          return runReportJob(parts)(asked, run);
        },
      },
      "custom-report-send": {
        run: async (asked, run) => {
          await parts.loadedRevisions.refresh();
          return sendReportJob(parts)(asked, run);
        },
      },
    }) satisfies Partial<JobHandlers>,
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    // Deleted ones, their files and their runs.
    { name: "customReports", everySeconds: HOUR, run: () => sweepReports(database) },
  ],
};
