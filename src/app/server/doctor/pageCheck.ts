import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { type DamagedFile, damagedFiles, fileText } from "#platform/database/pageChecks.ts";
import { StoreDamaged } from "#platform/database/storeDamage.ts";
import type { StoreCheck } from "./storeCheck.ts";

/** Of the embedded store alone: a PostgreSQL's files are its own affair. */
export const pageCheck: StoreCheck = {
  code: "pages",
  name: "every page of the store is as it was written",
  async find({ database, dataDir }) {
    const folder = join(dataDir ?? "", "store");
    // A store in memory has no files.
    if (database.engine !== "pglite" || dataDir === undefined || !existsSync(folder)) return [];
    const names = await fileNames(database);
    const damaged = (await damagedFiles(folder)).map((file) => faultText(file, names));
    if (damaged.length > 0) return damaged;
    return cutOff(database).catch((reason: unknown) => {
      if (reason instanceof StoreDamaged) return [reason.message];
      throw reason;
    });
  },
};

function faultText(file: DamagedFile, names: ReadonlyMap<string, string>): string {
  const name = names.get(file.path.replace(/\.\d+$/, ""));
  return name === undefined
    ? `The file ${fileText(file)} is damaged.`
    : `The table ${name} is damaged: ${fileText(file)}.`;
}

/** Whose file it is, by its place. */
async function fileNames(database: Database): Promise<Map<string, string>> {
  const rows = await database
    .query<{ path: string; name: string }>(
      `select pg_relation_filepath(class.oid) as path,
         coalesce(holder.relname, class.relname) || case class.relkind
           when 'i' then ', its index ' || class.relname when 't' then ', its long values' else '' end as name
         /* never null: path; these kinds have files */
       from pg_class as class
       left join pg_index as indexed on indexed.indexrelid = class.oid
       left join pg_class as holder on holder.oid = indexed.indrelid or holder.reltoastrelid = class.oid
       where class.relkind in ('r', 'i', 't', 'm', 'S')`,
    )
    .catch(() => []);
  return new Map(rows.map(({ path, name }) => [path, name]));
}

/**
 * Tables whose end is gone leave no trace in what is left of them, except that their key leads to rows that are not there. Follows every
 * key to its row.
 */
async function cutOff(database: Database): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, key } of await database.query<{ name: string; key: string }>(KEYS)) {
    try {
      await database.transaction(async (store) => {
        for (const way of ["seqscan", "bitmapscan", "indexonlyscan", "sort"])
          await store.query(`set local enable_${way} = off`);
        await store.query(`select count(*) from (select from "${name}" order by ${key} offset 0) as row`);
      });
    } catch (reason) {
      if (!(reason instanceof StoreDamaged)) throw reason;
      const why = reason.cause instanceof Error ? reason.cause.message : reason.message;
      faults.push(`The table ${name} is damaged: ${why}.`);
    }
  }
  return faults;
}

const KEYS = `
  select class.relname as name, string_agg(quote_ident(attname), ', ' order by array_position(indkey::int2[], attnum)) as key
  from pg_index
  join pg_class as class on class.oid = indrelid
  join pg_attribute on attrelid = indrelid and attnum = any (indkey)
  where indisprimary and class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
  group by class.relname order by class.relname`;
