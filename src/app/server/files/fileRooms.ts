import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bucketRoom } from "#platform/backup/files/bucketRoom.ts";
import { type FileRoom, ROOM_NAMES } from "#platform/backup/files/fileRoom.ts";
import { folderRoom } from "#platform/backup/files/folderRoom.ts";
import type { Config } from "../config.ts";
import { openFileStore } from "./openFileStore.ts";
import { uploadRoom } from "./uploadRoom.ts";

/** Every folder of `FILES_URL`, as backups read and fill it. */
export function fileRooms(config: Pick<Config, "filesUrl" | "bucket" | "dataDir">): FileRoom[] {
  return ROOM_NAMES.map((name) => {
    if (!config.bucket) return folderRoom(name, join(fileURLToPath(config.filesUrl), name));
    const store = openFileStore(config, name);
    return name === "imports" ? uploadRoom(store, config.dataDir) : bucketRoom(name, store);
  });
}
