import { hash, randomBytes, randomUUID } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeBackup } from "#platform/backup/makeBackup.ts";
import { restoreBackup } from "#platform/backup/restoreBackup.ts";
import { openFileRestore } from "#platform/backup/restoreFiles.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase, type StorePlace } from "#platform/database/openDatabase.ts";
import { fileChecks } from "#app/server/doctor/fileChecks.ts";
import { insertFile } from "#platform/files/storedFiles.ts";
import { startBucketServer } from "#tests/support/bucketServer.ts";
import { dataFolder } from "#tests/support/commandLine.ts";
import { emptyPlace } from "#tests/support/emptyPlace.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { fileRooms } from "./fileRooms.ts";
import { openFileStore } from "./openFileStore.ts";
import { openUploadFiles } from "./openUploadFiles.ts";

const { signal } = new AbortController();
const BY = "ann (command line)";
type Places = Parameters<typeof fileRooms>[0];

async function bucketPlaces() {
  const { bucket, kept, breakLines, close } = await startBucketServer();
  onTestFinished(close);
  const places: Places = {
    filesUrl: "s3://files/market",
    bucket: { ...bucket, folder: "market" },
    dataDir: dataFolder(),
  };
  return { places, kept, breakLines };
}

function folderPlaces(): Places & { readonly folder: string } {
  const dataDir = dataFolder();
  const folder = join(dataDir, "files");
  return { filesUrl: pathToFileURL(folder).href, bucket: undefined, dataDir, folder };
}

async function uploaded(database: Database, places: Places, bytes: Buffer): Promise<string> {
  const id = randomUUID();
  const sha256 = hash("sha256", bytes);
  await openFileStore(places, "uploads").put(id, new Blob([new Uint8Array(bytes)]), { type: "image/png", sha256 });
  const facts = { id, name: "a.png", type: "image/png", bytes: bytes.length, sha256, width: 1, height: 1 };
  await insertFile(database, facts, null);
  return id;
}

const DOCUMENT = randomBytes(5_000_000);
/** Three pieces, of which the second came twice, and more of it the second time. */
const IMPORT = randomBytes(600_000);
const REFUSED_ROWS = "row,why\n7,no such market\n";

async function withFiles(database: Database, places: Places): Promise<string> {
  for (const letters of ["a picture", "another"]) await uploaded(database, places, Buffer.from(letters));
  const left = { type: "application/pdf", sha256: hash("sha256", DOCUMENT) };
  await openFileStore(places, "jobs").put("77-of-a-job", new Blob([new Uint8Array(DOCUMENT)]), left);
  await database.query(
    "insert into job (kind, data, state, file_name, file_place) values ('report', '{}', 'done', 'a.pdf', '77-of-a-job')",
  );
  const upload = randomUUID();
  const files = openUploadFiles(places);
  await files.create(upload);
  for (const [from, to] of [
    [0, 200_000],
    [200_000, 300_000],
    [200_000, 450_000],
    [450_000, 600_000],
  ] as const)
    await files.write(upload, from, Readable.from([IMPORT.subarray(from, to)]));
  writeFileSync(join(await files.fetch(upload, IMPORT.length), `../${upload}.refused.csv`), REFUSED_ROWS);
  await files.keepRefused(upload);
  await database.query(
    `insert into upload (customer_id, begun_by_name, file_name, place, bytes, received, state)
     values (1, 'Ann', 'spend.csv', $1, $2, $2, 'checked')`,
    [upload, IMPORT.length],
  );
  return upload;
}

async function backedUp(database: Database, places: Places): Promise<string> {
  const path = join(dataFolder(), "all.backup");
  const rooms = fileRooms(places);
  const how = { passphrase: null, keys: true, replace: false, scheduled: false };
  await makeBackup({ database, rooms, path, version: "1.2.3", by: BY, signal, ...how });
  return path;
}

async function restoredInto(place: StorePlace, places: Places, path: string): Promise<Database> {
  await restoreBackup({ place, rooms: fileRooms(places), path, passphrase: null, replace: false, by: BY, signal });
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return database;
}

async function missingFiles(database: Database, places: Places): Promise<readonly string[]> {
  const [there] = fileChecks;
  return (await there?.find({ database, rooms: fileRooms(places) })) ?? [];
}

/** What people uploaded and what jobs left lies under one name wherever it lies. */
const apartFromImports = (kept: ReadonlyMap<string, Buffer>) =>
  new Map([...kept].filter(([path]) => !path.includes("/imports/")));

/** Files know nothing of engines, and an embedded store takes its time to begin. */
const once = storeMissing || process.env["TEST_ENGINE"] === "pglite";

describe.skipIf(once)("files in a bucket", () => {
  test("come back byte for byte from a backup made while more arrive and lines break: from bucket to folder, and into another bucket", async () => {
    const source = await testDatabase();
    const bucket = await bucketPlaces();
    const upload = await withFiles(source, bucket.places);
    const before = apartFromImports(bucket.kept);
    expect(before.size).toBe(3);

    const stop = new AbortController();
    const arriving = (async () => {
      for (let at = 0; !stop.signal.aborted; at++) await uploaded(source, bucket.places, Buffer.from(`later ${at}`));
    })();
    bucket.breakLines(3);
    const path = await backedUp(source, bucket.places);
    stop.abort();
    await arriving;

    const folder = folderPlaces();
    const first = await restoredInto(await emptyPlace(source), folder, path);
    expect(await missingFiles(first, folder)).toEqual([]);
    for (const [name, bytes] of before)
      expect(readFileSync(join(folder.folder, name.replace("/files/market/", ""))).equals(bytes), name).toBe(true);
    expect(readdirSync(join(folder.folder, "imports")).toSorted()).toEqual([upload, `${upload}.refused.csv`]);
    const readBack = async (places: Places) => {
      const files = openUploadFiles(places);
      expect(readFileSync(await files.fetch(upload, IMPORT.length)).equals(IMPORT)).toBe(true);
      expect(String(Buffer.from((await files.readRefused(upload)) ?? []))).toBe(REFUSED_ROWS);
    };
    await readBack(folder);

    const other = await bucketPlaces();
    const onward = await backedUp(first, folder);
    other.breakLines(2);
    const second = await restoredInto(await emptyPlace(source), other.places, onward);
    expect(await missingFiles(second, other.places)).toEqual([]);
    expect(await second.query("select 1 from stored_file")).toHaveLength(
      (await first.query("select 1 from stored_file")).length,
    );
    const after = apartFromImports(other.kept);
    for (const [name, bytes] of before) expect(after.get(name)?.equals(bytes), name).toBe(true);
    await readBack(other.places);
  }, 120_000);

  test("that a failed restore had put are taken back, those of the wizard too", async () => {
    const { places, kept } = await bucketPlaces();
    const upload = randomUUID();
    const restore = await openFileRestore(fileRooms(places), dataFolder());
    async function* pieces() {
      yield IMPORT;
    }
    for (const name of [`imports/${upload}`, `imports/${upload}.refused.csv`, "uploads/a-picture"])
      await restore.put({ name: `files/${name}`, pieces });
    expect(kept.size).toBe(3);
    await restore.undo();
    await restore.close();
    expect([...kept.keys()]).toEqual([]);
  });

  test("of an import are taken in parts as a backup of an earlier version holds them", async () => {
    const { places, kept } = await bucketPlaces();
    const folder = dataFolder();
    const upload = randomUUID();
    const room = fileRooms(places).find(({ name }) => name === "imports");
    for (const [name, text] of [
      [`${upload}-0000000000-6`, "market"],
      [`${upload}-0000000006-4`, ",usd"],
      [`${upload}-refused`, "row\n"],
    ] as const) {
      writeFileSync(join(folder, "part"), text);
      await room?.put(name, join(folder, "part"), hash("sha256", text));
    }
    const files = openUploadFiles(places);
    expect(readFileSync(await files.fetch(upload, 10), "utf8")).toBe("market,usd");
    expect(String(Buffer.from((await files.readRefused(upload)) ?? []))).toBe("row\n");
    await room?.remove(upload);
    await room?.remove(`${upload}.refused.csv`);
    expect(kept.size).toBe(0);
  });
});
