import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bucketRoom } from "#backup/files/bucketRoom.ts";
import { type FileRoom, ROOM_NAMES } from "#backup/files/fileRoom.ts";
import { folderRoom } from "#backup/files/folderRoom.ts";
import type { Config } from "../config.ts";
import { openFileStore } from "./openFileStore.ts";

/** Every folder of `FILES_URL`, as backups read and fill it. */
export function fileRooms(config: Pick<Config, "filesUrl" | "bucket">): FileRoom[] {
  return ROOM_NAMES.map((name) =>
    config.bucket
      ? bucketRoom(name, openFileStore(config, name))
      : folderRoom(name, join(fileURLToPath(config.filesUrl), name)),
  );
}
