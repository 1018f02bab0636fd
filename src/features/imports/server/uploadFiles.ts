import { constants } from "node:fs";
import { mkdir, open, readdir, readFile, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { isFull } from "#platform/database/isFull.ts";
import { Failure } from "#domain/failure.ts";

/** The bytes of files on their way through the wizard, where every process finds them. */
export interface UploadFiles {
  /** Brings a file to where this machine can read it, exactly so long, and answers its path. */
  readonly fetch: (place: string, bytes: number) => Promise<string>;
  /** Where the rows that a check refuses are written; `keepRefused` then lets every process read them. */
  readonly refusedPath: (place: string) => string;
  readonly create: (place: string) => Promise<void>;
  /**
   * Writes bytes from an offset on, as they come, and answers how many were written, also where the sender was lost in between.
   *
   * @throws Failure `storage-full`
   */
  readonly write: (place: string, offset: number, bytes: AsyncIterable<Uint8Array>) => Promise<Written>;
  readonly keepRefused: (place: string) => Promise<void>;
  /** The refused rows; null where there are none. */
  readonly readRefused: (place: string) => Promise<Uint8Array | null>;
  readonly remove: (place: string) => Promise<void>;
  /** Removes files that are older than a day and of none of these uploads. */
  readonly sweep: (kept: ReadonlySet<string>) => Promise<void>;
  /** Removes copies that this process no longer reads, where it reads from copies. */
  readonly sweepCopies: () => Promise<void>;
}

export interface Written {
  readonly bytes: number;
  /** What ended the writing early. */
  readonly fault: unknown;
}

/** Younger files may belong to an upload that is being noted. */
const YOUNG_MS = 86_400_000;
export const REFUSED = ".refused.csv";

/** @throws Error for what is no name of ours */
export function checkUploadPlace(place: string): string {
  if (!/^[\w-]+$/.test(place)) throw new Error("A place among the uploads is a plain word.");
  return place;
}

/** @param changedAt milliseconds since 1970 */
export function isForgotten(changedAt: number): boolean {
  return Date.now() - changedAt > YOUNG_MS;
}

/** Keeps uploads in a folder, which processes on several machines must share. */
export function uploadFiles(folder: string): UploadFiles {
  const path = (place: string) => join(folder, checkUploadPlace(place));
  const refusedPath = (place: string) => `${path(place)}${REFUSED}`;
  return {
    refusedPath,
    async fetch(place, bytes) {
      const known = await stat(path(place)).catch(() => null);
      // What came beyond the announced bytes is none of the file.
      if (known && known.size > bytes) await truncate(path(place), bytes);
      return path(place);
    },
    async create(place) {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch(throwFull);
      const file = await open(path(place), "wx", 0o600).catch(throwFull);
      await file.close();
    },
    async write(place, offset, bytes) {
      // A file of which nothing had come yet when its store was restored from that of a bucket is begun here.
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch(throwFull);
      const file = await open(path(place), constants.O_RDWR | constants.O_CREAT, 0o600).catch(throwFull);
      let written = 0;
      let fault: unknown = null;
      try {
        for await (const chunk of bytes) {
          await writeWhole(file, chunk, offset + written);
          written += chunk.byteLength;
        }
      } catch (reason) {
        fault = isFull(reason) ? full() : reason;
      } finally {
        await file.close();
      }
      return { bytes: written, fault };
    },
    keepRefused: async () => undefined,
    readRefused: (place) => readFile(refusedPath(place)).catch(() => null),
    async remove(place) {
      await rm(path(place), { force: true });
      await rm(refusedPath(place), { force: true });
    },
    async sweep(kept) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names) {
        if (kept.has(name.replace(REFUSED, ""))) continue;
        const known = await stat(join(folder, name)).catch(() => null);
        if (known && isForgotten(known.mtimeMs)) await rm(join(folder, name), { force: true });
      }
    },
    sweepCopies: async () => undefined,
  };
}

async function writeWhole(file: Awaited<ReturnType<typeof open>>, chunk: Uint8Array, at: number): Promise<void> {
  for (let from = 0; from < chunk.byteLength; ) {
    const { bytesWritten } = await file.write(chunk, from, chunk.byteLength - from, at + from);
    from += bytesWritten;
  }
}

function full(): Failure {
  return new Failure(
    "storage-full",
    "The server has no space left for this file. What was uploaded so far is kept: resume when there is space, or discard the file.",
  );
}

function throwFull(reason: unknown): never {
  throw isFull(reason) ? full() : reason;
}
