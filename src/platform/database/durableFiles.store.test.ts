import { PGlite } from "@electric-sql/pglite";
import { fsyncSync, mkdtempSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { DURABLE, DurableFiles, syncStore } from "./durableFiles.ts";

/** It brings an embedded store of its own, so once is enough; Linux names the file behind a number. */
const again = process.env["TEST_ENGINE"] !== "pglite" || process.platform !== "linux";

test.skipIf(again)(
  "what the embedded store has acknowledged is on the disk, and reading waits for none",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "spotmarket-durable-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    let synced: string[] = [];
    let fails = false;
    const files = new DurableFiles(join(folder, "store"), (file) => {
      synced.push(readlinkSync(`/proc/self/fd/${file}`).replace(`${folder}/store/`, ""));
      if (fails) throw Object.assign(new Error("no room"), { code: "ENOSPC" });
      fsyncSync(file);
    });
    const store = await PGlite.create({ fs: files, startParams: DURABLE });
    synced = [];
    syncStore(join(folder, "store"), (file) => synced.push(readlinkSync(`/proc/self/fd/${file}`)));
    for (const made of ["PG_VERSION", "base/1", "global/pg_control", "pg_wal"])
      expect(synced).toContain(join(folder, "store", made));
    await store.query("create table note (words text)");

    const syncedBy = async (statement: string) => {
      synced = [];
      await store.query(statement);
      return synced;
    };
    expect(await syncedBy("insert into note values ('acknowledged')")).toEqual([
      expect.stringMatching(/^pg_wal\/[0-9A-F]{24}$/),
    ]);
    expect(await syncedBy("select words from note")).toEqual([]);
    const checkpoint = await syncedBy("checkpoint");
    expect(checkpoint).toContain("global/pg_control");
    expect(checkpoint).toContainEqual(expect.stringMatching(/^base\/\d+\/\d+$/));

    // It ends with that, so nobody closes it.
    fails = true;
    await expect(store.query("insert into note values ('lost')")).rejects.toMatchObject({
      severity: "PANIC",
      code: "53100",
      message: expect.stringMatching(/^could not fsync file "[0-9A-F]{24}": No space left on device/),
    });
  },
  300_000,
);
