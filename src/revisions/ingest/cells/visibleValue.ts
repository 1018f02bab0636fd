const LONGEST = 80;

/** A cell as it may be printed: control characters replaced, shortened, and a copy that does not keep the file's text alive. */
export function visibleValue(cell: string): string {
  const printable = cell.slice(0, LONGEST + 1).replace(/\p{Cc}/gu, "\u{FFFD}");
  return ownCopy(printable.length > LONGEST ? `${printable.slice(0, LONGEST)}…` : printable);
}

/** A cell cut out of a block of text keeps the whole block in memory; this copy does not. */
export function ownCopy(text: string): string {
  return Buffer.from(text, "utf8").toString("utf8");
}
