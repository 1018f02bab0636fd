import { hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "#files/fileStore.ts";
import { checkUploadPlace, isForgotten, REFUSED, type UploadFiles } from "./uploadFiles.ts";

/** A part of a file as it came: bytes `from` up to `from + bytes`. */
interface Part {
  readonly place: string;
  readonly from: number;
  readonly bytes: number;
}

/** So much is held in memory before it becomes a part. */
const PART_BYTES = 8 * 1024 * 1024;
/** Offsets in names of parts, so that they sort; a file has 2 GB at most. */
const DIGITS = 10;

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
        await keep(store, partName(place, offset + written, held), part, "application/octet-stream");
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
        const parts = partsOf(place, await store.list(`${place}-`));
        await pipeline(wholeOf(store, parts, bytes), createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, path(place));
      } finally {
        await rm(draft, { force: true });
      }
      return path(place);
    },
    async keepRefused(place) {
      const rows = await readFile(refusedPath(place)).catch(() => null);
      if (rows) await keep(store, refusedName(place), rows, "text/csv");
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
      // Here lie copies alone.
      for (const name of await readdir(folder).catch(() => [])) {
        const known = await stat(join(folder, name)).catch(() => null);
        if (known && isForgotten(known.mtimeMs)) await rm(join(folder, name), { force: true });
      }
    },
  };
}

async function keep(store: FileStore, name: string, bytes: Buffer, type: string): Promise<void> {
  await store.put(name, new Blob([new Uint8Array(bytes)]), { type, sha256: hash("sha256", bytes) });
}

const partName = (place: string, from: number, bytes: number) =>
  `${place}-${String(from).padStart(DIGITS, "0")}-${bytes}`;
const refusedName = (place: string) => `${place}-refused`;

/** The upload that a part or its refused rows belong to. */
const uploadOf = (name: string) => name.replace(/-(\d{10}-\d+|refused)(-part-.*)?$/, "");

function partsOf(place: string, listed: readonly { readonly place: string }[]): Part[] {
  return listed.flatMap((file) => {
    const [, from, bytes] = /^-(\d{10})-(\d+)$/.exec(file.place.slice(place.length)) ?? [];
    return from && bytes ? [{ place: file.place, from: Number(from), bytes: Number(bytes) }] : [];
  });
}

/** The first `bytes` of a file, part after part. @throws Error where some are missing */
async function* wholeOf(store: FileStore, parts: readonly Part[], bytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes; ) {
    const part = parts.find(({ from, bytes: length }) => from <= at && at < from + length);
    const stream = part && (await store.get(part.place));
    if (!part || !stream) throw new Error(`The bucket has no byte ${at} of the file. Bring it again.`);
    let position = part.from;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const piece = chunk.subarray(Math.max(0, at - position), Math.max(0, bytes - position));
      position += chunk.byteLength;
      if (piece.byteLength > 0) yield piece;
    }
    if (position <= at) throw new Error(`The bucket has less of ${part.place} than its name says.`);
    at = Math.min(position, bytes);
  }
}
