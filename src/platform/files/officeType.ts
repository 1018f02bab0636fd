import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import type { FileType } from "./fileKinds.ts";

/** What an archive may have at most, looked at before anything of it is unpacked. */
const MOST_ENTRIES = 5_000;
const MOST_UNPACKED = 500 * 1024 * 1024;
const MOST_RATIO = 200;
/** Smaller parts may be packed as tightly as they like. */
const RATIO_FROM = 1024 * 1024;

/** The part that says what an Office file is. */
const MAIN_PARTS: Readonly<Record<string, FileType>> = {
  "ppt/presentation.xml": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  "xl/workbook.xml": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "word/document.xml": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

const openArchive = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

/** Which Office file lies at a path, by the names inside; null for any other archive, one with programs in it, and one that is out of proportion. */
export async function officeType(path: string): Promise<FileType | null> {
  const archive = await openArchive(path, { lazyEntries: true, autoClose: false }).catch(() => null);
  if (!archive) return null;
  try {
    const names = archive.entryCount <= MOST_ENTRIES ? await namesIn(archive) : null;
    return names && typeOf(names);
  } catch {
    return null;
  } finally {
    archive.close();
  }
}

function typeOf(names: ReadonlySet<string>): FileType | null {
  if (!names.has("[content_types].xml")) return null;
  if ([...names].some((name) => /vbaproject\.bin$|\/activex\//.test(name))) return null;
  const found = Object.keys(MAIN_PARTS).filter((part) => names.has(part));
  const [only, more] = found;
  return only !== undefined && more === undefined ? (MAIN_PARTS[only] ?? null) : null;
}

/** The names in an archive in small letters, since Office reads them so; null where its sizes are out of proportion or a name stands twice. */
function namesIn(archive: ZipFile): Promise<Set<string> | null> {
  const names = new Set<string>();
  let unpacked = 0;
  return new Promise((resolve, reject) => {
    archive.on("error", reject);
    archive.on("end", () => resolve(names));
    archive.on("entry", (entry: Entry) => {
      const name = entry.fileName.toLowerCase();
      unpacked += entry.uncompressedSize;
      const isBomb =
        unpacked > MOST_UNPACKED ||
        (entry.uncompressedSize > RATIO_FROM && entry.uncompressedSize > entry.compressedSize * MOST_RATIO);
      if (isBomb || names.has(name)) return resolve(null);
      names.add(name);
      archive.readEntry();
    });
    archive.readEntry();
  });
}
