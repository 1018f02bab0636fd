import type { Cell, Table } from "./table.ts";

/** What a file of CSV begins with: without it a spreadsheet that opens the file by a double click takes it for Latin-1. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** A table as a file of CSV. */
export function csvFile(table: Table): string {
  return BYTE_ORDER_MARK + toCsv(table);
}

/** A table as CSV (RFC 4180): keys as header, CRLF after every line, decimal points, null as an empty cell. */
export function toCsv({ columns, rows }: Table): string {
  const lines = [columns.map(({ key }) => key), ...rows];
  return lines.map(csvLine).join("");
}

/** One line of it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * Where a spreadsheet may begin a cell: at the start, and behind what one of another language divides at, a semicolon in German and
 * Spanish, inside quotes too, since those begin in the middle of what it takes for a cell.
 */
const FORMULA = /(?<=^|[;\t\r\n"])(?='*[=+\-@])|^(?='*[\t\r])/g;
const DEFUSED = /(?<=^|[;\t\r\n"])'(?='*[=+\-@])|^'(?='*[\t\r])/g;

/** Text of a cell as it was before `toCsv` wrote it. */
export function asWritten(cell: string): string {
  return cell.replaceAll(DEFUSED, "");
}

/** Text that a spreadsheet would run as a formula gets an apostrophe in front; numbers are safe and stay numbers. */
function csvCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  const text = cell.replaceAll(FORMULA, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
