import { readArchive } from "./archive/archiveFile.ts";
import type { Entry } from "./archive/entry.ts";
import { damaged } from "./archive/tar.ts";
import { type Heading, MANIFEST, MANIFEST_SUM, type Manifest, readHeading, readManifest, sumOf } from "./manifest.ts";

/** A backup that was read to its end and found whole. */
export interface SoundBackup {
  readonly heading: Heading;
  readonly manifest: Manifest;
}

/**
 * Reads a backup from its first byte to its last and holds every part against its sum, without a store.
 *
 * @throws BackupFault
 */
export async function verifyBackup(
  path: string,
  passphrase: string | null,
  { signal, progress = () => undefined }: { signal: AbortSignal; progress?: (bytes: number) => void },
): Promise<SoundBackup> {
  let heading: Heading | null = null;
  let manifest: Manifest | null = null;
  let manifestSum = "";
  let bytes = 0;
  const found: Manifest["entries"] = [];
  for await (const entry of readArchive(path, passphrase)) {
    signal.throwIfAborted();
    if (entry.name === MANIFEST) {
      manifest = readManifest(entry);
      manifestSum = sumOf(entry.bytes);
    } else if (entry.name === MANIFEST_SUM) {
      if (Buffer.from(entry.bytes).toString("latin1").trim() !== manifestSum) throw damaged();
    } else {
      heading ??= readHeading(entry);
      found.push([entry.name, entry.bytes.byteLength, sumOf(entry.bytes)]);
      bytes += entry.bytes.byteLength;
      progress(bytes);
    }
  }
  if (!heading || !manifest || !isSame(found, manifest.entries)) throw damaged();
  return { heading, manifest };
}

function isSame(found: Manifest["entries"], said: Manifest["entries"]): boolean {
  return (
    found.length === said.length &&
    found.every(([name, bytes, sum], at) => {
      const [itsName, itsBytes, itsSum] = said[at] ?? [];
      return name === itsName && bytes === itsBytes && sum === itsSum;
    })
  );
}

/** A table or a file of a backup, and its pieces as they come; they must be taken before the next part is. */
export interface BackupPart {
  readonly name: string;
  readonly pieces: () => AsyncGenerator<Uint8Array>;
}

/** The parts of a backup that was verified, which is held against its sums once more: the file may have been changed in between. */
export async function* backupParts(
  path: string,
  passphrase: string | null,
  { manifest }: SoundBackup,
): AsyncGenerator<BackupPart> {
  const entries = readArchive(path, passphrase);
  const sums = manifest.entries.values();
  const next = async (): Promise<Entry | null> => {
    const read = await entries.next();
    if (read.done || read.value.name === MANIFEST) return null;
    const [name, , sum] = sums.next().value ?? [];
    if (read.value.name !== name || sumOf(read.value.bytes) !== sum) throw damaged();
    return read.value;
  };
  try {
    await next();
    const front = { entry: await next() };
    while (front.entry) {
      const name = partOf(front.entry.name);
      const pieces = async function* (): AsyncGenerator<Uint8Array> {
        for (; front.entry && partOf(front.entry.name) === name; front.entry = await next()) yield front.entry.bytes;
      };
      yield { name, pieces };
      // What nobody took is passed over.
      for await (const _ of pieces());
    }
  } finally {
    await entries.return(undefined);
  }
}

function partOf(entry: string): string {
  return entry.slice(0, entry.lastIndexOf("/"));
}
