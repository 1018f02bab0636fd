import { open, rm } from "node:fs/promises";
import type { Entry } from "./archive/entry.ts";

/** Entries on the disk, to be had back once, in their order. */
export interface Spool {
  readonly entries: () => AsyncGenerator<Entry>;
  readonly close: () => Promise<void>;
}

/**
 * Writes entries down as fast as the disk takes them, for a store that lets everybody wait while it is read: compressing comes later. The file
 * has no name any more while it is open, so not even a process that is killed leaves it behind.
 *
 * @param path beside the backup itself, where there must be room for what is compressed
 */
export async function spool<Result>(
  parts: AsyncGenerator<Entry, Result>,
  path: string,
): Promise<{ readonly spooled: Spool; readonly result: Result }> {
  const file = await open(path, "wx+", 0o600);
  const written: { readonly name: string; readonly bytes: number }[] = [];
  try {
    await rm(path);
    for (;;) {
      const next = await parts.next();
      if (next.done) return { spooled: { entries, close: () => file.close() }, result: next.value };
      const { name, bytes } = next.value;
      for (let from = 0; from < bytes.byteLength; ) from += (await file.write(bytes, from)).bytesWritten;
      written.push({ name, bytes: bytes.byteLength });
    }
  } catch (reason) {
    await file.close();
    throw reason;
  }

  async function* entries(): AsyncGenerator<Entry> {
    let position = 0;
    for (const { name, bytes: length } of written) {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length; ) at += (await file.read(bytes, at, length - at, position + at)).bytesRead;
      position += length;
      yield { name, bytes };
    }
  }
}
