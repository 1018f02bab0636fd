import type { Queryable } from "#platform/database/database.ts";
import type { Wording } from "./wording.ts";

/** Where nobody's name is looked for, with the reason. Tables of imported facts are left out by their column `import_id`. */
const NOT_SEARCHED: Readonly<Record<string, string>> = {
  audit_entry: "entries vouch for each other: names are taken out with an entry that says so",
  audit_redaction: "hashes",
  audit_end: "a hash",
  person: "the row of the account itself",
  schema_migration: "the product's own",
  signing_key: "keys",
  provider_secret: "secrets",
  wallet: "figures",
  content_words: "an index of what is published",
};

/** What is published, or others wrote as their own work, stays as they wrote it. */
const OWN_WORDS: readonly string[] = ["content_item.draft", "content_version.state"];

/** Tables with an import's number that are about the import, not made of its rows. */
const ABOUT_IMPORTS: readonly string[] = ["import", "draft_file_taken_out"];

const DOER = /_by(_name)?$/;
/** Text that the product composes. */
const SENTENCES: readonly string[] = ["mail.subject", "mail.body_text", "mail.body_html"];
const JSON_TEXTS: readonly string[] = ["webhook_delivery.body"];

interface TextColumn {
  readonly table: string;
  readonly column: string;
  readonly isJson: boolean;
}

/** Puts a person's pseudonym in place of her names, in every table that the store's catalogue has but those above. */
export async function replaceNames(transaction: Queryable, wording: Wording): Promise<void> {
  const columns = await textColumns(transaction);
  for (const table of new Set(columns.map((column) => column.table))) {
    const changes = columns
      .filter((column) => column.table === table)
      .map((column) => ({ column: column.column, value: valueOf(column, wording) }));
    const isOld = changes.map(({ column, value }) => `${column} is distinct from ${value}`).join(" or ");
    const all = wording.values.map((_, at) => `$${at + 1}::${at === 2 ? "text[]" : "text"} is not null`).join(" and ");
    await transaction.query(
      `update ${table} set ${changes.map(({ column, value }) => `${column} = ${value}`).join(", ")}
       where (${isOld}) and ${all}`,
      wording.values,
    );
  }
}

function valueOf({ table, column, isJson }: TextColumn, wording: Wording): string {
  const place = `${table}.${column}`;
  if (isJson) return `(${wording.json(`${column}::text`)})::jsonb`;
  if (JSON_TEXTS.includes(place)) return wording.json(column);
  if (SENTENCES.includes(place)) return wording.sentence(column);
  return DOER.test(column) ? wording.doer(column) : wording.text(column);
}

/** Keys of tables and references to them are left out: they name things, never people. */
async function textColumns(store: Queryable): Promise<TextColumn[]> {
  const columns = await store.query<TextColumn & { readonly ofImport: boolean }>(
    `select relname as table, attname as column, atttypid = 'jsonb'::regtype as "isJson",
       exists (select 1 from pg_attribute as other where other.attrelid = pg_class.oid and other.attname = 'import_id') as "ofImport"
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and atttypid in ('text'::regtype, 'jsonb'::regtype)
       and not exists (select 1 from pg_constraint where conrelid = pg_class.oid and contype in ('p', 'u', 'f') and attnum = any(conkey))
     order by 1, 2`,
  );
  return columns.filter(
    ({ table, column, ofImport }) =>
      !Object.hasOwn(NOT_SEARCHED, table) &&
      !OWN_WORDS.includes(`${table}.${column}`) &&
      (!ofImport || ABOUT_IMPORTS.includes(table)),
  );
}
