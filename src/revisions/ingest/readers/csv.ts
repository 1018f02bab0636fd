import { UnreadableFile } from "../problem.ts";
import { csvRecords } from "./csvRecords.ts";
import { findSeparator } from "./findSeparator.ts";
import type { PlainLines, Reader, RowBatch } from "./reader.ts";
import { textBlocks } from "./textBlocks.ts";

const LONGEST_RECORD = 1024 * 1024;
const QUOTE = 34;

/** CSV in its usual dialects: comma, tab or bar; semicolon on request; quoted cells may hold line ends. */
export const readCsv: Reader = async function* (bytes, { encoding, decimalComma = false }, problems) {
  let separator: string | null = null;
  let rest = "";
  let restLine = 0;
  for await (const block of textBlocks(bytes, encoding, problems)) {
    const { bytes: plain, firstLine } = block;
    separator ??= findSeparator(firstFilledLine(block.text), decimalComma);
    if (rest === "" && plain && !plain.includes(QUOTE)) {
      yield new PlainBatch({ bytes: plain, firstLine, separator: separator.charCodeAt(0) });
      continue;
    }
    const records = csvRecords(rest + block.text, rest === "" ? firstLine : restLine, separator);
    ({ rest, restLine } = records);
    if (rest.length > LONGEST_RECORD) throw unclosedQuote(restLine);
    if (records.rows.length > 0) yield records;
  }
  if (rest !== "") throw unclosedQuote(restLine);
};

/** Lines of bare cells, read as rows when somebody asks for these. */
class PlainBatch implements RowBatch {
  readonly plain: PlainLines;
  #read: RowBatch | null = null;

  constructor(plain: PlainLines) {
    this.plain = plain;
  }

  get rows(): RowBatch["rows"] {
    return this.#records().rows;
  }

  get lines(): RowBatch["lines"] {
    return this.#records().lines;
  }

  #records(): RowBatch {
    const { bytes, firstLine, separator } = this.plain;
    const text = () => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
    this.#read ??= csvRecords(text(), firstLine, String.fromCharCode(separator));
    return this.#read;
  }
}

function firstFilledLine(text: string): string {
  return text.split("\n", 100).find((line) => line.trim() !== "") ?? "";
}

function unclosedQuote(line: number): UnreadableFile {
  return new UnreadableFile(
    "unclosed-quote",
    `A quotation mark opened on line ${line} is never closed, so the lines after it could not be read. Close or remove it.`,
    line,
  );
}
