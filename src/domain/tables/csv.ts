import type { Cell, Table } from "./table.ts";

/** A table as CSV (RFC 4180): keys as header, CRLF after every line, decimal points, null as an empty cell. */
export function toCsv({ columns, rows }: Table): string {
  const lines = [columns.map(({ key }) => key), ...rows];
  return lines.map(csvLine).join("");
}

/** One line of it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are safe and stay numbers. */
function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
