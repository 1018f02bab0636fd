import { describe, expect, inject, onTestFinished, test } from "vitest";
import { fillEveryTable } from "#tests/support/everyTableFilled.ts";
import { keptColumns, sumsOf } from "#tests/support/keptSums.ts";
import { storeMissing } from "#tests/support/testDatabase.ts";
import type { Database } from "./database.ts";
import { knownMigrations, migrate, migrateWithin } from "./migrate.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Every version on demand; else the first with wallets, the first with people and a log, one from the middle, and the newest but one. */
const KEY_VERSIONS = ["0003_", "0008_", "0026_"];
const every = process.env["EVERY_VERSION"] === "1";
/** The embedded store is a PostgreSQL, so one engine is enough for every day. */
const again = process.env["TEST_ENGINE"] !== "pglite" && !every;

/** A store of its own on the engine under test, since it drops all it holds again and again. */
async function ownStore(): Promise<Database> {
  if (process.env["TEST_ENGINE"] === "pglite") {
    const embedded = await openPglite("memory://");
    onTestFinished(() => embedded.close());
    return embedded;
  }
  const server = await openPostgres(inject("databaseUrl"));
  const name = `earlier_${process.pid}`;
  await server.query(`create database ${name}`);
  const database = await openPostgres(inject("databaseUrl").replace(/\/\w+$/, `/${name}`));
  onTestFinished(async () => {
    await database.close();
    await server.query(`drop database ${name} with (force)`);
    await server.close();
  });
  return database;
}

describe.skipIf(again || storeMissing)("a store of an earlier version", () => {
  test(
    "keeps its figures and its people when it is brought up to date",
    async () => {
      const database = await ownStore();
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
    },
    every ? 900_000 : 120_000,
  );
});
