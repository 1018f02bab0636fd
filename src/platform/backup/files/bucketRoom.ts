import { openAsBlob } from "node:fs";
import { type FileStore, isPlace } from "#platform/files/fileStore.ts";
import type { FileRoom, RoomName } from "./fileRoom.ts";

/** A folder of a bucket. The product knows each file's type from the store, so the bucket need not. */
export function bucketRoom(name: RoomName, store: FileStore): FileRoom {
  return {
    name,
    async *places() {
      for (const { place } of await store.list("")) yield place;
    },
    open: async (place) => (isPlace(place) ? store.get(place) : null),
    async put(place, path, sha256) {
      // A folder also holds the rows that a check refused, under names with dots; another check finds them again.
      if (!isPlace(place)) return;
      await store.put(place, await openAsBlob(path), { type: "application/octet-stream", sha256 });
    },
    remove: async (place) => (isPlace(place) ? store.delete(place) : undefined),
  };
}
