import type { Failure } from "../failure.ts";
import type { FaultCode, FaultValues } from "../fault.ts";
import { inputError, wrongInput } from "../wrongInput.ts";
import { asWritten } from "./csv.ts";

/** A line of a file that people took out, edited and bring back. */
export interface CsvRow {
  /** Its line in the file, where the first data row usually is line 2. */
  readonly line: number;
  /** Trimmed cells by the header's keys; a column that the file lacks is undefined, an empty cell is "". */
  readonly cells: Readonly<Record<string, string | undefined>>;
}

export interface CsvFile {
  readonly header: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** What a list may hold; larger is none that a person edits. */
const MOST_COLUMNS = 100;
const MOST_LINES = 100_000;
const LONGEST_CELL = 1_000;
/** Of a name in a message. */
const SHOWN = 80;

/**
 * Reads what `toCsv` wrote, also after a spreadsheet has saved it with semicolons, tabs or a byte order mark. The apostrophe that
 * `toCsv` puts before formulas is taken off again.
 *
 * @param longest characters of the cells that may have more than a thousand, by column
 * @throws Failure `invalid-input` for a quoted cell that never ends, a row with more cells than the header, a doubled column, and whatever
 * is larger than it may be
 */
export function fromCsv(text: string, longest: Readonly<Record<string, number>> = {}): CsvFile {
  const plain = text.replace(/^\ufeff/, "");
  const [first, ...records] = recordsOf(plain, separatorOf(plain));
  const header = (first?.cells ?? []).map((key, at) => bounded(key, 1, at, LONGEST_CELL).trim().toLowerCase());
  const doubled = header.find((key, at) => key !== "" && header.indexOf(key) !== at);
  if (doubled !== undefined) throw unreadable("file-column-twice", { column: doubled.slice(0, SHOWN) });
  return {
    header,
    rows: records
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
      .map(({ line, cells }) => {
        if (cells.slice(header.length).some((cell) => cell.trim() !== ""))
          throw unreadable("file-cells", { line, cells: cells.length, columns: header.length });
        const cell = (key: string, at: number) =>
          asWritten(bounded(cells[at] ?? "", line, at, longest[key] ?? LONGEST_CELL).trim());
        return { line, cells: Object.fromEntries(header.map((key, at) => [key, cell(key, at)])) };
      }),
  };
}

function bounded(cell: string, line: number, at: number, most: number): string {
  if (cell.length > most) throw unreadable("file-cell-long", { line, column: at + 1, most, length: cell.length });
  return cell;
}

interface CsvRecord {
  readonly line: number;
  readonly cells: string[];
}

/** Goes through the text once, whatever is in it. */
function recordsOf(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const bare = new RegExp(`[^${separator}\r\n]*`, "y");
  let [line, at, cells]: [number, number, string[]] = [1, 0, []];
  let begun = line;
  while (at < text.length || cells.length > 0) {
    if (cells.length === MOST_COLUMNS)
      throw unreadable("file-columns-many", { line, columns: `${MOST_COLUMNS + 1}+`, most: MOST_COLUMNS });
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at + 1) : at;
    if (end === -1) throw unreadable("file-quote", { line });
    // What stands behind a closing quotation mark is left out.
    bare.lastIndex = isQuoted ? end + 1 : at;
    const rest = bare.exec(text)?.[0] ?? "";
    const quoted = text.slice(at + 1, end);
    cells.push(isQuoted ? quoted.replaceAll('""', '"') : rest);
    if (isQuoted) line += quoted.split("\n").length - 1;
    at = bare.lastIndex;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    records.push({ line: begun, cells });
    if (records.length > MOST_LINES) throw unreadable("file-lines", { most: MOST_LINES });
    cells = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    begun = line;
  }
  return records;
}

/** Where a quoted cell ends, -1 for nowhere; doubled quotation marks belong to its text. */
function closingQuote(text: string, from: number): number {
  let end = text.indexOf('"', from);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  return end;
}

function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const [separator = ","] = [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length);
  return separator;
}

function unreadable(code: FaultCode, values: FaultValues): Failure {
  return wrongInput([inputError("/body/text", code, values)]);
}
