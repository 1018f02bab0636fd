import { isUtf8 } from "node:buffer";
import { UnreadableFile } from "../problem.ts";
import type { ProblemList } from "../problemList.ts";
import { peek } from "./peek.ts";
import { hasUtf16Mark } from "./refuseForeign.ts";
import type { Encoding } from "./reader.ts";

const [NEWLINE, RETURN] = [0x0a, 0x0d];
const LONGEST_LINE = 1024 * 1024;

/** Whole lines of text; the last one of a file may come without its line end. */
export interface TextBlock {
  /** Decoded when it is asked for. */
  readonly text: string;
  /** The same as valid UTF-8; null where it is not. */
  readonly bytes: Buffer | null;
  readonly firstLine: number;
}

/**
 * Bytes to text, cut at line ends. Lines that are not valid UTF-8 are noted as errors, which refuse the file;
 * no replacement character ever enters.
 */
export async function* textBlocks(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding | undefined,
  problems: ProblemList,
): AsyncGenerator<TextBlock> {
  let line = 1;
  for await (const block of lineBlocks(await toUtf8(bytes, encoding))) {
    if (isUtf8(block))
      yield {
        bytes: block,
        firstLine: line,
        get text() {
          return block.toString("utf8");
        },
      };
    else yield { bytes: null, firstLine: line, text: lineByLine(block, line, problems) };
    line += countNewlines(block);
  }
}

/** The bytes as UTF-8 without a byte order mark, line ends other than the old Macintosh's untouched. */
async function toUtf8(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  const { head, whole } = await peek(bytes, 4096);
  const source = encoding ?? (hasUtf16Mark(head) ? (head[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8");
  if (source !== "utf-8") return transcode(whole, source);
  const start = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 3 : 0;
  const returnsOnly = !head.includes(NEWLINE) && head.includes(RETURN);
  return start > 0 || returnsOnly ? mended(whole, start, returnsOnly) : whole;
}

async function* transcode(bytes: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding === "latin1" ? "windows-1252" : encoding);
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }), "utf8");
  yield Buffer.from(decoder.decode(), "utf8");
}

async function* mended(
  bytes: AsyncIterable<Uint8Array>,
  start: number,
  returnsOnly: boolean,
): AsyncGenerator<Uint8Array> {
  let skip = start;
  for await (const chunk of bytes) {
    const rest = chunk.subarray(skip);
    skip = 0;
    yield returnsOnly ? rest.map((byte) => (byte === RETURN ? NEWLINE : byte)) : rest;
  }
}

async function* lineBlocks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      const head = chunk.subarray(0, end);
      yield held.length > 0
        ? Buffer.concat([...held, head])
        : Buffer.from(head.buffer, head.byteOffset, head.byteLength);
      held = [];
      heldBytes = 0;
    }
    if (end < chunk.length) held.push(chunk.subarray(end));
    heldBytes += chunk.length - end;
    if (heldBytes > LONGEST_LINE) throw lineTooLong();
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

function lineTooLong(): UnreadableFile {
  return new UnreadableFile(
    "line-too-long",
    "A line is longer than one million characters. This is not a table with a row a line; export it as CSV again.",
  );
}

/** Decodes line by line; an invalid one is noted and read as Latin-1, so that its other cells are checked too. */
function lineByLine(block: Buffer, firstLine: number, problems: ProblemList): string {
  const lines: string[] = [];
  let start = 0;
  while (start < block.length) {
    const end = block.indexOf(NEWLINE, start);
    const bytes = block.subarray(start, end === -1 ? block.length : end);
    const valid = isUtf8(bytes);
    if (!valid) problems.add({ line: firstLine + lines.length }, "not-utf8", () => notUtf8(bytes));
    lines.push(bytes.toString(valid ? "utf8" : "latin1"));
    start += bytes.length + 1;
  }
  return block.at(-1) === NEWLINE ? `${lines.join("\n")}\n` : lines.join("\n");
}

function notUtf8(line: Buffer): string {
  let at = 0;
  while (isUtf8(line.subarray(0, at + 1)) || isUtf8(line.subarray(0, at + 2)) || isUtf8(line.subarray(0, at + 3))) at++;
  const byte = line[at]?.toString(16).toUpperCase().padStart(2, "0");
  return `This line is not valid UTF-8 (byte 0x${byte} at position ${at + 1}). If the file is Latin-1 (Windows Western), import it with the encoding latin1; otherwise save it as UTF-8.`;
}

function countNewlines(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(NEWLINE); at !== -1; at = block.indexOf(NEWLINE, at + 1)) count++;
  return count;
}
