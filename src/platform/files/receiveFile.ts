import { createHash, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import type { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Database } from "#platform/database/database.ts";
import type { DrawnImage, Redrawn } from "./drawnImage.ts";
import { FILE_KINDS, type FileType, isImageType, safeFileName } from "./fileKinds.ts";
import type { FileStore } from "./fileStore.ts";
import { imageHead } from "./imageHead.ts";
import { insertFile, type StoredFile } from "./storedFiles.ts";

/** A file on its way in. */
export interface GivenFile {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What the person's own machine calls it. */
  readonly name: string;
  /** Whose it is. */
  readonly person: number;
  readonly accepts: readonly FileType[];
}

/** Unpacked, a picture takes four bytes for each of them. */
const MOST_MEGAPIXELS = 40;

/**
 * Takes a file in: its bytes go to a file of their own as they come, are looked at there, and pictures are drawn anew. Only what is found good is kept.
 *
 * @throws Failure `invalid-input` for what is none of the accepted kinds by its contents
 */
export async function receiveFile(
  { database, files }: { readonly database: Database; readonly files: FileStore },
  { bytes, name, person, accepts }: GivenFile,
): Promise<StoredFile> {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-upload-"));
  try {
    const path = join(folder, "file");
    const sha256 = await spool(bytes, path);
    const type = await fileTypeOf(path, name);
    if (!type || !accepts.includes(type)) throw wrongKind(accepts);
    const kept = isImageType(type) ? await redrawn(path) : { blob: await openAsBlob(path), type, sha256, ...NO_SIZE };
    const file: StoredFile = {
      id: randomBytes(18).toString("base64url"),
      name: safeFileName(name, kept.type),
      type: kept.type,
      bytes: kept.blob.size,
      sha256: kept.sha256,
      width: kept.width,
      height: kept.height,
    };
    await files.put(file.id, kept.blob, file);
    await insertFile(database, file, person);
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const NO_SIZE = { width: null, height: null };

/** Writes what comes to a path, and answers its sum. */
async function spool(bytes: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash("sha256");
  const summed = new Transform({
    transform(part: Uint8Array, _encoding, done) {
      hash.update(part);
      done(null, part);
    },
  });
  await pipeline(bytes, summed, createWriteStream(path, { mode: 0o600 }));
  return hash.digest("hex");
}

async function redrawn(path: string) {
  const bytes = await readFile(path);
  const { width, height } = imageHead(bytes) ?? { width: 0, height: 0 };
  if (width * height > MOST_MEGAPIXELS * 1_000_000)
    throw wrongInput([inputError("/body", "image-size", { most: MOST_MEGAPIXELS, width, height })]);
  const image = width * height > 0 ? await redrawImage(bytes) : null;
  if (!image) throw wrongInput([inputError("/body", "image-broken")]);
  const sha256 = createHash("sha256").update(image.bytes).digest("hex");
  return { blob: new Blob([image.bytes], { type: image.type }), sha256, ...image };
}

function wrongKind(accepts: readonly FileType[]): Failure {
  const kinds = accepts.map((type) => FILE_KINDS[type].toUpperCase()).join(", ");
  return wrongInput([inputError("/body", "file-kind", { kinds })]);
}

/** No picture of the size that is let in takes longer, even on a busy machine. */
const LIMIT_MS = 30_000;

/**
 * Unpacks a picture and packs its pixels anew, so that nothing but what one sees is kept: no place of a camera, no second file behind it, no surprise for the
 * next program that unpacks it. Happens in a thread of its own, which ends with it.
 *
 * @returns null for what cannot be unpacked
 */
function redrawImage(bytes: Uint8Array): Promise<DrawnImage | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./redrawWorker.ts", import.meta.url), { workerData: bytes });
    const overdue = setTimeout(() => end(null), LIMIT_MS);
    function end(image: DrawnImage | null): void {
      clearTimeout(overdue);
      void worker.terminate();
      resolve(image);
    }
    worker.once("message", ({ image }: Redrawn) => end(image));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}

/** Pictures may carry profiles and thumbnails before they say their size. */
const HEAD_BYTES = 512 * 1024;
/** Readers of PDF look for the end of the file in this much of its tail. */
const TAIL_BYTES = 1_024;

/** What a file is by its own bytes, whatever its name says; null for what is not taken. Text is taken as CSV where its name says so. */
async function fileTypeOf(path: string, name: string): Promise<FileType | null> {
  const { head, tail } = await endsOf(path);
  if (tail.length === 0) return null;
  const image = imageHead(head);
  if (image) return image.type;
  if (/^%PDF-[12]\.\d/.test(head.toString("latin1", 0, 8)))
    return tail.toString("latin1").includes("%%EOF") ? "application/pdf" : null;
  if (head.readUInt32BE(0) === 0x504b0304) return officeType(path);
  return /\.csv$/i.test(name) && (await isText(path)) ? "text/csv" : null;
}

async function endsOf(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.max(4, Math.min(size, HEAD_BYTES)));
    await file.read(head, 0, head.length, 0);
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    return { head, tail };
  } finally {
    await file.close();
  }
}

/** Whether a file is text in UTF-8 without anything that cannot be printed. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const printable = (text: string) => !/[^\P{Cc}\t\r\n]/u.test(text);
  try {
    for await (const part of createReadStream(path)) {
      if (!printable(decoder.decode(part, { stream: true }))) return false;
    }
    return printable(decoder.decode());
  } catch {
    return false;
  }
}

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
async function officeType(path: string): Promise<FileType | null> {
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
