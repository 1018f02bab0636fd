import { Readable } from "node:stream";
import type { Database, Queryable } from "#platform/database/database.ts";
import { keepPlaces, placeBeside } from "#platform/database/scaleOut.ts";
import type { FurtherRows, Layout } from "./layout.ts";
import { layoutNamed } from "./layoutByName.ts";
import type { ImportReport } from "./importReport.ts";
import type { ImportRequest } from "./importRequest.ts";

/** First key of the advisory locks that running imports hold. */
const IMPORT_LOCK = 4_600;
/** The embedded store takes one call at a time: so much is gathered first and then copied at once, so that a slow file keeps nobody waiting. */
const EMBEDDED_SLICE_BYTES = 4 * 1024 * 1024;

/** The imports that this process is at, by store. */
const running = new WeakMap<Database["origin"], Set<number>>();

/** What is known of an import when it begins. */
export interface ImportStart {
  readonly layout: string;
  readonly fileName: string;
  readonly sample: boolean;
  readonly startedBy: string;
}

/**
 * Notes a running import and does its work. On PostgreSQL a lock is held meanwhile, which the server lets go of the
 * moment this process dies, so that others can tell a running import from an interrupted one.
 */
export async function runImport<T extends object>(
  database: Database,
  start: ImportStart,
  work: (importId: number) => Promise<T>,
): Promise<T> {
  const [next] = await database.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('import', 'import_id'))::int as id",
  );
  if (!next) throw new Error("The store gave no number for the import.");
  const ours = running.get(database.origin) ?? new Set();
  running.set(database.origin, ours.add(next.id));
  const begin = async () => {
    await database.query(
      `insert into import (import_id, layout, file_name, sample, status, started_by) values ($1, $2, $3, $4, 'running', $5)`,
      [next.id, start.layout, start.fileName, start.sample, start.startedBy],
    );
    return work(next.id);
  };
  if (database.engine === "pglite") return begin().finally(() => ours.delete(next.id));

  const done: T[] = [];
  return database
    .transaction(async (lock) => {
      await lock.query("select pg_advisory_xact_lock($1::int, $2::int)", [IMPORT_LOCK, next.id]);
      const result = await begin();
      done.push(result);
      return result;
    })
    .catch((reason: unknown) => {
      // A lock lost after the work was done takes nothing back.
      const [result] = done;
      if (result) return result;
      throw reason;
    })
    .finally(() => ours.delete(next.id));
}

/** Makes room for an import's rows. Where there are very many, they get a table of their own, which readers of the whole see only once it is accepted. */
export async function prepareRows(
  database: Database,
  { name, table, apart }: Layout,
  importId: number,
): Promise<string> {
  await database.query("update import set layout = $2 where import_id = $1", [importId, name]);
  if (!apart) return table;
  const staged = stagedTable(table, importId);
  await database.query(`drop table if exists ${staged}`);
  await database.query(`create table ${staged} (like ${table} including defaults)`);
  await database.query(`alter table ${staged} add constraint ${staged}_import check (import_id = ${importId})`);
  // A part has an identity of its own; it does not take over that of the whole.
  await database.query(`alter table ${staged} replica identity full`);
  await placeBeside(database, staged, table);
  return staged;
}

/** Writes rows, given as COPY text with the import's number first in each, and answers how many. */
export async function copyRows(
  database: Database,
  { tableColumns }: Layout,
  table: string,
  rows: AsyncIterable<Uint8Array>,
): Promise<number> {
  const statement = `copy ${table} (import_id, ${tableColumns.join(", ")}) from stdin`;
  if (database.engine !== "pglite") return database.copyIn(statement, rows);
  let copied = 0;
  for await (const slice of slices(rows, EMBEDDED_SLICE_BYTES)) {
    copied += await database.copyIn(statement, Readable.from([slice]));
  }
  return copied;
}

/** Writes what a file says beside its rows. */
export async function copyFurther(database: Database, further: readonly FurtherRows[]): Promise<void> {
  for (const { table, columns, chunks } of further)
    await database.copyIn(`copy ${table} (import_id, ${columns.join(", ")}) from stdin`, Readable.from(chunks));
}

/** Gathers pieces of at least `size` bytes, the last one excepted. */
async function* slices(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < size) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

/** Makes an import's rows final. All of it happens or nothing. */
export async function acceptImport(
  database: Database,
  report: ImportReport,
  sha256: string | null,
  join?: ImportRequest["join"],
): Promise<void> {
  await database.transaction(async (store) => {
    const layout = layoutNamed(report.layout);
    if (layout?.apart) {
      const staged = stagedTable(layout.table, report.importId);
      const letMove = await keepPlaces(database, store, layout.table, `${staged}_keeps_places`);
      await store.query(`alter table ${layout.table} attach partition ${staged} for values in (${report.importId})`);
      await store.query(`alter table ${staged} drop constraint ${staged}_import`);
      await letMove();
    }
    await finish(store, report, sha256);
    await join?.(store, report.importId);
  });
}

/** Keeps the record of a refused import and drops its rows. */
export async function refuseImport(database: Database, report: ImportReport, sha256: string | null): Promise<void> {
  await database.transaction(async (store) => {
    await dropRows(store, report.layout, report.importId);
    await finish(store, report, sha256);
  });
}

/** Marks an import that did not come to its end and drops its rows. */
export async function interruptImport(store: Queryable, importId: number): Promise<void> {
  const [found] = await store.query<{ layout: string }>("select layout from import where import_id = $1", [importId]);
  if (found) await dropRows(store, found.layout, importId);
  await store.query(
    "update import set status = 'interrupted', finished_at = now() where import_id = $1 and status = 'running'",
    [importId],
  );
}

/**
 * Whether the process of a running import has died. On PostgreSQL nobody else finds the same while the transaction
 * `store` is open; an embedded store has one process, so what that did not start itself cannot be alive.
 */
export async function hasDied(database: Database, store: Queryable, importId: number): Promise<boolean> {
  if (running.get(database.origin)?.has(importId)) return false;
  if (database.engine === "pglite") return true;
  const [lock] = await store.query<{ free: boolean }>("select pg_try_advisory_xact_lock($1::int, $2::int) as free", [
    IMPORT_LOCK,
    importId,
  ]);
  return lock?.free === true;
}

async function finish(store: Queryable, report: ImportReport, sha256: string | null): Promise<void> {
  const finished = await store.query(
    `update import set layout = $2, status = $3, rows_read = $4, rows_accepted = $5, rows_refused = $6,
       problems = $7::jsonb, sha256 = $8, finished_at = now()
     where import_id = $1 and status = 'running' returning import_id`,
    [
      report.importId,
      report.layout,
      report.status,
      report.rows,
      report.accepted,
      report.refused,
      JSON.stringify(report.problems),
      sha256,
    ],
  );
  if (finished.length === 0) {
    throw new Error(`Import ${report.importId} was taken for interrupted while it ran, so nothing of it was kept.`);
  }
}

async function dropRows(store: Queryable, name: string, importId: number): Promise<void> {
  const layout = layoutNamed(name);
  if (!layout) return;
  if (layout.apart) await store.query(`drop table if exists ${stagedTable(layout.table, importId)}`);
  for (const table of [...(layout.apart ? [] : [layout.table]), ...(layout.furtherTables ?? [])])
    await store.query(`delete from ${table} where import_id = $1`, [importId]);
}

function stagedTable(table: string, importId: number): string {
  return `${table}_${importId}`;
}
