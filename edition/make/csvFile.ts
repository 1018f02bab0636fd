export type Cell = string | number;

/** RFC 4180 with LF, the form in which the sample is committed. */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `${[header, ...rows].map((row) => row.map(csvCell).join(",")).join("\n")}\n`;
}

/** The data rows of a file of the sample that has no quoted cell in the columns that are read. */
export function cellsOf(file: string): string[][] {
  return file
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split(","));
}

function csvCell(cell: Cell): string {
  const text = String(cell);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
