import { type JobFiles, jobFiles } from "#platform/jobs/jobFiles.ts";
import type { Config } from "../config.ts";
import { openFileStore } from "./openFileStore.ts";

/** The files that jobs leave, in the folder `jobs` of `FILES_URL`. */
export function openJobFiles(config: Pick<Config, "filesUrl" | "bucket">): JobFiles {
  return jobFiles(openFileStore(config, "jobs"));
}
