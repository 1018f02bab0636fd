import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { StoreDamaged } from "#platform/database/storeDamage.ts";
import { PIECE_BYTES } from "./archive/entry.ts";
import { BackupFault } from "./backupFault.ts";
import { KEY_TABLES, type StoredTable, storeTables } from "./storeTables.ts";

/** What could be read of a table. */
export interface SalvagedTable {
  readonly table: string;
  readonly rows: number;
  /** Rows of which a value cannot be read, by their key; by their place in the table where it has none. */
  readonly lostRows: readonly string[];
  /** Pages that cannot be read, with however many rows they held. */
  readonly lostPages: readonly number[];
}

export interface SalvageReport {
  readonly folder: string;
  readonly salvagedAt: string;
  readonly tables: readonly SalvagedTable[];
  /** Nothing of them is saved, not even where they could be read: whoever signs in does so anew. */
  readonly leftOut: readonly string[];
}

const REPORT = "report.json";

/**
 * Saves what can be read of a damaged embedded store: each table as a CSV file, and a report of what is missing. Only what agrees with its
 * checksum is taken; the store is not written to.
 *
 * @throws BackupFault where the folder holds something
 */
export async function salvageStore({
  database,
  folder,
  signal,
  progress,
}: {
  readonly database: Database;
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly progress: (line: string) => void;
}): Promise<SalvageReport> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupFault(
      "file-exists",
      `${folder} holds something already. Name a folder that is empty or is not there yet.`,
    );
  const salvagedAt = new Date().toISOString();
  const tables: SalvagedTable[] = [];
  for (const table of await storeTables(database)) {
    signal.throwIfAborted();
    if (KEY_TABLES.includes(table.name)) continue;
    progress(`Saving ${table.name}`);
    tables.push(await salvageTable(database, table, join(folder, `${table.name}.csv`), signal));
  }
  const report: SalvageReport = { folder, salvagedAt, tables, leftOut: KEY_TABLES };
  await writeFile(join(folder, REPORT), `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  return report;
}

async function salvageTable(
  database: Database,
  table: StoredTable,
  path: string,
  signal: AbortSignal,
): Promise<SalvagedTable> {
  const lostRows: string[] = [];
  const lostPages: number[] = [];
  let rows = 0;
  const file = createWriteStream(path, { mode: 0o600, flags: "wx" });
  file.write(`${table.columns.join(",")}\n`);

  const save = async (where: string) => {
    const read = await readRows(database, table, where);
    rows += read.rows;
    if (!file.write(read.csv)) await once(file, "drain");
  };
  const saveRows = async (page: number) => {
    const places = await unlessDamaged(() => placesOn(database, table, page));
    if (!places) lostPages.push(page);
    for (const place of places ?? [])
      if (!(await unlessDamaged(() => save(`ctid = '${place}'`).then(() => true))))
        lostRows.push(await keyOf(database, table, place));
  };
  /** What cannot be read as a whole is read by halves, down to single rows. */
  const savePages = async (from: number, until: number): Promise<void> => {
    signal.throwIfAborted();
    if (await unlessDamaged(() => save(between(from, until)).then(() => true))) return;
    if (until - from === 1) return saveRows(from);
    const middle = Math.floor((from + until) / 2);
    await savePages(from, middle);
    await savePages(middle, until);
  };

  const { pages, step } = await extent(database, table);
  for (let page = 0; page < pages; page += step) await savePages(page, Math.min(page + step, pages));
  file.end();
  await once(file, "close");
  return { table: table.name, rows, lostRows, lostPages };
}

function between(from: number, until: number): string {
  return `ctid >= '(${from},0)' and ctid < '(${until},0)'`;
}

/** Read and counted at one moment; none of it where any of it cannot be read. */
function readRows(database: Database, { name, columns }: StoredTable, where: string) {
  return database.snapshot(async (snapshot) => {
    const listed = columns.map((column) => `"${column}"`).join(", ");
    const pieces: Uint8Array[] = [];
    const copied = snapshot.copyOut(
      `copy (select ${listed} from "${name}" where ${where}) to stdout with (format csv)`,
    );
    for await (const piece of copied) pieces.push(piece);
    const [counted] = await snapshot.query<{ rows: number }>(
      `select count(*)::int as rows from "${name}" where ${where}`,
    );
    return { csv: Buffer.concat(pieces), rows: counted?.rows ?? 0 };
  });
}

async function placesOn(database: Database, { name }: StoredTable, page: number): Promise<string[]> {
  const found = await database.query<{ place: string }>(
    `select ctid::text as place from "${name}" where ${between(page, page + 1)}`,
  );
  return found.map(({ place }) => place);
}

/** The values of the row's primary key. */
async function keyOf(database: Database, { name }: StoredTable, place: string): Promise<string> {
  const key = await unlessDamaged(async () => {
    const columns = await database.query<{ name: string }>(
      `select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
       where indrelid = $1::regclass and indisprimary order by array_position(indkey, attnum)`,
      [`"${name}"`],
    );
    if (columns.length === 0) return null;
    const listed = columns.map((column) => `"${column.name}"`).join(", ");
    const [row] = await database.query(`select ${listed} from "${name}" where ctid = '${place}'`);
    return row ? JSON.stringify(row) : null;
  });
  return key ?? place;
}

/** How many pages a table has, and how many of them are read at once. */
async function extent(database: Database, { name }: StoredTable): Promise<{ pages: number; step: number }> {
  const [size] = await database.query<{ pages: number; bytes: number }>(
    `select (pg_relation_size($1) / current_setting('block_size')::int)::int as pages, pg_table_size($1)::float8 as bytes`,
    [`"${name}"`],
  );
  const { pages, bytes } = size ?? { pages: 0, bytes: 0 };
  return { pages, step: Math.max(1, Math.floor((pages * PIECE_BYTES) / Math.max(1, bytes))) };
}

async function unlessDamaged<Result>(read: () => Promise<Result>): Promise<Result | null> {
  try {
    return await read();
  } catch (reason) {
    if (reason instanceof StoreDamaged) return null;
    throw reason;
  }
}
