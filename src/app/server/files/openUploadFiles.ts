import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bucketUploads } from "#features/imports/server/bucketUploads.ts";
import { type UploadFiles, uploadFiles } from "#features/imports/server/uploadFiles.ts";
import type { Config } from "../config.ts";
import { openFileStore } from "./openFileStore.ts";

/**
 * Files on their way through the import wizard, in the folder `imports` of `FILES_URL`. Where that is a bucket, what is read lies in `DATA_DIR`
 * while it is.
 */
export function openUploadFiles(config: Pick<Config, "filesUrl" | "bucket" | "dataDir">): UploadFiles {
  if (!config.bucket) return uploadFiles(join(fileURLToPath(config.filesUrl), "imports"));
  return bucketUploads(openFileStore(config, "imports"), join(config.dataDir, "imports"));
}
