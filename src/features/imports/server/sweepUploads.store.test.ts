import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { insertFile } from "#files/storedFiles.ts";
import { dataFolder } from "#tests/support/commandLine.ts";
import { storeMissing, testDatabase } from "#tests/support/testDatabase.ts";
import { sweepUploads } from "./sweepUploads.ts";
import { uploadFiles } from "./uploadFiles.ts";

const BEFORE_YESTERDAY = new Date(Date.now() - 2 * 86_400_000);

describe.skipIf(storeMissing)("the sweep of forgotten imports", () => {
  test("takes old bytes that belong to nothing, and leaves the pictures and documents that lie beside them", async () => {
    const database = await testDatabase();
    const folder = dataFolder();
    const sha256 = "0".repeat(64);
    const picture = { id: "picture-of-content", name: "a.png", type: "image/png", bytes: 1, sha256 };
    await insertFile(database, { ...picture, width: 1, height: 1 }, null);
    for (const name of [picture.id, "bytes-of-nothing"]) {
      await writeFile(join(folder, name), "x");
      await utimes(join(folder, name), BEFORE_YESTERDAY, BEFORE_YESTERDAY);
    }
    await sweepUploads(database, uploadFiles(folder));
    expect(await readdir(folder)).toEqual([picture.id]);
  });
});
