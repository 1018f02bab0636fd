import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { refusalOf } from "#platform/api/tryRow.ts";
import type { CsvFile, CsvRow } from "#domain/tables/fromCsv.ts";
import { type ListForm, partOfFile, repeatedRows } from "#domain/tables/listFile.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";

/**
 * Sends some rows of a file as a file of their own, and gives each its line in the whole. Who stands in the file again is refused
 * here: no single call sees all of it.
 */
export function rowSender(file: CsvFile, form: ListForm, send: (text: string) => Promise<readonly RowOutcome[]>) {
  const repeated = new Set(repeatedRows(file.rows, form));
  return async (rows: readonly CsvRow[]): Promise<RowOutcome[]> => {
    const sent = rows.filter((row) => !repeated.has(row));
    const outcomes = sent.length === 0 ? [] : await send(partOfFile(file, sent));
    const refused = rows.filter((row) => repeated.has(row)).map((row) => refusedAsRepeated(row, form));
    return [...outcomes.map((outcome, at) => ({ ...outcome, line: sent[at]?.line ?? outcome.line })), ...refused];
  };
}

function refusedAsRepeated({ line, cells }: CsvRow, { keys }: ListForm): RowOutcome {
  const { id = "", name = "", email = "" } = cells;
  const column = keys.find((key) => cells[key]) ?? "";
  const tried = { line, id: id || null, name, cells, ...(email && { email }) };
  return refusalOf(tried, wrongInput([inputError(`/${column}`, "twice")]));
}
