import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isPlainFailure } from "#app/server/starting/startFailure.ts";
import { EmbeddedStoreUnusable } from "./embeddedStore.ts";
import { openDatabase } from "./openDatabase.ts";

/** A data folder with a store of which only this is left. */
function withStore(file: string, content: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "spotmarket-embedded-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  mkdirSync(join(dataDir, "store"));
  writeFileSync(join(dataDir, "store", file), content);
  return dataDir;
}

async function refusal(dataDir: string): Promise<Error> {
  try {
    await (await openDatabase({ dataDir })).close();
  } catch (reason) {
    if (reason instanceof Error) return reason;
  }
  throw new Error("The store was opened.");
}

test.each(["17", "19"])(
  "a store made by PostgreSQL %s is named with the way across, and stays as it is",
  async (major) => {
    const dataDir = withStore("PG_VERSION", `${major}\n`);
    const reason = await refusal(dataDir);
    expect(reason).toBeInstanceOf(EmbeddedStoreUnusable);
    expect(isPlainFailure(reason)).toBe(true);
    expect(reason.message).toContain(`${join(dataDir, "store")} was made by PostgreSQL ${major}, and this version has`);
    expect(reason.message).toContain("Start the version that made it, make a backup");
    expect(readFileSync(join(dataDir, "store", "PG_VERSION"), "utf8")).toBe(`${major}\n`);
    expect(readdirSync(dataDir)).toEqual(["lock.db", "store"]);
  },
);

test("a store whose files are gone or damaged is named with what to try, and the folder is given back", async () => {
  const dataDir = withStore("PG_VERSION", "18\n");
  const reason = await refusal(dataDir);
  expect(isPlainFailure(reason)).toBe(true);
  expect(reason.message).toContain(`The embedded store in ${join(dataDir, "store")} cannot be opened (`);
  expect(reason.message).toContain("restore a backup with `spotmarket restore <file> --replace`");
  expect(readdirSync(dataDir)).toEqual(["lock.db", "store"]);
});
