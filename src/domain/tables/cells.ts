import { readList } from "./csvList.ts";
import type { InputError } from "../failure.ts";
import type { CsvRow } from "./fromCsv.ts";
import { inputError } from "../wrongInput.ts";

/** A list in a cell, where `all` is null; undefined where the file lacks the column. */
export function listOfCell(cell: string | undefined): string[] | null | undefined {
  return cell === undefined ? undefined : readList(cell);
}

/** What is wrong with the cells that say which entry, and which version of it, a row means. */
export function idFaults(cells: CsvRow["cells"]): InputError[] {
  return ["id", "version"]
    .filter((column) => !/^([1-9]\d{0,8})?$/.test(cells[column] ?? ""))
    .map((column) => inputError(`/${column}`, "whole-number"));
}
