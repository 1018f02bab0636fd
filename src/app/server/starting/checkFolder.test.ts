import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkFolder, checkRoom, FolderUnusable, folderFault, ROOM_OF_SAMPLE, scantRoom } from "./checkFolder.ts";

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("a folder that is not there yet is made, and nothing is left in it", async () => {
  const folder = join(newFolder(), "deep", "data");
  await checkFolder(folder, 0, () => undefined);
  expect(readdirSync(folder)).toEqual([]);
});

test("a file where the folder should be stops the start with what to do", async () => {
  const file = join(newFolder(), "data");
  writeFileSync(file, "");
  await expect(checkFolder(file, 0, () => undefined)).rejects.toThrow(FolderUnusable);
  await expect(checkFolder(join(file, "below"), 0, () => undefined)).rejects.toThrow(
    /is, or lies below, a file\. Move that/,
  );
});

test.each([
  ["EACCES", /may not be written to by this account\. Give it the folder/],
  ["EROFS", /read-only file system\. Mount a volume/],
  ["ENOSPC", /is full\. Free some space/],
])("%s is answered with what to do", (code, words) => {
  const fault = folderFault(Object.assign(new Error(code), { code }), "/data");
  expect(fault).toBeInstanceOf(FolderUnusable);
  expect(String(fault)).toMatch(words);
});

test("what nobody foresaw stays as it is", () => {
  const reason = new Error("odd");
  expect(folderFault(reason, "/data")).toBe(reason);
});

test("a disk that is nearly full is told of, not refused", () => {
  expect(scantRoom(5e9, "/data")).toBeNull();
  expect(scantRoom(420e6, "/data")).toContain("Only 420 MB are free on the disk of /data.");
});

test("a disk without room for the store stops the start with how much is there and how much is needed", async () => {
  expect(() => checkRoom(62e6, ROOM_OF_SAMPLE, "/data")).toThrow(
    "Only 62 MB are free on the disk of the data folder /data, and the store needs 600 MB to begin. Free some space",
  );
  checkRoom(ROOM_OF_SAMPLE, ROOM_OF_SAMPLE, "/data");
  await expect(checkFolder(newFolder(), Number.MAX_SAFE_INTEGER, () => undefined)).rejects.toThrow(FolderUnusable);
});
