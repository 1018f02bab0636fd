import type { Queryable } from "#platform/database/database.ts";

/** A table with rows of its own, as the store's catalogue has it. */
export interface StoredTable {
  readonly name: string;
  /** In their order; what the store works out by itself is left out. */
  readonly columns: readonly string[];
  /** The table it is a part of, and for which values; null for one that stands by itself. */
  readonly partitionOf: string | null;
  readonly bound: string | null;
}

/** What a backup leaves out of the catalogue, and why. Everything else that holds rows is in it. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  owner_change: "it tells the processes of this store what to read anew, by transactions of this store",
  schema_migration: "restoring applies the same migrations, which writes the same rows",
};

/** Without these a restored store makes itself new ones: everybody then signs in anew. */
export const KEY_TABLES: readonly string[] = ["signing_key", "provider_secret", "oidc_payload"];

/**
 * Every lasting table of the store, read from its catalogue, so that a new one cannot be forgotten. The rows of an import that still runs lie in a
 * table which is no part of any other yet; they are left out, as that import would be after a crash. So are unlogged tables, which the store itself empties then.
 */
export async function storeTables(store: Queryable): Promise<StoredTable[]> {
  const rows = await store.query<StoredTable & { readonly staged: boolean }>(
    `select class.relname as name, parent.relname as "partitionOf", pg_get_expr(class.relpartbound, class.oid) as bound,
       (select coalesce(array_agg(attname::text order by attnum), '{}') from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       not class.relispartition and exists (
         select 1 from pg_class as whole
         where whole.relnamespace = class.relnamespace and whole.relkind = 'p' and class.relname ~ ('^' || whole.relname || '_[0-9]+$')
       ) as staged
     from pg_class as class
     left join pg_inherits on inhrelid = class.oid and class.relispartition
     left join pg_class as parent on parent.oid = inhparent
     where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and class.relpersistence = 'p'
     order by class.relname`,
  );
  return rows
    .filter(({ name, staged }) => !staged && !Object.hasOwn(LEFT_OUT, name))
    .map(({ name, columns, partitionOf, bound }) => ({ name, columns, partitionOf, bound }));
}

/** Where a sequence stands. */
export interface SequenceState {
  readonly name: string;
  readonly value: number;
  /** Whether that number was given away already. */
  readonly called: boolean;
}

/** Sequences do not heed transactions: read them after the rows that were given their numbers. */
export async function storeSequences(store: Queryable): Promise<SequenceState[]> {
  const names = await store.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  if (names.length === 0) return [];
  return store.query<SequenceState>(
    names
      .map(({ name }) => `select '${name}' as name, last_value::float8 as value, is_called as called from "${name}"`)
      .join(" union all "),
  );
}
