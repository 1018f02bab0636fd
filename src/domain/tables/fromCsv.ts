import type { Failure } from "../failure.ts";
import type { FaultCode, FaultValues } from "../fault.ts";
import { inputError, wrongInput } from "../wrongInput.ts";

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

/**
 * Reads what `toCsv` wrote, also after a spreadsheet has saved it with semicolons, tabs or a byte order mark. The apostrophe that
 * `toCsv` puts before formulas is taken off again.
 *
 * @throws Failure `invalid-input` for a quoted cell that never ends, a row with more cells than the header, or a doubled column
 */
export function fromCsv(text: string): CsvFile {
  const plain = text.replace(/^\ufeff/, "");
  const [first, ...records] = recordsOf(plain, separatorOf(plain));
  const header = (first?.cells ?? []).map((key) => key.trim().toLowerCase());
  const doubled = header.find((key, at) => key !== "" && header.indexOf(key) !== at);
  if (doubled !== undefined) throw unreadable("file-column-twice", { column: doubled });
  return {
    header,
    rows: records
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
      .map(({ line, cells }) => {
        if (cells.slice(header.length).some((cell) => cell.trim() !== ""))
          throw unreadable("file-cells", { line, cells: cells.length, columns: header.length });
        return { line, cells: Object.fromEntries(header.map((key, at) => [key, asWritten(cells[at] ?? "")])) };
      }),
  };
}

interface CsvRecord {
  readonly line: number;
  readonly cells: string[];
}

function recordsOf(text: string, separator: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const cell = new RegExp(`"((?:[^"]|"")*)"[^${separator}\r\n]*|([^${separator}\r\n]*)`, "y");
  let [line, at, cells]: [number, number, string[]] = [1, 0, []];
  let begun = line;
  while (at < text.length || cells.length > 0) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    const [whole = "", quoted, bare = ""] = found ?? [];
    if (quoted === undefined && bare.startsWith('"')) throw unreadable("file-quote", { line });
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    line += whole.split("\n").length - 1;
    if (text[at] === separator) {
      at += 1;
      continue;
    }
    records.push({ line: begun, cells });
    cells = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    begun = line;
  }
  return records;
}

function separatorOf(text: string): string {
  const [head = ""] = text.split(/\r?\n/, 1);
  const [separator = ","] = [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length);
  return separator;
}

function asWritten(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}

function unreadable(code: FaultCode, values: FaultValues): Failure {
  return wrongInput([inputError("/body/text", code, values)]);
}
