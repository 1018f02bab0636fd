import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type JobFiles, jobFiles } from "#jobs/jobFiles.ts";
import type { Config } from "./config.ts";

/** The files that jobs leave: in `FILES_URL` where that is a folder, else in `DATA_DIR`. */
export function openJobFiles({ filesUrl, dataDir }: Config): JobFiles {
  const folder = filesUrl.startsWith("file:") ? fileURLToPath(filesUrl) : join(dataDir, "files");
  return jobFiles(join(folder, "jobs"));
}
