import type { Queryable } from "#platform/database/database.ts";
import { checkMigrations, migrateWithin, SchemaMismatch } from "#platform/database/migrate.ts";
import { damaged } from "./archive/tar.ts";
import { BackupFault } from "./backupFault.ts";
import type { Heading, Manifest } from "./manifest.ts";
import type { BackupPart } from "./readBackup.ts";
import { storeTables } from "./storeTables.ts";

/** What a table's rows become when they are taken back; a table that this product does not have is passed over. */
export interface RestoredTables {
  readonly rows: number;
  /** Tables of the backup that no migration makes: somebody's own, beside ours. */
  readonly unknown: readonly string[];
}

/** @throws BackupFault `version-unknown` where a newer version wrote what this one cannot bring up to date */
export async function checkVersion({ migrations, version }: Heading): Promise<void> {
  await checkMigrations(migrations).catch((reason: unknown) => {
    if (!(reason instanceof SchemaMismatch)) throw reason;
    throw new BackupFault(
      "version-unknown",
      `The backup was made by version ${version} of the product, whose store this one does not know. Restore it with that version or a newer one. (${reason.message})`,
    );
  });
}

/**
 * Fills an empty store with the tables of a backup, inside a transaction of the caller's: first the store is made as it was, then filled, then
 * brought up to date. Constraints between tables are taken off meanwhile and hold again at the end, or nothing is kept.
 */
export async function restoreTables(
  store: Queryable,
  { heading, manifest }: { readonly heading: Heading; readonly manifest: Manifest },
  parts: AsyncIterable<BackupPart>,
  onFile: (part: BackupPart) => Promise<void>,
): Promise<RestoredTables> {
  await migrateWithin(store, heading.migrations.at(-1)?.name);
  const references = await takeOffReferences(store);
  const guards = await turnTriggers(store, "disable");
  const forceRowSecurity = await liftRowSecurity(store);
  const own = new Set((await storeTables(store)).map(({ name }) => name));
  if (own.size > 0) await store.query(`truncate ${[...own].map(quoted).join(", ")}`);
  const partitioned = await partitionedTables(store);
  for (const { name, partitionOf, bound } of heading.tables) {
    if (partitionOf === null || bound === null || !partitioned.has(partitionOf)) continue;
    await store.query(`create table ${quoted(name)} partition of ${quoted(partitionOf)} ${bound}`);
    await store.query(`alter table ${quoted(name)} replica identity full`);
    own.add(name);
  }

  const columnsOf = new Map(heading.tables.map(({ name, columns }) => [name, columns]));
  const unknown = heading.tables.map(({ name }) => name).filter((name) => !own.has(name));
  let rows = 0;
  for await (const part of parts) {
    const [kind, table = ""] = part.name.split("/");
    if (kind === "files") await onFile(part);
    const columns = columnsOf.get(table);
    if (kind !== "tables" || !columns || !own.has(table)) continue;
    const copied = await store.copyIn(
      `copy ${quoted(table)} (${columns.map(quoted).join(", ")}) from stdin`,
      part.pieces(),
    );
    if (copied !== manifest.rows[table]) throw damaged();
    rows += copied;
  }

  for (const { name, value, called } of manifest.sequences) {
    await store.query(
      `select setval(oid::regclass, $2::bigint, $3) from pg_class
       where relkind = 'S' and relnamespace = 'public'::regnamespace and relname = $1`,
      [name, value, called],
    );
  }
  for (const { table, name, definition } of references)
    await store.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  await forceRowSecurity();
  await turnTriggers(store, "enable", guards);
  await migrateWithin(store);
  return { rows, unknown };
}

interface Reference {
  /** Quoted where that is needed. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function takeOffReferences(store: Queryable): Promise<Reference[]> {
  const references = await store.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of references) await store.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return references;
}

async function turnTriggers(
  store: Queryable,
  turn: "enable" | "disable",
  known?: readonly string[],
): Promise<string[]> {
  const rows = known
    ? known.map((table) => ({ table }))
    : await store.query<{ table: string }>(
        `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
         where not tgisinternal and relnamespace = 'public'::regnamespace order by 1`,
      );
  for (const { table } of rows) await store.query(`alter table ${table} ${turn} trigger user`);
  return rows.map(({ table }) => table);
}

async function partitionedTables(store: Queryable): Promise<Set<string>> {
  const rows = await store.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Names of ours are plain, and those of a backup were held against that. */
function quoted(name: string): string {
  return `"${name}"`;
}

/** Whether anything was ever done with a store: rows in any table of it but what migrations write by themselves. */
export async function isFilled(store: Queryable): Promise<boolean> {
  const tables = await storeTables(store);
  const counted = tables.filter(({ name }) => !SEEDED.includes(name));
  if (counted.length === 0) return false;
  const [found] = await store.query<{ filled: boolean }>(
    `select ${counted.map(({ name }) => `exists (select 1 from ${quoted(name)})`).join(" or ")} as filled`,
  );
  return found?.filled ?? false;
}

/** Single rows that every store has from its first migration on. */
const SEEDED = ["rights_version", "audit_end", "custom_market_version"];

/**
 * Lets the store's owner past its own row-level security, which refuses to copy into a table even where every row may be seen, and answers
 * how to force it again. Callers' requests stay bound all the while, and nobody else sees any of it before the transaction ends.
 */
async function liftRowSecurity(store: Queryable): Promise<() => Promise<void>> {
  const secured = await store.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
  );
  const turn = async (how: "force" | "no force") => {
    for (const { name } of secured) await store.query(`alter table ${name} ${how} row level security`);
  };
  await turn("no force");
  return () => turn("force");
}
