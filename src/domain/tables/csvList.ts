/** A list in one cell of a file: `tv|radio`, which no spreadsheet takes for several cells; `all` is null, everything. */
export function writeList(values: readonly string[] | null): string {
  return values?.join("|") ?? "all";
}

/** Reads what `writeList` wrote, also with semicolons, spaces or lines between; an empty cell is an empty list. */
export function readList(cell: string): string[] | null {
  return cell.trim().toLowerCase() === "all" ? null : cell.split(/[;|\s]+/).filter((item) => item !== "");
}
