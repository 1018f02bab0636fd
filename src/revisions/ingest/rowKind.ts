const TOTAL = /^\s*(?:(?:grand|sub)[\s-]*)?(?:totals?|totales|summe|gesamt(?:summe)?|insgesamt|suma|subtotal)\b/i;

export type RowKind = "data" | "blank" | "total-row" | "footnote" | "cell-count";

/**
 * What a row is: data, or one of the things that stand between and below data. A total's key is blank or says so;
 * of a footnote only the first cell is filled.
 *
 * @param key position of the column without which a row means nothing
 * @param width number of cells in the header
 */
export function rowKind(cells: readonly string[], key: number, width: number): RowKind {
  const first = (cells[key] ?? "").trimStart();
  if (cells.length === width && isDigit(first.charCodeAt(0))) return "data";
  const filled = cells.findIndex((cell) => cell.trim() !== "");
  if (filled === -1) return "blank";
  if (filled === 0 && width > 1 && cells.findIndex((cell, at) => at > 0 && cell.trim() !== "") === -1)
    return "footnote";
  if (TOTAL.test(first) || (first === "" && cells.some((cell) => TOTAL.test(cell)))) return "total-row";
  return cells.length === width ? "data" : "cell-count";
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
