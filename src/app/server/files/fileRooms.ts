import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { bucketUploads } from "#features/imports/server/bucketUploads.ts";
import { REFUSED } from "#features/imports/server/uploadFiles.ts";
import {
  isPartName,
  isRefusedName,
  keepPart,
  type PartInRow,
  partsInRow,
  refusedName,
  uploadOf,
} from "#features/imports/server/uploadParts.ts";
import { bucketRoom } from "#platform/backup/files/bucketRoom.ts";
import { type FileRoom, ROOM_NAMES } from "#platform/backup/files/fileRoom.ts";
import { folderRoom } from "#platform/backup/files/folderRoom.ts";
import { type FileStore, isPlace } from "#platform/files/fileStore.ts";
import type { Config } from "../config.ts";
import { openFileStore } from "./openFileStore.ts";

/** Every folder of `FILES_URL`, as backups read and fill it. */
export function fileRooms(config: Pick<Config, "filesUrl" | "bucket" | "dataDir">): FileRoom[] {
  return ROOM_NAMES.map((name) => {
    if (!config.bucket) return folderRoom(name, join(fileURLToPath(config.filesUrl), name));
    const store = openFileStore(config, name);
    return name === "imports" ? uploadRoom(store, config.dataDir) : bucketRoom(name, store);
  });
}

/**
 * Files on their way through the import wizard, which a bucket keeps in parts, as a folder has them: one file each, and beside it the rows that a
 * check refused. So a backup of either fills the other.
 *
 * @param dataDir of this process
 */
function uploadRoom(store: FileStore, dataDir: string): FileRoom {
  const asKept = bucketRoom("imports", store);
  return {
    name: "imports",
    async *places() {
      const found = await store.list("");
      yield* new Set(found.map(({ place }) => `${uploadOf(place)}${isRefusedName(place) ? REFUSED : ""}`));
    },
    async open(place) {
      const upload = withoutRefused(place);
      if (upload !== place) return store.get(refusedName(upload));
      const row = isPlace(place) ? partsInRow(place, await store.list(`${place}-`)) : [];
      return row.length === 0 ? asKept.open(place) : Readable.from(joined(store, row), { objectMode: false });
    },
    async put(place, path, sha256) {
      const upload = withoutRefused(place);
      // Backups of earlier versions hold the parts themselves.
      if (isPartName(place)) await asKept.put(place, path, sha256);
      else if (upload !== place) await keepPart(store, refusedName(upload), await readFile(path), "text/csv");
      else {
        const { fault } = await bucketUploads(store, dataDir).write(place, 0, createReadStream(path));
        if (fault) throw fault;
      }
    },
    async remove(place) {
      const upload = withoutRefused(place);
      if (isPartName(place)) await asKept.remove(place);
      else if (upload !== place) await store.delete(refusedName(upload));
      else for (const part of partsInRow(place, await store.list(`${place}-`))) await store.delete(part.place);
    },
  };
}

function withoutRefused(place: string): string {
  return place.endsWith(REFUSED) ? place.slice(0, -REFUSED.length) : place;
}

/** What is there of a file; an upload that ends while it is read is gone, which is no fault. */
async function* joined(store: FileStore, row: readonly PartInRow[]): AsyncGenerator<Uint8Array> {
  for (const { place, skip } of row) {
    const stream = await store.get(place);
    if (!stream) return;
    let before = skip;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const piece = chunk.subarray(before);
      before = Math.max(0, before - chunk.byteLength);
      if (piece.byteLength > 0) yield piece;
    }
  }
}
