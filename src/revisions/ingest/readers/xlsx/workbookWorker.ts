import { parentPort, workerData } from "node:worker_threads";
import { type Problem, UnreadableFile } from "../../problem.ts";
import type { RowBatch } from "../reader.ts";
import { type Archive, openArchive, unsafe } from "./archive.ts";
import { checkText } from "./checkText.ts";
import { fillsOf, mergedRanges } from "./mergedRanges.ts";
import { readWhole } from "./readMarkup.ts";
import { sheetRows } from "./sheetRows.ts";
import { partOfSheet, readContents } from "./workbook.ts";

/** So many texts, and so many characters of them, are held at once. */
const MOST_TEXTS = 1_000_000;
const MOST_CHARACTERS = 48_000_000;

/** The texts that cells refer to by number. Hints on pronunciation are left out. */
async function sharedStrings(archive: Archive): Promise<readonly string[]> {
  const strings: string[] = [];
  let text = "";
  let characters = 0;
  let [inText, inHint] = [false, false];
  await readWhole(archive.read("xl/sharedStrings.xml"), {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") inHint = true;
      if (name === "t") inText = true;
    },
    text: (piece) => {
      if (inText && !inHint) text = checkText(text + piece);
    },
    close: (name) => {
      if (name === "t") inText = false;
      if (name === "rPh") inHint = false;
      if (name !== "si") return;
      characters += text.length;
      if (strings.length === MOST_TEXTS || characters > MOST_CHARACTERS) throw unsafe("it holds too many texts");
      strings.push(text);
    },
  });
  return strings;
}

/**
 * The rows of one of a workbook's sheets: the named one, else the first that is not hidden.
 *
 * @throws UnreadableFile where it cannot be read, or had better not be
 */
async function* workbookRows(bytes: Buffer, sheet?: string): AsyncGenerator<RowBatch> {
  const archive = await openArchive(bytes);
  const contents = await readContents(archive);
  const part = partOfSheet(archive, contents, sheet);
  const [strings, dates] = [await sharedStrings(archive), await dateStyles(archive)];
  const fills = fillsOf(await mergedRanges(archive.read(part)));
  yield* sheetRows(archive, part, { strings, dates, from1904: contents.from1904, fills });
}

/** Formats every program knows by number and that show a number as a day: ECMA-376, 18.8.30. */
const KNOWN_DATES = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

/** Which of a workbook's cell styles show a number as a day, by their number. */
async function dateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  const dates = new Set(KNOWN_DATES);
  const styles: number[] = [];
  let inCells = false;
  await readWhole(archive.read("xl/styles.xml"), {
    open: (name, attribute) => {
      if (name === "cellXfs") inCells = true;
      if (name === "numFmt" && showsDay(attribute("formatCode") ?? "")) dates.add(Number(attribute("numFmtId")));
      if (name === "xf" && inCells) styles.push(Number(attribute("numFmtId") ?? 0));
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  return new Set(styles.flatMap((format, style) => (dates.has(format) ? [style] : [])));
}

/** Whether a format has days, months or years in it, outside of quoted text and colours. */
function showsDay(format: string): boolean {
  const bare = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  return /[dmy]/i.test(bare) && !/general|standard/i.test(bare);
}

/** What the thread answers each time it is asked for more. */
export type WorkbookAnswer =
  | { readonly batch: RowBatch }
  | { readonly problem: Problem }
  | { readonly fault: string }
  | { readonly done: true };

const port = parentPort;
if (!port) throw new Error("workbookWorker.ts runs as a worker thread only.");

const { bytes, sheet }: { bytes: Uint8Array; sheet: string | undefined } = workerData;
const rows = workbookRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), sheet);

async function next(): Promise<WorkbookAnswer> {
  try {
    const { value, done } = await rows.next();
    return done ? { done } : { batch: value };
  } catch (reason) {
    if (reason instanceof UnreadableFile) return { problem: reason.problem };
    return { fault: String(reason) };
  }
}

port.on("message", () => {
  void next().then((answer) => port.postMessage(answer));
});
