import { toCsv } from "./csv.ts";
import { type CsvFile, type CsvRow, fromCsv } from "./fromCsv.ts";
import { inputError, wrongInput } from "../wrongInput.ts";

/** How a list looks as a file that people edit and bring back. */
export interface ListForm {
  /** All columns that may stand in it. */
  readonly columns: readonly string[];
  /** One of these is needed: they say whom or what a row means. */
  readonly keys: readonly string[];
  /** Characters that cells may have which hold many entries, by column. */
  readonly longest?: Readonly<Record<string, number>>;
}

const MOST_ROWS = 5_000;

/** Reads a list that comes back. @throws Failure `invalid-input` for a file that cannot be read at all */
export function readListFile(text: string, { columns, keys, longest }: ListForm): CsvFile {
  const file = fromCsv(text, longest);
  const unknown = file.header.filter((key) => key !== "" && !columns.includes(key));
  if (!keys.some((key) => file.header.includes(key)))
    throw wrongInput([inputError("/body/text", "file-columns", { columns: keys.join(", ") })]);
  if (unknown.length > 0)
    throw wrongInput([inputError("/body/text", "file-columns-unknown", { columns: named(unknown) })]);
  if (file.rows.length > MOST_ROWS)
    throw wrongInput([inputError("/body/text", "file-rows", { most: MOST_ROWS, rows: file.rows.length })]);
  return file;
}

/** The first few, as they may be printed. */
function named(columns: readonly string[]): string {
  return columns
    .slice(0, 20)
    .map((column) => column.slice(0, 80))
    .join(", ");
}

/** Some rows of a file as a file of their own. */
export function partOfFile({ header }: CsvFile, rows: readonly CsvRow[]): string {
  return toCsv({
    columns: header.map((key) => ({ key, unit: "text" })),
    rows: rows.map(({ cells }) => header.map((key) => cells[key] ?? "")),
  });
}

/** The rows whose id or other key has stood in a row before, letters small or not. */
export function repeatedRows(rows: readonly CsvRow[], { keys }: ListForm): CsvRow[] {
  const met = new Set<string>();
  return rows.filter(({ cells }) => {
    const said = keys.flatMap((key) => (cells[key] ? [`${key} ${cells[key].toLowerCase()}`] : []));
    const isRepeated = said.some((one) => met.has(one));
    for (const one of said) met.add(one);
    return isRepeated;
  });
}
