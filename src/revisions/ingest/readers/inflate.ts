import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { UnreadableFile } from "../problem.ts";

/** Whether the bytes start as gzip does. */
export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/**
 * Unpacks gzip as it streams.
 *
 * @throws UnreadableFile when the data ends early or is damaged: rows decoded until then are not to be kept
 */
export async function* inflate(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  // Failures reach the loop below through `unpacked`, which the pipeline destroys with them.
  pipeline(Readable.from(bytes, { objectMode: false }), unpacked, () => undefined);
  try {
    for await (const chunk of unpacked as AsyncIterable<Uint8Array>) yield chunk;
  } catch (reason) {
    const code = reason instanceof Error && "code" in reason ? String(reason.code) : "";
    if (code === "Z_BUF_ERROR") {
      throw new UnreadableFile(
        "truncated-gzip",
        "The file is incomplete: its compressed data ends unexpectedly. Nothing was imported; fetch the file again.",
      );
    }
    if (code.startsWith("Z_")) {
      throw new UnreadableFile(
        "damaged-gzip",
        "The compressed data is damaged. Nothing was imported; fetch the file again.",
      );
    }
    throw reason;
  }
}
