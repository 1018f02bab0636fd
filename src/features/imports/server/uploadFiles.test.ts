import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Failure } from "#domain/failure.ts";
import { uploadFiles } from "./uploadFiles.ts";

async function withFolder() {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-uploads-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, files: uploadFiles(folder) };
}

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* lostAfter(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  throw new Error("The line was lost.");
}

test("bytes are written where they belong, and what came before a line was lost counts", async () => {
  const { files } = await withFolder();
  await files.create("one");
  expect(await files.write("one", 0, pieces("mar", "ket"))).toEqual({ bytes: 6, fault: null });
  const lost = await files.write("one", 6, lostAfter(",year"));
  expect([lost.bytes, String(lost.fault)]).toEqual([5, "Error: The line was lost."]);
  await files.write("one", 11, pieces(",usd and more"));
  expect(await readFile(await files.fetch("one", 15), "utf8")).toBe("market,year,usd");
});

test.skipIf(!existsSync("/dev/full"))("a full disk is told as what it is", async () => {
  const { folder, files } = await withFolder();
  await symlink("/dev/full", join(folder, "full"));
  const { bytes, fault } = await files.write("full", 0, pieces("market"));
  expect(bytes).toBe(0);
  expect(fault).toBeInstanceOf(Failure);
  expect(fault).toMatchObject({ code: "storage-full" });
});

test("what belongs to nobody is swept after a day, and nothing else", async () => {
  const { folder, files } = await withFolder();
  const old = new Date(Date.now() - 2 * 86_400_000);
  for (const name of ["kept", "kept.refused.csv", "left", "left.refused.csv"]) {
    await writeFile(join(folder, name), "x");
    await utimes(join(folder, name), old, old);
  }
  await writeFile(join(folder, "young"), "x");
  await files.sweep(new Set(["kept"]));
  const there = ["kept", "kept.refused.csv", "left", "left.refused.csv", "young"].map((name) =>
    existsSync(join(folder, name)),
  );
  expect(there).toEqual([true, true, false, false, true]);
});

test("a place that leads out of the folder is none", async () => {
  const { files } = await withFolder();
  await expect(files.fetch("../secret", 1)).rejects.toThrow("plain word");
});
