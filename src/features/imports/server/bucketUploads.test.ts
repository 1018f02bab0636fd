import { hash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { s3Store } from "#platform/files/s3Store.ts";
import { startBucketServer } from "#tests/support/bucketServer.ts";
import { bucketUploads } from "./bucketUploads.ts";
import { uploadFiles } from "./uploadFiles.ts";

const PLACE = "0b8f6c1e-3f43-4d0e-9c55-9d3c0e6a7f11";

/** Two processes on machines of their own, and the bucket that they share. */
async function twoNodes() {
  const { bucket, kept, close } = await startBucketServer();
  onTestFinished(close);
  const store = s3Store({ ...bucket, folder: "imports" });
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "spotmarket-uploads-"))));
  onTestFinished(async () => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });
  const [one, two] = folders.map((folder) => bucketUploads(store, join(folder, "imports")));
  if (!one || !two) throw new Error("There are two folders.");
  return { one, two, store, kept, folders };
}

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function* lostAfter(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
  throw new Error("The line was lost.");
}

test("a file that began to arrive at one process goes on at another, and either can read it", async () => {
  const { one, two } = await twoNodes();
  await one.create(PLACE);
  expect(await one.write(PLACE, 0, pieces("mar", "ket"))).toEqual({ bytes: 6, fault: null });
  const lost = await two.write(PLACE, 6, lostAfter(",year"));
  expect([lost.bytes, String(lost.fault)]).toEqual([5, "Error: The line was lost."]);
  await one.write(PLACE, 11, pieces(",usd", " and more"));
  for (const node of [one, two]) expect(await readFile(await node.fetch(PLACE, 15), "utf8")).toBe("market,year,usd");
});

test("pieces that arrived twice overlap and change nothing", async () => {
  const { one, two } = await twoNodes();
  await one.write(PLACE, 0, pieces("market"));
  await two.write(PLACE, 0, pieces("market,ye"));
  await one.write(PLACE, 6, pieces(",year,usd"));
  expect(await readFile(await two.fetch(PLACE, 15), "utf8")).toBe("market,year,usd");
});

test("a large piece becomes several parts, and comes back as it was", async () => {
  const { one, two, kept } = await twoNodes();
  const chunk = Buffer.alloc(3 * 1024 * 1024);
  for (let at = 0; at < chunk.length; at += 4) chunk.writeUInt32LE(at, at);
  async function* large() {
    for (let count = 0; count < 4; count++) yield chunk;
  }
  const bytes = 4 * chunk.length;
  expect(await one.write(PLACE, 0, large())).toEqual({ bytes, fault: null });
  expect(kept.size).toBe(2);
  const read = await readFile(await two.fetch(PLACE, bytes));
  expect(hash("sha256", read)).toBe(hash("sha256", Buffer.concat([chunk, chunk, chunk, chunk])));
});

test("a file with a gap is refused by the byte that is missing, and leaves no half copy", async () => {
  const { one, folders } = await twoNodes();
  await one.write(PLACE, 0, pieces("market"));
  await one.write(PLACE, 9, pieces("usd"));
  await expect(one.fetch(PLACE, 12)).rejects.toThrow("does not have byte 6");
  expect(await readdir(join(folders[0] ?? "", "imports"))).toEqual([]);
});

test("rows that a check at one process refused are read at another, and go with the next check that refuses none", async () => {
  const { one, two } = await twoNodes();
  await one.write(PLACE, 0, pieces("market"));
  await one.fetch(PLACE, 6);
  await writeFile(one.refusedPath(PLACE), "row,why\n");
  await one.keepRefused(PLACE);
  expect(Buffer.from((await two.readRefused(PLACE)) ?? []).toString()).toBe("row,why\n");
  await two.keepRefused(PLACE);
  expect(await one.readRefused(PLACE)).toBeNull();
});

test("a file that was begun in a bucket, and of which nothing had come, goes on in a folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-uploads-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const files = uploadFiles(join(folder, "imports"));
  expect(await files.write(PLACE, 0, pieces("market,", "usd"))).toEqual({ bytes: 10, fault: null });
  expect(await readFile(await files.fetch(PLACE, 10), "utf8")).toBe("market,usd");
});

test("what is removed or belongs to nobody is gone from the bucket", async () => {
  const { one, two, store, kept } = await twoNodes();
  await one.write(PLACE, 0, pieces("market"));
  await one.fetch(PLACE, 6);
  await two.remove(PLACE);
  expect(kept.size).toBe(0);

  const other = PLACE.replace("0b8f", "1111");
  for (const place of [PLACE, other]) await one.write(place, 0, pieces("market"));
  const old = { ...store, list: async () => (await store.list("")).map((file) => ({ ...file, keptAt: 0 })) };
  await bucketUploads(old, join(tmpdir(), "spotmarket-nowhere")).sweep(new Set([PLACE]));
  expect([...kept.keys()]).toEqual([`/files/imports/${PLACE}-0000000000-6`]);
  await expect(one.fetch("../secret", 1)).rejects.toThrow("plain word");
});
