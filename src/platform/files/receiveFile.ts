import { createHash, randomBytes } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Database } from "#platform/database/database.ts";
import type { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { FILE_KINDS, type FileType, isImageType, safeFileName } from "./fileKinds.ts";
import type { FileStore } from "./fileStore.ts";
import { fileTypeOf } from "./fileTypeOf.ts";
import { imageHead } from "./imageHead.ts";
import { redrawImage } from "./redrawImage.ts";
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
