import type { Database, Queryable } from "#platform/database/database.ts";
import { storeSequences, storeTables } from "#platform/backup/storeTables.ts";

/** What a column of a type is given. Whole numbers and texts are the same everywhere, so that every reference leads somewhere. */
const BY_TYPE: Readonly<Record<string, string>> = {
  text: String.raw`E'Gr\u00fc\u00dfe\t\\N \n\\. 😀'`,
  integer: "1",
  bigint: "1",
  smallint: "1",
  boolean: "true",
  real: "0.3",
  "double precision": "0.1::float8 + 0.2::float8",
  jsonb: `'{"b": [1.50, null, "ü\\"\\\\"], "a": {}}'`,
  bytea: String.raw`'\x00ff0a095c'`,
  date: "'2026-02-28'",
  "timestamp with time zone": "'2026-01-02 03:04:05.678901+00'",
  tsvector: "to_tsvector('simple', 'over the hills')",
};

/** Where a table asks for more than its types say. A new table that does is named by the test that fills it. */
const BY_COLUMN: Readonly<Record<string, string>> = {
  "season.months": "array_fill(1.5::float8, array[12])",
  "station_engineering.pattern": "array_fill(0.25::float8, array[36])",
  "sign_in.reason": "null",
  // A comment is about one thing.
  "team_comment.saved_view_id": "null",
  "team_comment.company_id": "null",
  "team_comment.address": "null",
  "deck_template.removed_at": "null",
  // Only a chat shows pictures.
  "webhook.kind": "'slack'",
};

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Puts a row into every table of a store that is empty, whatever tables there are, and a part beside each that has parts. */
export async function fillEveryTable(database: Database): Promise<void> {
  await database.transaction(async (store) => {
    await store.query("set local session_replication_role = replica");
    for (const parent of await partitioned(store))
      await store.query(`create table ${parent}_1 partition of ${parent} for values in (1)`);
    for (const { name } of await storeTables(store)) {
      await store.query(`delete from ${name}`);
      const columns = await columnsOf(store, name);
      const allowed = await allowedTexts(store, name);
      const values = columns.map((column) => valueOf(name, column, allowed));
      await store.query(
        `insert into ${name} (${columns.map((column) => column.name).join(", ")}) values (${values.join(", ")})`,
      );
    }
    // The first numbers are given away.
    for (const { name } of await storeSequences(store)) await store.query(`select setval('"${name}"', 1)`);
  });
}

function valueOf(table: string, { name, type }: Column, allowed: ReadonlyMap<string, string>): string {
  const value = BY_COLUMN[`${table}.${name}`] ?? allowed.get(name) ?? ofType(type);
  if (value === undefined) throw new Error(`What goes into ${table}.${name}, which is a ${type}?`);
  return value;
}

function ofType(type: string): string | undefined {
  const one = BY_TYPE[type.replace("[]", "")];
  return one !== undefined && type.endsWith("[]") ? `array[${one}, null]::${type}` : one;
}

async function partitioned(store: Queryable): Promise<string[]> {
  const rows = await store.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1",
  );
  return rows.map(({ name }) => name);
}

function columnsOf(store: Queryable, table: string): Promise<Column[]> {
  return store.query<Column>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
}

/** The first of the words that a column may hold, where the table says which. */
async function allowedTexts(store: Queryable, table: string): Promise<Map<string, string>> {
  const checks = await store.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  const found = checks.map(({ definition }) => /\((\w+) = ANY \(\(?ARRAY\[('[^']*'|\d+)/.exec(definition));
  return new Map(found.map((match) => [match?.[1] ?? "", match?.[2] ?? ""]));
}
