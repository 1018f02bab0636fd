import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import type { JobHandlers } from "#platform/jobs/job.ts";
import { importContracts } from "../contract.ts";
import { checkUpload, type UploadParts } from "./checkUpload.ts";
import { joinUpload } from "./joinUpload.ts";
import { importsRoutes } from "./routes.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { sweepUploads } from "./sweepUploads.ts";

declare module "#platform/jobs/job.ts" {
  interface JobKinds {
    /** Checks all rows of a file that was brought for import, as it was when that was asked for. */
    readonly "file-check": { readonly upload: number; readonly version: number };
    /** Makes a checked file part of the open draft. */
    readonly "file-join": { readonly upload: number; readonly version: number };
  }
}

interface ImportParts extends Omit<UploadParts, "files"> {
  readonly uploads: UploadFiles;
}

export const importsFeature = {
  contracts: importContracts,
  routes: [importsRoutes],
  // A file of a gigabyte takes minutes; a person waits for it and sees at once when it fails.
  jobs: ({ database, loadedRevisions, uploads: files }: ImportParts) =>
    ({
      "file-check": {
        policy: { jobClass: "work", limitSeconds: 1_800, retrySeconds: [2, 20] },
        run: async (asked, run) => {
          await loadedRevisions.refresh();
          return checkUpload({ database, loadedRevisions, files }, asked, run);
        },
      },
      "file-join": {
        policy: { jobClass: "work", limitSeconds: 3_600, retrySeconds: [2, 20] },
        run: (asked, run) => joinUpload({ database, loadedRevisions, files }, asked, run),
      },
    }) satisfies Partial<JobHandlers>,
  recurring: ({ database, uploads }: ImportParts): readonly RecurringWork[] => [
    // Files that were brought for import and forgotten, and bytes that belong to none.
    { name: "imports", everySeconds: HOUR, run: () => sweepUploads(database, uploads) },
    { name: "importCopies", everySeconds: HOUR, inEachProcess: true, run: uploads.sweepCopies },
  ],
};
