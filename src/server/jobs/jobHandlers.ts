import { runReportJob } from "#features/custom-reports/server/runReport.ts";
import { sendReportJob } from "#features/custom-reports/server/sendReport.ts";
import { runScenarioJob } from "#features/forecast-analysis/server/runScenario.ts";
import { checkUpload } from "#features/imports/server/checkUpload.ts";
import { joinUpload } from "#features/imports/server/joinUpload.ts";
import { pullJob } from "#features/revisions/server/publicData/pullJob.ts";
import { buildJob } from "#features/revisions/server/room/building.ts";
import { publishJob } from "#features/revisions/server/room/publishing.ts";
import type { JobHandlers } from "#jobs/job.ts";
import { afterPublication } from "../clocks/afterPublication.ts";
import type { JobHandlerParts } from "./jobHandlerParts.ts";
import { openUploadFiles } from "../files/openUploadFiles.ts";
import { webhookJobs } from "./webhookJobs.ts";

/** Who does which kind of work in the background. */
export function jobHandlers(parts: JobHandlerParts): JobHandlers {
  const { config } = parts;
  const uploads = { ...parts, files: openUploadFiles(config) };
  const reports = { ...parts, product: config.product, site: config };
  return {
    "revision-published": async (published, run) => {
      // This process may not have heard of the publication yet.
      await parts.publications.refresh();
      await afterPublication(published, parts, run);
      return {};
    },
    "revision-build": buildJob(parts),
    "forecast-run": runScenarioJob(parts),
    "data-pull": pullJob(parts),
    "revision-publish": publishJob(parts),
    ...webhookJobs(parts),
    "custom-report-run": async (asked, run) => {
      await parts.publications.refresh();
      return runReportJob(reports)(asked, run);
    },
    "custom-report-send": async (asked, run) => {
      await parts.publications.refresh();
      return sendReportJob(reports)(asked, run);
    },
    "file-check": async (asked, run) => {
      await parts.publications.refresh();
      return checkUpload(uploads, asked, run);
    },
    "file-join": (asked, run) => joinUpload(uploads, asked, run),
  };
}
