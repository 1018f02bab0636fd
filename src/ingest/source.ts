import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
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
}

export async function openSource(source: FileSource): Promise<OpenSource> {
  const inner = "path" in source ? createReadStream(source.path, { highWaterMark: CHUNK_BYTES }) : source.stream;
  const totalBytes = "path" in source ? (await stat(source.path)).size : (source.totalBytes ?? null);
  const hash = createHash("sha256");
  let read = 0;
  let ended = false;

  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of inner as AsyncIterable<Uint8Array>) {
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
  };
}
