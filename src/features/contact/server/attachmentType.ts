import { FILE_TYPES } from "#domain/tables/fileTypes.ts";

/** The kinds of files that may be attached, each with the endings its name may have and the sign by which its bytes are known. */
const KINDS = [
  { type: "image/png", endings: ["png"], known: (bytes: Buffer) => begins(bytes, "89504e470d0a1a0a") },
  { type: "image/jpeg", endings: ["jpg", "jpeg"], known: (bytes: Buffer) => begins(bytes, "ffd8ff") },
  { type: FILE_TYPES.pdf, endings: ["pdf"], known: (bytes: Buffer) => begins(bytes, "255044462d") },
  { type: FILE_TYPES.xlsx, endings: ["xlsx"], known: isWorkbook },
  { type: FILE_TYPES.csv, endings: ["csv"], known: isPlainTable },
] as const;

/** What a file is by its bytes; null where it is nothing we take, or something else than its name says. */
export function attachmentType(name: string, bytes: Buffer): string | null {
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  const kind = KINDS.find(({ endings }) => endings.some((known) => known === ending));
  return kind?.known(bytes) ? kind.type : null;
}

function begins(bytes: Buffer, hex: string): boolean {
  return bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, "hex"));
}

/** A zip whose list of contents names a workbook and no macros. Nothing is unpacked, so nothing can swell. */
function isWorkbook(bytes: Buffer): boolean {
  return begins(bytes, "504b0304") && bytes.includes("xl/workbook.xml") && !bytes.includes("vbaProject");
}

const CONTROL = /[^\P{Cc}\t\r\n]/u;

/** Text in UTF-8 that is no page: without control characters, and not beginning like markup. */
function isPlainTable(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.trim() !== "" && !CONTROL.test(text) && !/^\s*</.test(text);
  } catch {
    return false;
  }
}
