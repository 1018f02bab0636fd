import { describe, expect, test } from "vitest";
import type { Database, Queryable } from "#platform/database/database.ts";
import { fillEveryTable } from "#tests/support/everyTableFilled.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { eraseDue } from "./eraseDue.ts";
import { PERSON_ROWS } from "./personRows.ts";

const EMAIL = "anna.o'neil+tv@station.example";
const NAME = 'Anna "Zoë" O\'Neil & Co';

/** Where an e-mail that somebody wrote is left standing, as docs/privacy.md says: what is published, and what files of public facts hold. */
const LEFT = /^(content_item\.draft|content_version\.state|content_words\.words)$/;
/** What the product keeps for itself, which nobody writes names into. */
const OF_THE_PRODUCT = [
  "audit_redaction",
  "audit_end",
  "erasure",
  "kept_forecast",
  "provider_secret",
  "schema_migration",
  "signing_key",
  "wallet",
];

/** The fixed parts of an entry of the audit log: what was done to which thing, by number and hash. */
const FIXED = /^audit_entry\.(action|subject_kind|subject_id|hash|previous_hash)$/;

interface Place {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Whether it is a key or a reference, or may hold certain words only. */
  readonly isBound: boolean;
  readonly isOfImport: boolean;
}

/** Every place of the store that can hold words. */
function places(store: Queryable): Promise<Place[]> {
  return store.query<Place>(
    `select relname as table, attname as column, format_type(atttypid, null) as type,
       exists (select 1 from pg_constraint where conrelid = pg_class.oid and contype in ('p', 'u', 'f', 'c') and attnum = any(conkey)) as "isBound",
       relname not in ('import', 'draft_file_taken_out') and exists (
         select 1 from pg_attribute as other where other.attrelid = pg_class.oid and other.attname = 'import_id') as "isOfImport"
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
       and format_type(atttypid, null) in ('text', 'jsonb', 'tsvector', 'text[]') order by 1, 2`,
  );
}

/** Writes her into every place that takes words: her e-mail, and her name where the product itself writes names. */
async function writeEverywhere(database: Database): Promise<void> {
  await database.transaction(async (store) => {
    await store.query("set local session_replication_role = replica");
    for (const { table, column, type, isBound, isOfImport } of await places(store)) {
      if (isBound || isOfImport || OF_THE_PRODUCT.includes(table) || FIXED.test(`${table}.${column}`)) continue;
      const value = valueFor(`${table}.${column}`, type);
      if (value) await store.query(`update ${table} set ${column} = ${value.sql}`, [value.text]);
    }
  });
}

function valueFor(place: string, type: string): { readonly sql: string; readonly text: string } | null {
  if (type === "jsonb")
    return {
      sql: "$1::text::jsonb",
      text: JSON.stringify({ by: NAME, lines: [`Ask\n${EMAIL}.`], [EMAIL]: { name: NAME } }),
    };
  if (type === "tsvector") return { sql: "to_tsvector('simple', $1::text)", text: EMAIL };
  if (type !== "text") return null;
  const sql = "$1::text";
  if (/_by(_name)?$|^audit_entry\.actor$/.test(place)) return { sql, text: NAME };
  if (place === "webhook_delivery.body") return { sql, text: JSON.stringify({ by: NAME, email: EMAIL }) };
  const html = NAME.replaceAll("&", "&amp;");
  if (place.startsWith("mail.body"))
    return { sql, text: `Hello, ${html} (${NAME}) wrote from <${EMAIL.toUpperCase()}>.` };
  return { sql, text: `See ${EMAIL}, or x${EMAIL} of somebody else.` };
}

/** Where her e-mail or her name stands. */
async function found(store: Queryable): Promise<string[]> {
  const told: string[] = [];
  for (const { table, column } of await places(store)) {
    const rows = await store.query<{ text: string }>(
      `select ${column}::text as text from ${table} where ${column} is not null`,
    );
    const texts = rows.map(({ text }) => text.toLowerCase().replaceAll(`x${EMAIL}`, ""));
    const hers = [EMAIL, NAME, NAME.replaceAll("&", "&amp;"), JSON.stringify(NAME).slice(1, -1)];
    if (texts.some((text) => hers.some((one) => text.includes(one.toLowerCase())))) told.push(`${table}.${column}`);
  }
  return told;
}

/** A store with a row of hers in every table, and her erasure due. */
async function filled(): Promise<Database> {
  const database = await testDatabase();
  await fillEveryTable(database);
  await writeEverywhere(database);
  await database.transaction(async (store) => {
    await store.query("set local session_replication_role = replica");
    await store.query("update person set email = $1, name = $2, erased_at = null", [EMAIL, NAME]);
    for (const place of ["local_account.email", "mail.recipient", "sign_in.email", "access_request.email"]) {
      const [table, column] = place.split(".");
      await store.query(`update ${table} set ${column} = $1`, [EMAIL]);
    }
    await store.query("delete from erasure");
    await store.query("insert into erasure (person_id, status_before, due_at) values (1, 'active', now())");
    for (const shared of ["saved_view", "scenario", "custom_report"])
      await store.query(`update ${shared} set shared = false`);
  });
  return database;
}

describe.skipIf(storeMissing)("an erased person", () => {
  test("is found nowhere in the whole store, whatever tables it has", async () => {
    const database = await filled();
    const before = await found(database);
    expect(before.length).toBeGreaterThan(200);
    expect(await eraseDue(database)).toBe(1);
    expect((await found(database)).filter((place) => !LEFT.test(place))).toEqual([]);
    const [person] = await database.query("select email, name, status from person");
    expect(person).toEqual({ email: "erased-1@erased.invalid", name: "erased-1", status: "disabled" });
    const [delivery] = await database.query<{ fault: string }>("select fault from webhook_delivery");
    // Addresses that only end alike are somebody else's.
    expect(delivery?.fault).toBe(`See erased-1@erased.invalid, or x${EMAIL} of somebody else.`);
  });

  test("leaves no row of her own behind, and colleagues what they share", async () => {
    const database = await filled();
    await database.query("update saved_view set shared = true");
    await eraseDue(database);
    const left: string[] = [];
    for (const { table, column, fate } of PERSON_ROWS) {
      const rows = await database.query(`select 1 from ${table} where ${column} = 1`);
      if (rows.length > 0 && fate !== "stays") left.push(table);
    }
    expect(left).toEqual(["saved_view"]);
    for (const table of ["local_account", "mail", "custom_report_schedule"])
      expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
  });

  test("is forgotten in every table that refers to people: a new one says what becomes of its rows", async () => {
    const database = await testDatabase();
    const references = await database.query<{ place: string }>(
      `select conrelid::regclass || '.' || attname as place from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confrelid = 'person'::regclass and conparentid = 0 order by 1`,
    );
    expect(PERSON_ROWS.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      references.map(({ place }) => place).toSorted(),
    );
  });
});
