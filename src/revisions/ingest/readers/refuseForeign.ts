import { UnreadableFile } from "../problem.ts";

const WORKBOOK_HEAD = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK_HEAD = [0xd0, 0xcf, 0x11, 0xe0];
/** A comment ends at its first end: were it free to go on, a row of comments could be divided in more ways than there is time for. */
const HTML = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/is;
const MARKUP = /^\s*(?:<\?xml\b|<[a-z]+[\s>]|%PDF-|PAR1)/i;

/**
 * Looks at a file's first bytes, whatever its name says.
 *
 * @throws UnreadableFile when they are not the beginning of a text table
 */
export function refuseForeign(head: Buffer): void {
  if (head.length === 0) {
    throw new UnreadableFile("empty-file", "The file is empty: it has no header and no rows. Export it again.");
  }
  if (isWorkbook(head) || startsWith(head, OLD_WORKBOOK_HEAD)) {
    throw new UnreadableFile(
      "excel-file",
      "This is an Excel or ZIP file, whatever its name says. Open it and save the sheet as “CSV UTF-8”, then import that.",
    );
  }
  const text = head
    .subarray(0, 1024)
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "");
  if (HTML.test(text)) {
    throw new UnreadableFile(
      "html-page",
      "This is an HTML page, not a table: often an error or sign-in page saved in place of the download. Download the file again.",
    );
  }
  if (MARKUP.test(text) || (!hasUtf16Mark(head) && isBinary(head))) {
    throw new UnreadableFile("binary-file", "This is not a text table. Export the data as CSV and import that.");
  }
}

/** More bytes in a hundred than these are no slips of a text, which are told with their line, but another kind of file. */
const MOST_NULS = 0.02;

function isBinary(head: Buffer): boolean {
  let nuls = 0;
  for (const byte of head) if (byte === 0) nuls++;
  return nuls > 1 && nuls > head.length * MOST_NULS;
}

/** Whether the bytes start as Excel workbooks do, and all other ZIP files. */
export function isWorkbook(head: Uint8Array): boolean {
  return startsWith(head, WORKBOOK_HEAD);
}

function startsWith(head: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => head[at] === byte);
}

export function hasUtf16Mark(head: Uint8Array): boolean {
  return (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
}
