import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startBucketServer } from "#tests/support/bucketServer.ts";
import type { FileStore } from "./fileStore.ts";
import { folderStore } from "./folderStore.ts";
import { s3Store } from "./s3Store.ts";

async function inFolder(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folderStore(folder);
}

async function inBucket(secretAccessKey?: string): Promise<FileStore & { readonly kept: ReadonlyMap<string, Buffer> }> {
  const { bucket, kept, close } = await startBucketServer();
  onTestFinished(close);
  return { ...s3Store({ ...bucket, folder: "a/uploads", ...(secretAccessKey && { secretAccessKey }) }), kept };
}

const PLACE = "abcdefgh-_12";
const textOf = async (stream: Readable | null) => stream && (await buffer(stream)).toString();

function facts(text: string) {
  return { type: "text/csv", sha256: createHash("sha256").update(text).digest("hex") };
}

describe.each([
  ["a folder", inFolder],
  ["a bucket", inBucket],
])("files in %s", (_, open) => {
  test("are kept, read, found and deleted", async () => {
    const store = await open();
    expect([await store.exists(PLACE), await store.get(PLACE)]).toEqual([false, null]);
    await store.put(PLACE, new Blob(["a,b\n"]), facts("a,b\n"));
    expect([await store.exists(PLACE), await textOf(await store.get(PLACE))]).toEqual([true, "a,b\n"]);
    await store.put(PLACE, new Blob(["new"]), facts("new"));
    expect(await textOf(await store.get(PLACE))).toBe("new");
    await store.delete(PLACE);
    await store.delete(PLACE);
    expect(await store.exists(PLACE)).toBe(false);
  });

  test("are listed by how their places begin, with size and time", async () => {
    const store = await open();
    expect(await store.list("")).toEqual([]);
    const began = Date.now() - 2_000;
    for (const letter of ["a", "b", "c", "d", "e", "f", "g"])
      await store.put(`listed-${letter}-1`, new Blob([letter.repeat(3)]), facts(letter.repeat(3)));
    await store.put("other-file", new Blob(["x"]), facts("x"));
    const listed = (await store.list("listed-")).toSorted((one, other) => one.place.localeCompare(other.place));
    expect(listed.map(({ place, bytes }) => `${place} ${bytes}`)).toEqual(
      ["a", "b", "c", "d", "e", "f", "g"].map((letter) => `listed-${letter}-1 3`),
    );
    for (const { keptAt } of listed) expect(keptAt).toBeGreaterThan(began);
    expect(await store.list("")).toHaveLength(8);
  });

  test.each(["../secret", "a/b", "", "short", ".hidden.file"])("are not looked for at %j", async (place) => {
    const store = await open();
    await expect(async () => store.get(place)).rejects.toThrow("place");
    await expect(async () => store.put(place, new Blob(["x"]), facts("x"))).rejects.toThrow("place");
  });
});

test("a bucket is asked by its path, below its folder, and a request with another secret is refused", async () => {
  const store = await inBucket();
  await store.put(PLACE, new Blob(["x"]), facts("x"));
  expect([...store.kept.keys()]).toEqual([`/files/a/uploads/${PLACE}`]);
  const stranger = await inBucket("another");
  await expect(stranger.put(PLACE, new Blob(["x"]), facts("x"))).rejects.toThrow("403");
  await expect(store.put(PLACE, new Blob(["changed on its way"]), facts("x"))).rejects.toThrow("403");
});

test("a bucket's file is read for as long as it comes, and given up when nothing comes any more", async () => {
  const { bucket, keepQuiet, close } = await startBucketServer();
  onTestFinished(close);
  const store = s3Store({ ...bucket, folder: "a/uploads" });
  await store.put(PLACE, new Blob(["in ", "pieces"]), facts("in pieces"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const slowly = await store.get(PLACE);
  // Longer than the silence that it bears: here it is the reader who takes his time.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await textOf(slowly)).toBe("in pieces");
  keepQuiet();
  const silent = await store.get(PLACE);
  const given = expect(textOf(silent)).rejects.toThrow("said nothing for 30 s");
  const ended = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return silent?.destroyed;
  };
  await vi.waitUntil(ended, { timeout: 20_000 });
  await given;
});

test("a file reaches a bucket and comes from it byte for byte though the line breaks in the middle, and another one is not mixed in", async () => {
  const { bucket, kept, breakLines, close } = await startBucketServer();
  onTestFinished(close);
  const store = s3Store({ ...bucket, folder: "a/uploads" });
  const text = "0123456789".repeat(200_000);
  breakLines(2);
  await store.put(PLACE, new Blob([text]), facts(text));
  expect(kept.get(`/files/a/uploads/${PLACE}`)?.toString()).toBe(text);
  breakLines(2);
  expect(await textOf(await store.get(PLACE))).toBe(text);
  breakLines(1);
  const changed = await store.get(PLACE);
  await store.put(PLACE, new Blob(["new"]), facts("new"));
  await expect(textOf(changed)).rejects.toThrow("412");
});

test("a folder holds no part of a file that broke off", async () => {
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-store-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const broken = new Blob(["x"]);
  broken.stream = () => new ReadableStream({ start: (controller) => controller.error(new Error("broken")) });
  await expect(folderStore(folder).put(PLACE, broken, facts("x"))).rejects.toThrow("broken");
  expect(await readdir(folder)).toEqual([]);
});
