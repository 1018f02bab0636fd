import { describe, expect, test } from "vitest";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { migrate } from "./migrate.ts";

describe.skipIf(storeMissing)("migrations", () => {
  test("a store that is up to date is left as it is", async () => {
    expect(await migrate(await testDatabase())).toEqual([]);
  });

  test("a store written by a newer version is refused, and the version's migration is named", async () => {
    const database = await testDatabase();
    await database.query("insert into schema_migration (name, sha256) values ('9999_later.sql', '')");
    await expect(migrate(database)).rejects.toThrow("9999_later.sql, which this version does not know");
    await database.query("delete from schema_migration where name = '9999_later.sql'");
  });

  test("a migration that was changed afterwards is refused", async () => {
    const database = await testDatabase();
    await database.query("update schema_migration set sha256 = 'x' || sha256 where name = '0001_imports.sql'");
    await expect(migrate(database)).rejects.toThrow("0001_imports.sql was changed");
    await database.query("update schema_migration set sha256 = substr(sha256, 2) where name = '0001_imports.sql'");
  });
});
