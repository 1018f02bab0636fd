import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileStore } from "#platform/files/fileStore.ts";
import { folderStore } from "#platform/files/folderStore.ts";
import { s3Store } from "#platform/files/s3Store.ts";
import type { Config } from "../config.ts";

/** What `FILES_URL` holds: files that people upload, those that jobs leave, and files on their way through the import wizard. */
export type FileFolder = "uploads" | "jobs" | "imports";

/** Where files are kept: in a folder of the folder or the bucket of `FILES_URL`. */
export function openFileStore(
  { filesUrl, bucket }: Pick<Config, "filesUrl" | "bucket">,
  folder: FileFolder,
): FileStore {
  if (!bucket) return folderStore(join(fileURLToPath(filesUrl), folder));
  return s3Store({ ...bucket, folder: [bucket.folder, folder].filter((part) => part !== "").join("/") });
}
