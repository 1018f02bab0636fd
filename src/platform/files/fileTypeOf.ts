import { open } from "node:fs/promises";
import { createReadStream } from "node:fs";
import type { FileType } from "./fileKinds.ts";
import { imageHead } from "./imageHead.ts";
import { officeType } from "./officeType.ts";

/** Pictures may carry profiles and thumbnails before they say their size. */
const HEAD_BYTES = 512 * 1024;
/** Readers of PDF look for the end of the file in this much of its tail. */
const TAIL_BYTES = 1_024;

/** What a file is by its own bytes, whatever its name says; null for what is not taken. Text is taken as CSV where its name says so. */
export async function fileTypeOf(path: string, name: string): Promise<FileType | null> {
  const { head, tail } = await endsOf(path);
  if (tail.length === 0) return null;
  const image = imageHead(head);
  if (image) return image.type;
  if (/^%PDF-[12]\.\d/.test(head.toString("latin1", 0, 8)))
    return tail.toString("latin1").includes("%%EOF") ? "application/pdf" : null;
  if (head.readUInt32BE(0) === 0x504b0304) return officeType(path);
  return /\.csv$/i.test(name) && (await isText(path)) ? "text/csv" : null;
}

async function endsOf(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.max(4, Math.min(size, HEAD_BYTES)));
    await file.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, tail };
  } finally {
    await file.close();
  }
}

/** Whether a file is text in UTF-8 without anything that cannot be printed. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const printable = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);
  try {
    for await (const part of createReadStream(path)) {
      if (!printable(decoder.decode(part, { stream: true }))) return false;
    }
    return printable(decoder.decode());
  } catch {
    return false;
  }
}
