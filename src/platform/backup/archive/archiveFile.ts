import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import { isFull } from "#platform/database/isFull.ts";
import { BackupFault } from "../backupFault.ts";
import { type Entry, PIECE_BYTES } from "./entry.ts";
import { SEAL, seal, unseal, USUAL_COST } from "./sealing.ts";
import { damaged, readTar, writeTar } from "./tar.ts";

/** What a backup is called until it is whole; the number is that of the process that writes it. */
const PART = /\.(\d+)-[a-z0-9]+\.part$/;
/** Whoever writes a backup writes more often than that. */
const ABANDONED_MS = 3_600_000;

/** Removes what killed processes had written of backups: for an hour nobody added a byte, and nobody of that number is there any more. */
async function sweepParts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const writer = PART.exec(name)?.[1];
    if (writer === undefined || isAnother(Number(writer))) continue;
    const path = join(folder, name);
    const known = await stat(path).catch(() => null);
    if (known?.isFile() && Date.now() - known.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}

/** Whether somebody else has this number; in a container every start has the same, so one's own says nothing. */
function isAnother(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (reason) {
    return reason instanceof Error && "code" in reason && reason.code === "EPERM";
  }
}

/** First bytes of what zstd compresses. */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** The list of what an archive holds grows with it, some hundred bytes for each piece. */
const LARGEST_ENTRY = 64 * PIECE_BYTES;

export interface WrittenFile {
  readonly bytes: number;
  /** Of the file as it lies there, as 64 hexadecimal digits. */
  readonly sha256: string;
}

export interface ArchiveOptions {
  /** Seals the file; null leaves it readable. */
  readonly passphrase: string | null;
  /** Takes the place of a file of that name. */
  readonly replace: boolean;
  readonly signal: AbortSignal;
  /** What each guess of the passphrase takes; see `sealing.ts`. */
  readonly cost?: number;
}

/**
 * Writes entries as one compressed file, under a name of its own until it is whole and on the disk. What goes wrong leaves nothing behind, and what
 * killed processes left beside it goes, too.
 *
 * @throws BackupFault `file-exists`, `no-room`
 */
export async function writeArchive(
  path: string,
  entries: AsyncIterable<Entry>,
  { passphrase, replace, signal, cost = USUAL_COST }: ArchiveOptions,
): Promise<WrittenFile> {
  if (!replace && (await exists(path)))
    throw new BackupFault("file-exists", `${path} exists already. Choose another name, or say --overwrite.`);
  await sweepParts(dirname(path));
  const part = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`;
  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  try {
    await pipeline(
      Readable.from(writeTar(entries), { objectMode: false }),
      createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
      (packed: AsyncIterable<Uint8Array>) => counted(passphrase === null ? packed : seal(packed, passphrase, cost)),
      createWriteStream(part, { mode: 0o600, flags: "wx", flush: true }),
      { signal },
    );
    await rename(part, path);
    await keepFolder(dirname(path));
  } catch (reason) {
    await rm(part, { force: true });
    signal.throwIfAborted();
    throw roomOr(reason, path);
  }
  return { bytes, sha256: hash.digest("hex") };
}

/** The entries of an archive, in their order. @throws BackupFault */
export async function* readArchive(path: string, passphrase: string | null): AsyncGenerator<Entry> {
  const [beginning] = await readBeginning(path);
  const isSealed = beginning.subarray(0, SEAL.byteLength).equals(SEAL);
  if (!isSealed && !beginning.subarray(0, ZSTD.byteLength).equals(ZSTD))
    throw new BackupFault("not-a-backup", `${path} is no backup of this product.`);
  if (isSealed && passphrase === null)
    throw new BackupFault(
      "passphrase-needed",
      `${path} is encrypted. Give its passphrase in BACKUP_PASSPHRASE or with --passphrase-file.`,
    );
  const stored = createReadStream(path, { start: isSealed ? SEAL.byteLength : 0 });
  const packed = isSealed ? Readable.from(unseal(stored, passphrase ?? ""), { objectMode: false }) : stored;
  const plain = createZstdDecompress();
  let fault: unknown = null;
  packed.once("error", (reason: Error) => {
    fault ??= reason;
    plain.destroy(reason);
  });
  packed.pipe(plain);
  try {
    yield* readTar(plain, LARGEST_ENTRY);
  } catch (reason) {
    throw readingFault(fault ?? reason);
  } finally {
    stored.destroy();
    packed.destroy();
    plain.destroy();
  }
}

async function readBeginning(path: string): Promise<[Buffer]> {
  const file = await open(path).catch((reason: unknown) => {
    if (codeOf(reason) === "ENOENT") throw new BackupFault("file-missing", `There is no file ${path}.`);
    throw reason;
  });
  try {
    const bytes = Buffer.alloc(SEAL.byteLength);
    await file.read(bytes, 0, bytes.byteLength, 0);
    return [bytes];
  } finally {
    await file.close();
  }
}

function readingFault(reason: unknown): unknown {
  if (reason instanceof BackupFault) return reason;
  const code = codeOf(reason);
  if (code === "Z_BUF_ERROR" || code === "ERR_STREAM_PREMATURE_CLOSE")
    return new BackupFault("cut-off", "The backup ends too early: a part of the file is missing.");
  return code.startsWith("ZSTD") || code.startsWith("Z_") ? damaged() : reason;
}

/** Whether somebody can find the file by its name again after the power went is up to its folder. */
async function keepFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().catch(() => undefined);
  await handle.close();
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function codeOf(reason: unknown): string {
  return reason instanceof Error && "code" in reason ? String(reason.code) : "";
}

function roomOr(reason: unknown, path: string): unknown {
  if (isFull(reason)) return new BackupFault("no-room", `There is no room left for ${path}. Nothing of it was kept.`);
  if (codeOf(reason) === "ENOENT")
    return new BackupFault("file-missing", `There is no folder ${dirname(path)}. Make it, or choose another place.`);
  return reason;
}
