import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { salvageStore } from "#platform/backup/salvageStore.ts";
import { EmbeddedStoreUnusable } from "#platform/database/embeddedStore.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { damagedFiles } from "#platform/database/pageChecks.ts";
import { StoreDamaged } from "#platform/database/storeDamage.ts";
import { pageCheck } from "./pageCheck.ts";

/** It brings an embedded store of its own, so once is enough. */
const again = process.env["TEST_ENGINE"] !== "pglite";
const PAGE = 8_192;
const { signal } = new AbortController();
const progress = () => undefined;

/** A store with 2,000 short notes and 40 long letters, closed, and where the rows, the long values and the index of each lie. */
async function closedStore() {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-damaged-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const backups = join(dataDir, "backups");
  mkdirSync(backups);
  for (const day of ["20261122", "20261121"]) writeFileSync(join(backups, `spotmarket-${day}T010203Z.backup`), "");
  const place = { dataDir, backups };
  const database = await openDatabase(place);
  await database.query("create table note (note_id int primary key, words text)");
  await database.query("insert into note select n, repeat('word ' || n || ' ', 10) from generate_series(1, 2000) as n");
  await database.query("create table letter (letter_id int primary key, words text)");
  await database.query("alter table letter alter words set storage external");
  await database.query(
    "insert into letter select n, repeat('letter ' || n || ' ', 2000) from generate_series(1, 40) as n",
  );
  await database.query("vacuum analyze");
  const rows = await database.query<{ name: string; path: string }>(
    `select relname as name, pg_relation_filepath(oid) as path from pg_class where relname in ('note', 'note_pkey', 'pg_class')
     union all select 'long values', pg_relation_filepath(reltoastrelid) from pg_class where relname = 'letter'`,
  );
  await database.close();
  const paths = new Map(rows.map(({ name, path }) => [name, path]));
  return {
    place,
    store: join(dataDir, "store"),
    fileOf: (name: string) => join(dataDir, "store", paths.get(name) ?? ""),
  };
}

/** Changes one byte in the middle of a page; done twice it is as it was. */
async function damage(path: string, page: number): Promise<void> {
  const file = await open(path, "r+");
  const byte = Buffer.alloc(1);
  await file.read(byte, 0, 1, page * PAGE + 5_000);
  await file.write(Buffer.from([~(byte[0] ?? 0) & 0xff]), 0, 1, page * PAGE + 5_000);
  await file.close();
}

async function reopened(place: { dataDir: string; backups: string }) {
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return database;
}

test.skipIf(again)(
  "a damaged page is named with its table and the newest backup, and everything beside it is saved",
  async () => {
    const { place, store, fileOf } = await closedStore();
    expect(await damagedFiles(store)).toEqual([]);
    await damage(fileOf("note"), 3);
    await damage(fileOf("long values"), 5);
    expect((await damagedFiles(store)).map(({ pages }) => pages)).toEqual([[3], [5]]);

    const database = await reopened(place);
    const reading = database.query("select sum(length(words)) from note");
    await expect(reading).rejects.toBeInstanceOf(StoreDamaged);
    await expect(reading).rejects.toThrow("is damaged: the table note (invalid page in block 3 of relation");
    await expect(reading).rejects.toThrow("no figure was served");
    await expect(reading).rejects.toThrow(
      `spotmarket restore ${join(place.backups, "spotmarket-20261122T010203Z.backup")} --replace`,
    );
    await expect(database.transaction((within) => within.query("select max(words) from letter"))).rejects.toThrow(
      "is damaged: the table letter (invalid page in block 5",
    );
    expect(await pageCheck.find({ database, rooms: [], dataDir: place.dataDir })).toEqual([
      expect.stringMatching(/^The table note is damaged: base\/\d+\/\d+ \(1 page\)\.$/),
      expect.stringMatching(/^The table letter, its long values is damaged: base\/\d+\/\d+ \(1 page\)\.$/),
    ]);

    const folder = join(place.dataDir, "saved");
    const { tables } = await salvageStore({ database, folder, signal, progress });
    const [letter, note] = tables;
    expect(note).toMatchObject({ table: "note", lostRows: [], lostPages: [3] });
    // A page of these notes holds some sixty.
    expect(note?.rows).toBeGreaterThan(1_900);
    const saved = readFileSync(join(folder, "note.csv"), "utf8").trimEnd().split("\n");
    expect(saved).toHaveLength(1 + (note?.rows ?? 0));
    expect(saved.slice(0, 2)).toEqual(["note_id,words", `1,${"word 1 ".repeat(10)}`]);
    expect(letter).toMatchObject({ table: "letter", lostPages: [] });
    expect(letter?.lostRows[0]).toMatch(/^{"letter_id":\d+}$/);
    expect((letter?.rows ?? 0) + (letter?.lostRows.length ?? 0)).toBe(40);
    expect(JSON.parse(readFileSync(join(folder, "report.json"), "utf8"))).toMatchObject({ tables });
    expect(statSync(folder).mode & 0o077).toBe(0);
    await expect(salvageStore({ database, folder, signal, progress })).rejects.toThrow("holds something already");
  },
  300_000,
);

test.skipIf(again)(
  "a table whose end is gone is told by its key, and a damaged leaf of an index costs no row",
  async () => {
    const { place, fileOf } = await closedStore();
    const parts = { rooms: [], dataDir: place.dataDir };
    await damage(fileOf("note_pkey"), 1);
    const first = await openDatabase(place);
    expect(await pageCheck.find({ database: first, ...parts })).toEqual([
      expect.stringMatching(/^The table note, its index note_pkey is damaged: base\/\d+\/\d+ \(1 page\)\.$/),
    ]);
    await first.close();
    await damage(fileOf("note_pkey"), 1);
    truncateSync(fileOf("note"), 2 * PAGE);
    const database = await reopened(place);
    expect(await pageCheck.find({ database, ...parts })).toEqual([
      expect.stringMatching(/^The table note is damaged: could not read blocks .*read only 0 of 8192 bytes\.$/),
    ]);
    const { tables } = await salvageStore({ database, folder: join(place.dataDir, "saved"), signal, progress });
    expect(tables.map(({ table, lostRows, lostPages }) => [table, lostRows, lostPages])).toEqual([
      ["letter", [], []],
      ["note", [], []],
    ]);
  },
  300_000,
);

test.skipIf(again)(
  "a store that does not open names its damaged files and the newest backup",
  async () => {
    const { place, store } = await closedStore();
    truncateSync(join(store, "global/pg_control"), 0);
    const opening = openDatabase(place);
    await expect(opening).rejects.toBeInstanceOf(EmbeddedStoreUnusable);
    await expect(opening).rejects.toThrow(
      "These of its files are damaged: global/pg_control (cut off). No figure was served",
    );
    await expect(opening).rejects.toThrow(join(place.backups, "spotmarket-20261122T010203Z.backup"));
  },
  300_000,
);
