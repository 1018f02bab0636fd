import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FolderLocked, lockFolder } from "./lockFolder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "spotmarket-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a second opener is refused and told who has the folder", async () => {
  const unlock = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(FolderLocked);
  await expect(second).rejects.toThrow(`process ${process.pid}`);
  await unlock();
  await (await lockFolder(folder))();
});

test("the lock of a process that was killed is taken over", async () => {
  const dead = spawnSync("true").pid;
  writeFileSync(join(folder, "lock"), JSON.stringify({ pid: dead, startedAt: "2026-01-01T00:00:00Z", birth: "1" }));
  const unlock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, "lock"), "utf8"))).toMatchObject({ pid: process.pid });
  await unlock();
});

test("a process that only has the number of the dead one does not keep the folder locked", async () => {
  writeFileSync(
    join(folder, "lock"),
    JSON.stringify({ pid: process.pid, startedAt: "2026-01-01T00:00:00Z", birth: "1" }),
  );
  await (await lockFolder(folder))();
});

test("of many that find a dead lock at once, one gets the folder", async () => {
  writeFileSync(
    join(folder, "lock"),
    JSON.stringify({ pid: 2 ** 22 - 1, startedAt: "2026-01-01T00:00:00Z", birth: "1" }),
  );
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
  expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
