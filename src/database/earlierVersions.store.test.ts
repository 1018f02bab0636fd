import { hash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fillEveryTable } from "#tests/support/everyTableFilled.ts";
import type { Database } from "./database.ts";
import { knownMigrations, migrate, migrateWithin } from "./migrate.ts";
import { openPglite } from "./pglite.ts";

/** It brings an embedded store of its own, so once is enough. */
const again = process.env["TEST_ENGINE"] !== "pglite";
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
/** Every version on demand; else the first with wallets, the first with people and a log, one from the middle, and the newest but one. */
const KEY_VERSIONS = ["0003_", "0008_", "0026_"];
const every = process.env["EVERY_VERSION"] === "1";

/** A sum of what the columns of a table hold, as they were named at a time. */
async function sumsOf(database: Database, columns: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const [table, listed] of columns) {
    const rows = await database.query<{ row: string }>(`select (${listed})::text as row from ${table} order by 1`);
    sums.set(table, `${rows.length} rows, ${hash("sha256", rows.map(({ row }) => row).join("\n"))}`);
  }
  return sums;
}

async function keptColumns(database: Database): Promise<Map<string, string>> {
  const rows = await database.query<{ table: string; listed: string }>(
    `select relname as table, 'row(' || string_agg(quote_ident(attname), ', ' order by attnum) || ')' as listed
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0 and not attisdropped group by relname`,
    [KEPT],
  );
  return new Map(rows.map(({ table, listed }) => [table, listed]));
}

describe.skipIf(again)("a store of an earlier version", () => {
  test(
    "keeps its figures and its people when it is brought up to date",
    async () => {
      const database = await openPglite("memory://");
      const names = await knownMigrations();
      const earlier = names.slice(
        names.findIndex((name) => name.startsWith("0003_")),
        -1,
      );
      const versions = earlier.filter(
        (name) => every || name === earlier.at(-1) || KEY_VERSIONS.some((key) => name.startsWith(key)),
      );
      expect(versions.length).toBeGreaterThan(KEY_VERSIONS.length);
      for (const version of versions) {
        await database.query("drop schema public cascade");
        await database.query("create schema public");
        await database.transaction((store) => migrateWithin(store, version));
        await fillEveryTable(database);
        const columns = await keptColumns(database);
        const before = await sumsOf(database, columns);
        expect(before.get("wallet"), version).toMatch(/^1 rows/);
        // What comes after runs one step at a time, as it did in the stores of those who always kept up.
        for (const next of names.slice(names.indexOf(version) + 1))
          await database.transaction((store) => migrateWithin(store, next));
        expect(await migrate(database), version).toEqual([]);
        expect(await sumsOf(database, columns), version).toEqual(before);
      }
      await database.close();
    },
    every ? 900_000 : 120_000,
  );
});
