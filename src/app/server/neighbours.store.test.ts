import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { selectServerProcesses } from "#platform/database/queries/serverProcesses.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { openNeighbours } from "./neighbours.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-nodes-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return pathToFileURL(folder).href;
}

/** A process that begins to serve the store, and what it says to its operator. */
async function begin(database: Database, filesUrl: string, publicUrl = "https://spotmarket.example") {
  const warned: string[] = [];
  const config = { filesUrl, publicUrl, bucket: undefined };
  const { close } = await openNeighbours({ database, config, warn: (line) => warned.push(line) });
  onTestFinished(close);
  return { warned, close };
}

describe.skipIf(storeMissing)("processes on one PostgreSQL", () => {
  test("know of each other as long as they run, and find nothing wrong with a folder that they share", async () => {
    const database = { ...(await testDatabase()), engine: "postgres" as const };
    const folder = await newFolder();
    const [one, two] = [await begin(database, folder), await begin(database, folder)];
    expect([one.warned, two.warned]).toEqual([[], []]);
    expect(await selectServerProcesses(database)).toMatchObject([{ pid: process.pid }, { pid: process.pid }]);
    await one.close();
    expect(await selectServerProcesses(database)).toHaveLength(1);
  });

  test("say plainly that files of one are missing at the other, and what to set", async () => {
    const database = { ...(await testDatabase()), engine: "postgres" as const };
    const [here, there] = [await newFolder(), await newFolder()];
    await begin(database, there);
    const { warned } = await begin(database, here);
    expect(warned).toHaveLength(1);
    expect(warned[0]).toContain(here);
    expect(warned[0]).toContain(there);
    expect(warned[0]).toContain("FILES_URL");
  });

  test("say plainly that people signed in at one are refused at the other", async () => {
    const database = { ...(await testDatabase()), engine: "postgres" as const };
    const folder = await newFolder();
    await begin(database, folder);
    const { warned } = await begin(database, folder, "https://other.example");
    expect(warned.join()).toMatch(/https:\/\/spotmarket\.example instead of https:\/\/other\.example.*PUBLIC_URL/);
  });

  test("do not count one that was killed a minute ago", async () => {
    const database = { ...(await testDatabase()), engine: "postgres" as const };
    await begin(database, await newFolder());
    await database.query("update server_process set seen_at = now() - interval '2 minutes'");
    const { warned } = await begin(database, await newFolder());
    expect(warned).toEqual([]);
    expect(await selectServerProcesses(database)).toHaveLength(1);
  });

  test("are one on an embedded store, which needs no such word", async () => {
    const database = await testDatabase();
    await begin({ ...database, engine: "pglite" }, await newFolder());
    expect(await selectServerProcesses(database)).toEqual([]);
  });
});
