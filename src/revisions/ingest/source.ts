import { createHash } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { stat } from "node:fs/promises";

const CHUNK_BYTES = 256 * 1024;

export type FileSource =
  | { readonly path: string }
  | {
      readonly stream: AsyncIterable<Uint8Array>;
      /** Its length where it is known, for the remaining time. */
      readonly totalBytes?: number;
    };

/** A file's bytes, counted and fingerprinted as they pass. */
export interface OpenSource {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly totalBytes: number | null;
  readonly bytesRead: () => number;
  /** Null until the whole file was read. */
  readonly sha256: () => string | null;
  /** Lets go of the file, read to its end or not. */
  readonly close: () => void;
}

/** @throws the file system's error where the path is not there */
export async function openSource(source: FileSource): Promise<OpenSource> {
  // A pipe has no size.
  const totalBytes = "path" in source ? (await stat(source.path)).size || null : (source.totalBytes ?? null);
  const hash = createHash("sha256");
  let read = 0;
  let ended = false;
  let file: ReadStream | null = null;

  function openFile(path: string): AsyncIterable<Uint8Array> {
    file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
    return file;
  }

  async function* counted(): AsyncGenerator<Uint8Array> {
    // Opened only when it is read, so that its failure finds a listener.
    for await (const chunk of "path" in source ? openFile(source.path) : source.stream) {
      read += chunk.byteLength;
      hash.update(chunk);
      yield chunk;
    }
    ended = true;
  }
  return {
    bytes: counted(),
    totalBytes,
    bytesRead: () => read,
    sha256: () => (ended ? hash.copy().digest("hex") : null),
    close: () => file?.destroy(),
  };
}
