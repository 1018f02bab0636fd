import { open, rm } from "node:fs/promises";
import type { Database, Snapshot } from "#platform/database/database.ts";
import { writeArchive, type WrittenFile } from "./archive/archiveFile.ts";
import { type Entry, inPieces } from "./archive/entry.ts";
import { copyTable, countRows } from "./copyTable.ts";
import type { FileRoom } from "./files/fileRoom.ts";
import { HEADING, type Heading, json, MANIFEST, type Manifest, MANIFEST_SUM, sumOf } from "./manifest.ts";
import { KEY_TABLES, storeSequences, storeTables } from "./storeTables.ts";

export interface BackupOrder {
  readonly database: Database;
  /** Every place where the product keeps files. */
  readonly rooms: readonly FileRoom[];
  readonly path: string;
  readonly version: string;
  /** Null leaves the file readable. */
  readonly passphrase: string | null;
  /** Whether the keys are kept that tokens are signed with. */
  readonly keys: boolean;
  readonly replace: boolean;
  readonly signal: AbortSignal;
  readonly progress?: (done: BackupProgress) => void;
}

export interface BackupProgress {
  /** What is being read, such as `wallet`. */
  readonly part: string;
  readonly rows: number;
  /** Before they are compressed. */
  readonly bytes: number;
}

export interface BackupReport extends WrittenFile {
  readonly path: string;
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly encrypted: boolean;
  readonly keys: boolean;
}

/**
 * Writes everything that the store and the places of files hold into one file, as it was at one moment, while the product runs. Files are
 * never changed once a row names them, so they are read after the rows.
 *
 * @throws BackupFault
 */
export async function writeBackup(order: BackupOrder): Promise<BackupReport> {
  const made: { entries: Manifest["entries"]; manifest: Manifest | null; takenAt: string } = {
    entries: [],
    manifest: null,
    takenAt: new Date().toISOString(),
  };
  async function* summed(): AsyncGenerator<Entry> {
    const parts = partsOf(order, made.takenAt);
    for (;;) {
      const next = await parts.next();
      if (next.done) {
        made.manifest = { ...next.value, entries: made.entries };
        const bytes = json(made.manifest);
        yield { name: MANIFEST, bytes };
        yield { name: MANIFEST_SUM, bytes: Buffer.from(`${sumOf(bytes)}\n`) };
        return;
      }
      const { name, bytes } = next.value;
      made.entries.push([name, bytes.byteLength, sumOf(bytes)]);
      yield next.value;
    }
  }
  const written = await writeArchive(order.path, summed(), order);
  const { rows = {}, files = {} } = made.manifest ?? {};
  return {
    ...written,
    path: order.path,
    takenAt: made.takenAt,
    tables: Object.keys(rows).length,
    rows: sum(rows),
    files: sum(files),
    encrypted: order.passphrase !== null,
    keys: order.keys,
  };
}

type Contents = Omit<Manifest, "entries">;

async function* partsOf(order: BackupOrder, takenAt: string): AsyncGenerator<Entry, Contents> {
  const { database, path } = order;
  let contents: Contents;
  if (database.engine === "pglite") {
    const { spooled, result } = await database.snapshot((snapshot) =>
      spool(tableParts(order, snapshot, takenAt), `${path}.${process.pid}-rows.part`),
    );
    try {
      yield* spooled.entries();
    } finally {
      await spooled.close();
    }
    contents = result;
  } else contents = yield* whileOpen(database, (snapshot) => tableParts(order, snapshot, takenAt));
  return { ...contents, files: yield* fileParts(order) };
}

/** Gives on what is read of a snapshot as it comes; the snapshot lasts until all of it is taken, or nobody takes any more. */
async function* whileOpen<T, Result>(
  database: Database,
  read: (snapshot: Snapshot) => AsyncGenerator<T, Result>,
): AsyncGenerator<T, Result> {
  const handed = Promise.withResolvers<Snapshot>();
  const done = Promise.withResolvers<void>();
  const open = database.snapshot(async (snapshot) => {
    handed.resolve(snapshot);
    await done.promise;
  });
  open.catch((reason: unknown) => handed.reject(reason));
  try {
    return yield* read(await handed.promise);
  } finally {
    done.resolve();
    await open.catch(() => undefined);
  }
}

async function* tableParts(
  { database, version, keys, signal, progress }: BackupOrder,
  snapshot: Snapshot,
  takenAt: string,
): AsyncGenerator<Entry, Contents> {
  // Where rows are hidden from us by a rule of the store, the backup fails instead of leaving them out.
  await snapshot.query("set local row_security = off");
  await snapshot.query("set local datestyle = 'ISO'");
  const all = await storeTables(snapshot);
  const tables = keys ? all : all.filter(({ name }) => !KEY_TABLES.includes(name));
  const migrations = await snapshot.query<Heading["migrations"][number]>(
    "select name, sha256 from schema_migration order by name",
  );
  const heading: Heading = {
    format: 1,
    product: "Spotmarket",
    version,
    engine: database.engine,
    takenAt,
    keys,
    migrations,
    tables,
  };
  yield { name: HEADING, bytes: json(heading) };
  const rows: Record<string, number> = {};
  let bytes = 0;
  let allRows = 0;
  for (const table of tables) {
    let counted = 0;
    let number = 0;
    for await (const piece of inPieces(copyTable(snapshot, database.engine, table))) {
      signal.throwIfAborted();
      counted += countRows(piece);
      bytes += piece.byteLength;
      yield { name: pieceName(`tables/${table.name}`, ++number), bytes: piece };
      progress?.({ part: table.name, rows: allRows + counted, bytes });
    }
    allRows += counted;
    rows[table.name] = counted;
  }
  return { rows, sequences: await storeSequences(snapshot), files: {} };
}

async function* fileParts({ rooms, signal, progress }: BackupOrder): AsyncGenerator<Entry, Record<string, number>> {
  const files: Record<string, number> = {};
  let bytes = 0;
  for (const room of rooms) {
    let counted = 0;
    for await (const place of room.places()) {
      signal.throwIfAborted();
      const stream = await room.open(place);
      if (!stream) continue;
      counted += 1;
      let number = 0;
      for await (const piece of inPieces(stream)) {
        bytes += piece.byteLength;
        yield { name: pieceName(`files/${room.name}/${place}`, ++number), bytes: piece };
        progress?.({ part: room.name, rows: counted, bytes });
      }
      // An empty file is one, too.
      if (number === 0) yield { name: pieceName(`files/${room.name}/${place}`, 1), bytes: new Uint8Array(0) };
    }
    files[room.name] = counted;
  }
  return files;
}

function pieceName(of: string, number: number): string {
  return `${of}/${String(number).padStart(6, "0")}`;
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Entries on the disk, to be had back once, in their order. */
interface Spool {
  readonly entries: () => AsyncGenerator<Entry>;
  readonly close: () => Promise<void>;
}

/**
 * Writes entries down as fast as the disk takes them, for a store that lets everybody wait while it is read: compressing comes later. The file
 * has no name any more while it is open, so not even a process that is killed leaves it behind.
 *
 * @param path beside the backup itself, where there must be room for what is compressed
 */
async function spool<Result>(
  parts: AsyncGenerator<Entry, Result>,
  path: string,
): Promise<{ readonly spooled: Spool; readonly result: Result }> {
  const file = await open(path, "wx+", 0o600);
  const written: { readonly name: string; readonly bytes: number }[] = [];
  try {
    await rm(path);
    for (;;) {
      const next = await parts.next();
      if (next.done) return { spooled: { entries, close: () => file.close() }, result: next.value };
      const { name, bytes } = next.value;
      for (let from = 0; from < bytes.byteLength; ) from += (await file.write(bytes, from)).bytesWritten;
      written.push({ name, bytes: bytes.byteLength });
    }
  } catch (reason) {
    await file.close();
    throw reason;
  }

  async function* entries(): AsyncGenerator<Entry> {
    let position = 0;
    for (const { name, bytes: length } of written) {
      const bytes = Buffer.alloc(length);
      for (let at = 0; at < length; ) at += (await file.read(bytes, at, length - at, position + at)).bytesRead;
      position += length;
      yield { name, bytes };
    }
  }
}
