import { copyFile, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { type FileRoom, isPlace, type RoomName } from "./fileRoom.ts";

/** A folder of files; one that is not there is empty. */
export function folderRoom(name: RoomName, folder: string): FileRoom {
  const pathOf = (place: string) => {
    if (!isPlace(place)) throw new Error("That is not the place of a file.");
    return join(folder, place);
  };
  return {
    name,
    async *places() {
      const found = await readdir(folder, { withFileTypes: true }).catch(emptyWhenMissing);
      for (const file of found) if (file.isFile() && isPlace(file.name)) yield file.name;
    },
    async open(place) {
      const file = await open(pathOf(place)).catch(emptyWhenMissing);
      return Array.isArray(file) ? null : file.createReadStream();
    },
    async put(place, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${pathOf(place)}.restored.part`;
      await copyFile(path, part);
      await rename(part, pathOf(place));
    },
    remove: (place) => rm(pathOf(place), { force: true }),
  };
}

function emptyWhenMissing(reason: unknown): [] {
  if (reason instanceof Error && "code" in reason && reason.code === "ENOENT") return [];
  throw reason;
}
