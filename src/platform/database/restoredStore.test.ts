import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { takeRestored } from "./restoredStore.ts";

/** A data folder with stores that hold their names. */
function withStores(...names: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-restored-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of names) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "PG_VERSION"), name);
  }
  const found = () => readdirSync(folder).sort();
  const held = (name: string) => readFileSync(join(folder, name, "PG_VERSION"), "utf8");
  return { folder, found, held };
}

test("a store that was restored takes its place though the restore was killed before it could, and the old one is kept", async () => {
  const { folder, found, held } = withStores("store", "store.restored-20261123t090000");
  await takeRestored(folder);
  expect(found()).toEqual(["store", "store.before-restore-20261123t090000"]);
  expect([held("store"), held("store.before-restore-20261123t090000")]).toEqual([
    "store.restored-20261123t090000",
    "store",
  ]);
});

test("the same holds where the kill came after the old store was moved aside: nobody starts with an empty one", async () => {
  const { folder, found, held } = withStores("store.before-restore-20261123t090000", "store.restored-20261123t090000");
  await takeRestored(folder);
  expect(found()).toEqual(["store", "store.before-restore-20261123t090000"]);
  expect(held("store")).toBe("store.restored-20261123t090000");
});

test("one that was half filled is cleared away, and the store stays as it was", async () => {
  const { folder, found, held } = withStores("store", "store.restoring-20261123t090000");
  await takeRestored(folder);
  expect([found(), held("store")]).toEqual([["store"], "store"]);
});
