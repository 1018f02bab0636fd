import { UnreadableFile } from "../problem.ts";
import { csvRecords } from "./csvRecords.ts";
import { findSeparator } from "./findSeparator.ts";
import type { Reader } from "./reader.ts";
import { textBlocks } from "./textBlocks.ts";

const LONGEST_RECORD = 1024 * 1024;

/** CSV in its usual dialects: comma, tab or bar; semicolon on request; quoted cells may hold line ends. */
export const readCsv: Reader = async function* (bytes, { encoding, decimalComma = false }, problems) {
  let separator: string | null = null;
  let rest = "";
  let restLine = 0;
  for await (const { text, firstLine } of textBlocks(bytes, encoding, problems)) {
    separator ??= findSeparator(firstFilledLine(text), decimalComma);
    const records = csvRecords(rest + text, rest === "" ? firstLine : restLine, separator);
    ({ rest, restLine } = records);
    if (rest.length > LONGEST_RECORD) throw unclosedQuote(restLine);
    if (records.rows.length > 0) yield records;
  }
  if (rest !== "") throw unclosedQuote(restLine);
};

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
