import { hash } from "node:crypto";
import type { Queryable } from "#platform/database/database.ts";

/** What figures, and who may see them, are made of. */
const KEPT = [
  "import",
  "county",
  "market",
  "market_county",
  "national_total",
  "vertical_mix",
  "spend_row",
  "revision",
  "revision_import",
  "published",
  "wallet",
  "customer",
  "person",
  "person_identity",
  "local_account",
  "audit_entry",
  "own_revenue",
];

/** Neither figures nor people: the count of wrong passwords lives in a table of its own since version 8. */
const GIVEN_UP = ["local_account.failures", "local_account.locked_until"];

/** The tables of figures and people that a store has, and their columns, as they are named now. */
export async function keptColumns(database: Queryable): Promise<Map<string, string>> {
  const rows = await database.query<{ table: string; listed: string }>(
    `select relname as table, 'row(' || string_agg(quote_ident(attname), ', ' order by attnum) || ')' as listed
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0 and not attisdropped
       and relname || '.' || attname <> all($2) group by relname`,
    [KEPT, GIVEN_UP],
  );
  return new Map(rows.map(({ table, listed }) => [table, listed]));
}

/** A sum of what the columns of each table hold, as they were named at a time. */
export async function sumsOf(database: Queryable, columns: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const [table, listed] of columns) {
    const rows = await database.query<{ row: string }>(`select (${listed})::text as row from ${table} order by 1`);
    sums.set(table, `${rows.length} rows, ${hash("sha256", rows.map(({ row }) => row).join("\n"))}`);
  }
  return sums;
}
