import type { Queryable } from "#platform/database/database.ts";

/** Rows of a table that are about a person. */
export interface PersonRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export interface PersonData {
  readonly about: readonly PersonRows[];
  /** Where else the person's number stands, such as who decided what: those rows are about others. */
  readonly mentions: readonly { readonly table: string; readonly column: string; readonly rows: number }[];
}

/** What opens doors, for whoever holds it, stays in the store. */
const SECRET = /(^|_)(hash|secret|password)$|^(previous_secret|key_hash|token_hash|grant_hash|private_jwk)$/;

/** Tables that know a person by her e-mail address, and the column in which they do. */
const BY_EMAIL: Readonly<Record<string, string>> = {
  local_account: "email",
  mail: "recipient",
  access_request: "email",
  sign_in: "email",
  company_contact: "email",
};

/** Columns by which a row is somebody's own. */
const OWN = ["person_id", "owner_id"];

/** Reads everything that is held about a person. Which tables that are is asked of the store, so that a new one is in it, too. */
export async function personData(store: Queryable, person: number, email: string): Promise<PersonData> {
  const references = await store.query<{ table: string; column: string }>(
    `select relname as table, attname as column
     from pg_constraint join pg_class on pg_class.oid = conrelid
     join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid = 'person'::regclass and conparentid = 0 order by 1, 2`,
  );
  const conditions = new Map<string, string[]>([
    ["person", ["person_id = $1"]],
    ["audit_entry", ["actor_id = $1", "(subject_kind in ('person', 'viewAs') and subject_id = $1::text)"]],
  ]);
  const also = (table: string, condition: string) =>
    conditions.set(table, [...(conditions.get(table) ?? []), condition]);
  // A customer's owner does not own what is said of the customer.
  const isOwn = ({ table, column }: { table: string; column: string }) => OWN.includes(column) && table !== "customer";
  for (const { table, column } of references.filter(isOwn)) also(table, `${column} = $1`);
  for (const [table, column] of Object.entries(BY_EMAIL)) also(table, `lower(${column}) = lower($2)`);

  const readable = await readableTables(store);
  const about: PersonRows[] = [];
  for (const table of [...conditions.keys()].filter((name) => readable.has(name)).sort()) {
    const rows = await store.query<{ row: Readonly<Record<string, unknown>> }>(
      `select to_jsonb(held) as row from ${table} as held where $2::text is not null and (${(conditions.get(table) ?? []).join(" or ")})
         and $1::int is not null order by 1`,
      [person, email],
    );
    const columns = await shownColumns(store, table);
    if (rows.length > 0) about.push({ table, rows: rows.map(({ row }) => narrowed(row, columns)) });
  }
  const mentions = [];
  for (const reference of references.filter((found) => !isOwn(found) && readable.has(found.table))) {
    const { table, column } = reference;
    const [found] = await store.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${column} = $1`,
      [person],
    );
    if (found && found.rows > 0) mentions.push({ table, column, rows: found.rows });
  }
  return { about, mentions };
}

/** Who asks for herself has no right to tables of passwords and links, whose rows tell nothing that is not elsewhere. */
async function readableTables(store: Queryable): Promise<ReadonlySet<string>> {
  const tables = await store.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and has_table_privilege(oid, 'select')`,
  );
  return new Set(tables.map(({ name }) => name));
}

/** Without secrets, and without the bytes of files. */
async function shownColumns(store: Queryable, table: string): Promise<string[]> {
  const columns = await store.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, null) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );
  const isChain = (name: string) => table === "audit_entry" && name.endsWith("hash");
  return columns
    .filter(({ name, type }) => type !== "bytea" && (isChain(name) || !SECRET.test(name)))
    .map(({ name }) => name);
}

function narrowed(row: Readonly<Record<string, unknown>>, columns: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
