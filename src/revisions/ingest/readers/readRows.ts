import { UnreadableFile } from "../problem.ts";
import { csvRecords } from "./csvRecords.ts";
import { inflate, isGzip } from "./inflate.ts";
import { peek } from "./peek.ts";
import type { PlainLines, Reader, ReadOptions, RowBatch } from "./reader.ts";
import { refuseForeign } from "./refuseForeign.ts";
import { textBlocks } from "./textBlocks.ts";

const HEAD_BYTES = 8 * 1024;

/** Any accepted file to numbered rows: unpacked where compressed, its reader chosen by its content and never by its name. */
export const readRows: Reader = async function* (bytes, options: ReadOptions, problems) {
  const packed = await peek(bytes, 2);
  const plain = await peek(isGzip(packed.head) ? inflate(packed.whole) : packed.whole, HEAD_BYTES);
  refuseForeign(plain.head);
  yield* readCsv(plain.whole, options, problems);
};

const LONGEST_RECORD = 1024 * 1024;
const QUOTE = 34;

/** CSV in its usual dialects: comma, tab or bar; semicolon on request; quoted cells may hold line ends. */
const readCsv: Reader = async function* (bytes, { encoding, decimalComma = false }, problems) {
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

const SEPARATORS = [",", ";", "\t", "|"];

/**
 * Which character separates the cells: the most frequent one outside quotation marks in the header line.
 *
 * @throws UnreadableFile for semicolons unless a person has said that commas are decimal signs
 */
function findSeparator(header: string, decimalComma: boolean): string {
  const bare = header.replace(/"[^"]*"/g, "");
  let separator = ",";
  for (const candidate of SEPARATORS) {
    if (bare.split(candidate).length > bare.split(separator).length) separator = candidate;
  }
  if (separator === ";" && !decimalComma) {
    throw new UnreadableFile(
      "semicolon-file",
      "This looks like a semicolon file with decimal commas, in which 1.234 means one thousand two hundred and thirty-four. Import it with --decimal-comma if that is so; otherwise save it with commas between cells and decimal points.",
      1,
    );
  }
  return separator;
}
