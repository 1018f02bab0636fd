/** Rows as columns of text, numbers to the right; two spaces between. */
export function textTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows.map((row) => row.map(cellText))];
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const isNumber = head.map((_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === "number"));
  return cells
    .map((row) =>
      row
        .map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

function cellText(cell: string | number): string {
  return typeof cell === "number" ? count(cell) : cell;
}

/** 1,234,567 */
export function count(value: number): string {
  return value.toLocaleString("en-US");
}
