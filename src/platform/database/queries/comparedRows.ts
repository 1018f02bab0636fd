import type { Queryable } from "../database.ts";

/** How the rows of one import differ from those of earlier ones. */
export interface ComparedRows {
  readonly before: number;
  readonly after: number;
  readonly added: number;
  readonly removed: number;
  /** There in both, with other values. */
  readonly changed: number;
}

/** What tells a row of its table from others, beside its import and its place in the file. */
async function keyColumns(store: Queryable, table: string): Promise<string[]> {
  const rows = await store.query<{ name: string }>(
    `select a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indrelid = $1::regclass and i.indisprimary order by a.attnum`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => name !== "import_id");
}

/**
 * Compares an import's rows with what earlier imports say of the same keys; of several earlier rows the last import's counts. Rows that
 * are told apart by nothing but their place in the file are the same where all else is.
 *
 * @param table one of those that layouts write to: it becomes part of the statement
 */
export async function comparedRows(
  store: Queryable,
  table: string,
  importId: number,
  earlier: readonly number[],
): Promise<ComparedRows> {
  if (!/^[a-z_]+$/.test(table)) throw new Error(`There is no table ${table}.`);
  const keys = await keyColumns(store, table);
  const byPlace = keys.length === 0 || keys.includes("line");
  const content = "to_jsonb(t) - 'import_id' - 'line'";
  const key = byPlace ? content : `jsonb_build_array(${keys.map((name) => `t.${name}`).join(", ")})`;
  const [counts] = await store.query<ComparedRows>(
    `with now as (
       select distinct on (key) key, content from (
         select ${key} as key, ${content} as content from ${table} t where t.import_id = $1
       ) n order by key
     ), before as (
       select distinct on (key) key, content from (
         select ${key} as key, ${content} as content, t.import_id from ${table} t where t.import_id = any($2::bigint[])
       ) b order by key, import_id desc
     )
     select count(before.key)::int as before, count(now.key)::int as after,
       count(*) filter (where before.key is null)::int as added,
       count(*) filter (where now.key is null)::int as removed,
       count(*) filter (where now.content <> before.content)::int as changed
     from now full join before on before.key = now.key`,
    [importId, earlier],
  );
  return counts ?? { before: 0, after: 0, added: 0, removed: 0, changed: 0 };
}
