import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Queryable } from "./database.ts";

/** Data and index that contradict themselves, and a file that is gone or cannot be read: what PostgreSQL says of each. */
const CODES = new Set(["XX001", "XX002", "58P01", "58030"]);
/** Such as `base/5/16560`, in what PostgreSQL says of a page or a file. */
const FILE = /\b(?:base\/\d+|global)\/\d+/;
/** Values that do not fit into their table's pages lie in a table of their own, called after its number. */
const LONG_VALUES = /\bpg_toast_(\d+)\b/;
/** Named by the time they were made. */
const BACKUP = /^spotmarket-\d{8}T\d{6}Z\.backup$/;

/** The store answers, and cannot read a part of itself. The message says which and what to do. */
export class StoreDamaged extends Error {
  override readonly name = "StoreDamaged";
  readonly code = "store-damaged";
}

/** Whether the store said that it cannot believe what it reads, or that a file of its own is not there. */
export function isDamage(reason: unknown): reason is Error {
  if (!(reason instanceof Error) || !("code" in reason) || !CODES.has(String(reason.code))) return false;
  return String(reason.code).startsWith("XX") || FILE.test(reason.message);
}

/**
 * The damage that the store told of, by the name of its table.
 *
 * @param store the same one, outside of any transaction
 * @param backups where backups by the clock lie
 */
export async function namedDamage(
  reason: Error,
  store: Queryable,
  folder: string,
  backups: string | undefined,
): Promise<StoreDamaged> {
  const file = FILE.exec(reason.message)?.[0] ?? "";
  const long = LONG_VALUES.exec(reason.message)?.[1] ?? "";
  const tables = await store.query<{ name: string }>(NAMED, [file, long]).catch(() => []);
  const [{ name } = { name: file ? `one in the file ${file}` : "one that it does not name" }] = tables;
  return new StoreDamaged(
    `The embedded store in ${folder} is damaged: the table ${name} (${reason.message}). ` +
      "Every page carries a checksum, and no figure was served from one that does not agree with it. " +
      damageAdvice(folder, backups),
    { cause: reason },
  );
}

/** An index and what holds long values are named with their table. */
const NAMED = `
  select coalesce(whole.relname, 'pg_class') || case when class.relkind = 'i' then ', its index ' || class.relname else '' end as name
  from pg_class as class
  left join pg_index as indexed on indexed.indexrelid = class.oid
  left join pg_class as holder on holder.oid = coalesce(indexed.indrelid, class.oid)
  left join pg_class as whole on whole.oid = holder.oid and whole.relkind <> 't' or whole.reltoastrelid = holder.oid
  where class.relkind in ('r', 'i', 't', 'm', 'S')
    and (pg_relation_filepath(class.oid) = $1 or class.relname = 'pg_toast_' || nullif($2, ''))
  limit 1`;

/** What to do about a damaged store that opens. */
export function damageAdvice(folder: string, backups: string | undefined): string {
  return `What came since the last backup may still be read: save it first with \`spotmarket doctor --salvage <folder>\`. ${restoreAdvice(folder, backups)}`;
}

/** How to come back to a sound store, with the newest backup where there is one. */
export function restoreAdvice(folder: string, backups: string | undefined): string {
  const newest = newestBackup(backups);
  const restore = newest
    ? `The newest backup is ${newest}: stop the product and restore it with \`spotmarket restore ${newest} --replace\`.`
    : "Stop the product and restore a backup with `spotmarket restore <file> --replace`.";
  return `${restore} The damaged store is kept aside. Look after the disk of ${dirname(folder)} before that: what damages a store lies beneath it.`;
}

function newestBackup(backups: string | undefined): string | null {
  if (backups === undefined) return null;
  try {
    const newest = readdirSync(backups)
      .filter((name) => BACKUP.test(name))
      .toSorted()
      .at(-1);
    return newest === undefined ? null : join(backups, newest);
  } catch {
    return null;
  }
}
