const QUOTE = 34;

/**
 * The cells of one line that has quotation marks, without its line end; null when they do not stand as they should
 * or a quoted cell goes on in the next line, which is csv-parse's business.
 */
export function splitLine(line: string, separator: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    if (line.charCodeAt(at) !== QUOTE) {
      const end = line.indexOf(separator, at);
      const cell = end === -1 ? line.slice(at) : line.slice(at, end);
      if (cell.includes('"')) return null;
      cells.push(cell);
      if (end === -1) return cells;
      at = end + 1;
      continue;
    }
    const end = closingQuote(line, at + 1);
    if (end === -1) return null;
    const cell = line.slice(at + 1, end);
    cells.push(cell.includes('"') ? cell.replaceAll('""', '"') : cell);
    at = end + 1;
    if (at === line.length) return cells;
    if (line[at] !== separator) return null;
    at++;
  }
}

/** Where a quoted cell ends; doubled quotation marks belong to its text. */
function closingQuote(line: string, from: number): number {
  let end = line.indexOf('"', from);
  while (end !== -1 && line.charCodeAt(end + 1) === QUOTE) end = line.indexOf('"', end + 2);
  return end;
}
