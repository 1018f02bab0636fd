import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { verifyChain } from "#platform/audit/verifyChain.ts";
import type { Database } from "#platform/database/database.ts";
import { lockFolder } from "#platform/database/lockFolder.ts";
import { openDatabase, type StorePlace } from "#platform/database/openDatabase.ts";
import { selectLastBackup } from "#platform/database/queries/selectLastBackup.ts";
import { dataFolder } from "#tests/support/commandLine.ts";
import { emptyPlace } from "#tests/support/emptyPlace.ts";
import { fillEveryTable } from "#tests/support/everyTableFilled.ts";
import { tableSums } from "#tests/support/tableSums.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { type FileRoom, ROOM_NAMES } from "./files/fileRoom.ts";
import { folderRoom } from "./files/folderRoom.ts";
import { makeBackup } from "./makeBackup.ts";
import { verifyBackup } from "./readBackup.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { LEFT_OUT, storeTables } from "./storeTables.ts";

const { signal } = new AbortController();
/** What restoring itself writes. */
const TOUCHED = ["audit_entry", "audit_end", "rights_version", "backup_run"];
const PASSPHRASE = "correct horse battery";

function roomsIn(folder: string): FileRoom[] {
  return ROOM_NAMES.map((name) => folderRoom(name, join(folder, "files", name)));
}

async function backedUp(
  database: Database,
  folder: string,
  options: { passphrase?: string; keys?: boolean } = {},
): Promise<string> {
  const path = join(folder, "all.backup");
  await makeBackup({
    database,
    rooms: roomsIn(folder),
    path,
    version: "1.2.3",
    passphrase: options.passphrase ?? null,
    keys: options.keys ?? true,
    replace: false,
    by: "ann (command line)",
    scheduled: false,
    signal,
  });
  return path;
}

function restored(path: string, place: StorePlace, options: { replace?: boolean; passphrase?: string } = {}) {
  return restoreBackup({
    place,
    rooms: roomsIn(place.dataDir),
    path,
    passphrase: options.passphrase ?? null,
    replace: options.replace ?? false,
    by: "ann (command line)",
    signal,
  });
}

async function opened(place: StorePlace): Promise<Database> {
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return database;
}

function withFiles(folder: string): void {
  for (const name of ROOM_NAMES) {
    mkdirSync(join(folder, "files", name), { recursive: true });
    writeFileSync(join(folder, "files", name, `some-${name}`), Buffer.alloc(5_000_000, name));
  }
  writeFileSync(join(folder, "files/imports/empty-file.refused.csv"), "");
}

describe.skipIf(storeMissing)("a backup", () => {
  test("brings back every row of every table and every file, into a folder and into a database", async () => {
    const source = await testDatabase();
    const folder = dataFolder();
    withFiles(folder);
    await fillEveryTable(source);
    const before = await tableSums(source, TOUCHED);
    expect([...before].filter(([, sum]) => sum.startsWith("0 rows"))).toEqual([]);

    const path = await backedUp(source, folder);
    const embedded = { dataDir: dataFolder() };
    const report = await restored(path, embedded);
    expect(report).toMatchObject({ files: 4, movedTo: null, unknown: [], version: "1.2.3" });
    const first = await opened(embedded);
    expect(await tableSums(first, TOUCHED)).toEqual(before);
    // Parts of a table are made anew, and keep what tells other machines of their changes.
    expect(
      await first.query("select relname from pg_class where relname ~ '^spend_row' and relreplident <> 'f'"),
    ).toEqual([]);
    expect(await first.query("select action from audit_entry where position = 2")).toEqual([
      { action: "store.restored" },
    ]);
    for (const name of ROOM_NAMES)
      expect(readFileSync(join(embedded.dataDir, "files", name, `some-${name}`))).toEqual(
        Buffer.alloc(5_000_000, name),
      );
    expect(readdirSync(join(embedded.dataDir, "files/imports"))).toContain("empty-file.refused.csv");

    // The way on is the same for both engines, and an embedded store takes its time to begin.
    if (source.engine === "pglite") return;
    const onward = await emptyPlace(source);
    const again = dataFolder();
    await restored(await backedUp(first, again), onward);
    expect(await tableSums(await opened(onward), TOUCHED)).toEqual(before);
  }, 120_000);

  test("leaves out only what it names, and tables that a crash empties anyway", async () => {
    const database = await testDatabase();
    const tables = (await storeTables(database)).map(({ name }) => name);
    const all = await database.query<{ name: string; passing: boolean }>(
      `select relname as name, relpersistence <> 'p' as passing
       from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const missing = all.filter(({ name }) => !tables.includes(name));
    expect(missing.filter(({ passing }) => !passing).map(({ name }) => name)).toEqual(Object.keys(LEFT_OUT));
  });

  test.skipIf(process.env["TEST_ENGINE"] === "pglite")(
    "lets numbers go on where they were, keeps the audit log whole, and leaves keys out where that is asked for",
    async () => {
      const source = await testDatabase();
      await source.query("insert into provider_secret (name, value) values ('cookie', 'hush')");
      await source.query("insert into customer (name) values ('One'), ('Two')");
      await source.query("delete from customer where name = 'Two'");
      await backedUp(source, dataFolder());
      const place = await emptyPlace(source);
      await restored(await backedUp(source, dataFolder(), { keys: false }), place);
      const database = await opened(place);
      expect(await database.query("select 1 from provider_secret")).toEqual([]);
      const [next] = await database.query("insert into customer (name) values ('Three') returning customer_id");
      expect(next).toEqual({ customer_id: 3 });
      expect(await verifyChain(database)).toMatchObject({ entries: 2, brokenAt: null });
      await expect(database.query("delete from audit_entry")).rejects.toThrow("only ever added to");
      await expect(
        database.query("insert into sign_in (person_id, issuer, outcome) values (77, 'x', 'signed-in')"),
      ).rejects.toThrow("sign_in_person_fkey");
    },
    60_000,
  );

  test("is as of one moment: what is written meanwhile is in it wholly or not at all", async () => {
    const source = await testDatabase();
    const folder = dataFolder();
    const stop = new AbortController();
    const writing = (async () => {
      for (let at = 0; !stop.signal.aborted; at++)
        await source.transaction(async (store) => {
          await store.query("insert into customer (name) values ($1)", [`Customer ${at}`]);
          await store.query("insert into rights_version (only_row, version) values (true, 1) on conflict do nothing");
          await store.query("insert into content_item (kind, key, draft, changed_by) values ('text', $1, '{}', 'x')", [
            `k${at}`,
          ]);
        });
    })();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const path = await backedUp(source, folder);
    stop.abort();
    await writing;
    const { manifest } = await verifyBackup(path, null, { signal });
    expect(manifest.rows["customer"]).toBeGreaterThan(0);
    expect(manifest.rows["customer"]).toBe(manifest.rows["content_item"]);
  });

  test("is noted in the store, and so is one that failed since", async () => {
    const source = await testDatabase();
    expect(await selectLastBackup(source)).toEqual({ good: null, failed: null });
    const folder = dataFolder();
    const path = await backedUp(source, folder);
    await expect(backedUp(source, folder)).rejects.toMatchObject({ code: "file-exists" });
    const { good, failed } = await selectLastBackup(source);
    expect(good).toMatchObject({ file: path, madeBy: "ann (command line)", scheduled: false, encrypted: false });
    expect(good?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(failed?.fault).toContain("exists already");
    expect(readdirSync(folder)).toEqual(["all.backup"]);
  });

  test("is not restored over data, unless that is asked for, and then keeps what was there", async () => {
    const source = await testDatabase();
    await source.query("insert into customer (name) values ('Kept')");
    const path = await backedUp(source, dataFolder());
    const place = await emptyPlace(source);
    await restored(path, place);
    await expect(restored(path, place)).rejects.toMatchObject({ code: "store-filled" });
    const { movedTo } = await restored(path, place, { replace: true });
    expect(await (await opened(place)).query("select name from customer")).toEqual([{ name: "Kept" }]);
    if (place.databaseUrl) {
      const kept = await (await opened(place)).query(`select name from ${movedTo}.customer`);
      expect(kept).toEqual([{ name: "Kept" }]);
    } else expect(existsSync(movedTo ?? "")).toBe(true);
  }, 60_000);

  test("that is damaged, cut off, sealed or by a newer version changes nothing and says why", async () => {
    const source = await testDatabase();
    const folder = dataFolder();
    const path = await backedUp(source, folder, { passphrase: PASSPHRASE });
    const embedded = { dataDir: dataFolder() };
    await expect(restored(path, embedded)).rejects.toMatchObject({ code: "passphrase-needed" });
    await expect(restored(path, embedded, { passphrase: "wrong" })).rejects.toMatchObject({ code: "passphrase-wrong" });
    truncateSync(path, Math.floor(readFileSync(path).byteLength / 2));
    await expect(restored(path, embedded, { passphrase: PASSPHRASE })).rejects.toMatchObject({ code: "cut-off" });

    await source.query("insert into schema_migration (name, sha256) values ('9999_later.sql', '')");
    const newer = await backedUp(source, dataFolder());
    await source.query("delete from schema_migration where name = '9999_later.sql'");
    await expect(restored(newer, embedded)).rejects.toMatchObject({ code: "version-unknown" });
    expect(readdirSync(embedded.dataDir)).toEqual([]);
  });

  test("is not restored while the product runs on the store", async () => {
    const source = await testDatabase();
    const path = await backedUp(source, dataFolder());
    const place = await emptyPlace(source);
    if (place.databaseUrl) {
      const served = await opened(place);
      const stop = await served.listen("rights_changed", () => undefined);
      await expect(restored(path, place)).rejects.toMatchObject({ code: "store-in-use" });
      await stop();
    } else {
      onTestFinished(await lockFolder(place.dataDir));
      await expect(restored(path, place)).rejects.toThrow(/in use by .*process/);
    }
  });
});
