import { fromBufferPromise, type Entry, type ZipFile } from "yauzl";
import { UnreadableFile } from "../../problem.ts";

/** Bounds of what a workbook may unpack to. A spreadsheet's markup packs to a tenth or a fiftieth; bombs to a thousandth. */
const MOST_PARTS = 1_000;
const MOST_BYTES = 128 * 1024 * 1024;
const MOST_RATIO = 250;
/** Small parts are harmless however well they pack. */
const RATIO_COUNTS_FROM = 1024 * 1024;
/** Lists of sheets and styles are held as a whole, so that they must be no larger than those of real workbooks. */
const MOST_BYTES_OF: Readonly<Record<string, number>> = {
  "xl/workbook.xml": 4 * 1024 * 1024,
  "xl/_rels/workbook.xml.rels": 4 * 1024 * 1024,
  "xl/styles.xml": 16 * 1024 * 1024,
};
const ENCRYPTED = 1;

/** The parts of a workbook by name. */
export interface Archive {
  readonly has: (part: string) => boolean;
  /** Unpacks a part as it streams; nothing where there is no such part. @throws UnreadableFile where it is damaged */
  readonly read: (part: string) => AsyncIterable<Uint8Array>;
}

/**
 * Opens a packed file and looks through its list of contents before anything is unpacked.
 *
 * @throws UnreadableFile `damaged-workbook`, `locked-workbook`, `unsafe-workbook`
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await fromBufferPromise(bytes).catch(damaged);
  const parts = await listParts(zip).catch(damaged);
  return { has: (part) => parts.has(part), read: (part) => unpack(zip, parts.get(part)) };
}

async function listParts(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST_PARTS) throw unsafe(`it holds ${zip.entryCount} files`);
  const parts = new Map<string, Entry>();
  let total = 0;
  // Names that lead out of a folder, and lists that lie about their length, are refused by the reader itself.
  for await (const entry of zip.eachEntry()) {
    if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw locked();
    if (parts.has(entry.fileName)) throw unsafe(`it holds “${entry.fileName.slice(0, 80)}” twice`);
    total += entry.uncompressedSize;
    if (total > MOST_BYTES) throw unsafe(`it unpacks to more than ${MOST_BYTES / 1024 / 1024} MB`);
    if (entry.uncompressedSize > RATIO_COUNTS_FROM && entry.uncompressedSize > entry.compressedSize * MOST_RATIO)
      throw unsafe("a part of it unpacks to more than 250 times its size");
    if (entry.uncompressedSize > (MOST_BYTES_OF[entry.fileName] ?? MOST_BYTES))
      throw unsafe(`its part “${entry.fileName}” is far too large`);
    parts.set(entry.fileName, entry);
  }
  return parts;
}

/** Stops with an error where more comes out than the list of contents says. */
async function* unpack(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) return;
  try {
    const stream: AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk;
  } catch (reason) {
    damaged(reason);
  }
}

export function damaged(reason: unknown): never {
  if (reason instanceof UnreadableFile) throw reason;
  throw new UnreadableFile(
    "damaged-workbook",
    "The workbook is damaged or incomplete and could not be opened. Nothing was taken; save it again in the spreadsheet program.",
  );
}

export function unsafe(why: string): UnreadableFile {
  return new UnreadableFile(
    "unsafe-workbook",
    `The workbook was not opened because ${why}, which no sheet of figures does. Copy the figures to a new workbook, or save them as CSV.`,
  );
}

function locked(): UnreadableFile {
  return new UnreadableFile(
    "locked-workbook",
    "The workbook is protected by a password. Save it without one, or save the sheet as CSV.",
  );
}
