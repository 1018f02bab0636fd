import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FileStore } from "#files/fileStore.ts";
import { folderStore } from "#files/folderStore.ts";
import { s3Store } from "#files/s3Store.ts";
import type { Config } from "./config.ts";

/** Where files that people upload are kept: in the folder or the bucket of `FILES_URL`. */
export function openFileStore({ filesUrl, bucket }: Pick<Config, "filesUrl" | "bucket">): FileStore {
  if (!bucket) return folderStore(join(fileURLToPath(filesUrl), "uploads"));
  return s3Store({ ...bucket, folder: [bucket.folder, "uploads"].filter((part) => part !== "").join("/") });
}
