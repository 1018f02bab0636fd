import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "#platform/files/fileStore.ts";
import { endOf, keepPart, type PartInRow, partName, partsInRow, refusedName, uploadOf } from "./uploadParts.ts";
import { checkUploadPlace, isForgotten, REFUSED, type UploadFiles } from "./uploadFiles.ts";

/** So much is held in memory before it becomes a part. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Keeps uploads in a bucket, where a file that began to arrive at one process can go on arriving at another. Each piece becomes parts that are named
 * after where they belong; pieces that came twice overlap and hold the same bytes. To be read, a file is fetched into a folder of this machine.
 *
 * @param folder of this process's own; what lies in it can be fetched again
 */
export function bucketUploads(store: FileStore, folder: string): UploadFiles {
  const path = (place: string) => join(folder, checkUploadPlace(place));
  const refusedPath = (place: string) => `${path(place)}${REFUSED}`;

  return {
    refusedPath,
    create: async (place) => void checkUploadPlace(place),
    async write(place, offset, bytes) {
      let written = 0;
      let waiting: Uint8Array[] = [];
      let held = 0;
      let fault: unknown = null;
      const flush = async () => {
        if (held === 0) return;
        const part = Buffer.concat(waiting);
        await keepPart(store, partName(place, offset + written, held), part, "application/octet-stream");
        written += held;
        waiting = [];
        held = 0;
      };
      try {
        for await (const chunk of bytes) {
          waiting.push(chunk);
          held += chunk.byteLength;
          if (held >= PART_BYTES) await flush();
        }
      } catch (reason) {
        fault = reason;
      }
      // Also what came before the sender was lost.
      await flush().catch((reason: unknown) => {
        fault ??= reason;
      });
      return { bytes: written, fault };
    },
    async fetch(place, bytes) {
      const known = await stat(path(place)).catch(() => null);
      if (known?.size === bytes) return path(place);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path(place)}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
      try {
        const row = partsInRow(place, await store.list(`${place}-`));
        await pipeline(wholeOf(store, row, bytes), createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, path(place));
      } finally {
        await rm(draft, { force: true });
      }
      return path(place);
    },
    async keepRefused(place) {
      const rows = await readFile(refusedPath(place)).catch(() => null);
      if (rows) await keepPart(store, refusedName(place), rows, "text/csv");
      else await store.delete(refusedName(place));
    },
    async readRefused(place) {
      const rows = await store.get(refusedName(checkUploadPlace(place)));
      return rows && buffer(rows);
    },
    async remove(place) {
      for (const name of [path(place), refusedPath(place)]) await rm(name, { force: true });
      for (const part of await store.list(`${checkUploadPlace(place)}-`)) await store.delete(part.place);
    },
    async sweep(kept) {
      for (const { place, keptAt } of await store.list(""))
        if (!kept.has(uploadOf(place)) && isForgotten(keptAt)) await store.delete(place);
    },
    async sweepCopies() {
      for (const name of await readdir(folder).catch(() => [])) {
        const known = await stat(join(folder, name)).catch(() => null);
        if (known && isForgotten(known.mtimeMs)) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** The first `bytes` of a file, part after part. @throws Error where some are missing */
async function* wholeOf(store: FileStore, row: readonly PartInRow[], bytes: number): AsyncGenerator<Uint8Array> {
  if (endOf(row) < bytes) throw missing(endOf(row));
  for (const { place, from, skip, bytes: length } of row) {
    if (from + skip >= bytes) return;
    const stream = await store.get(place);
    if (!stream) throw missing(from + skip);
    let position = from;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const piece = chunk.subarray(Math.max(0, from + skip - position), Math.max(0, bytes - position));
      position += chunk.byteLength;
      if (piece.byteLength > 0) yield piece;
    }
    if (position < Math.min(from + length, bytes))
      throw new Error(`The bucket has less of ${place} than its name says.`);
  }
}

function missing(at: number): Error {
  return new Error(`The bucket does not have byte ${at} of the file. Upload the file again.`);
}
