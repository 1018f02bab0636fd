import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type UploadFiles, uploadFiles } from "#features/imports/server/uploadFiles.ts";
import type { Config } from "./config.ts";

/** Files on their way through the import wizard: in `FILES_URL` where that is a folder, else in `DATA_DIR`. */
export function openUploadFiles({ filesUrl, dataDir }: Pick<Config, "filesUrl" | "dataDir">): UploadFiles {
  const folder = filesUrl.startsWith("file:") ? fileURLToPath(filesUrl) : join(dataDir, "files");
  return uploadFiles(join(folder, "uploads"));
}
