import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { readArchive, writeArchive } from "./archiveFile.ts";
import { type Entry, inPieces, PIECE_BYTES } from "./entry.ts";

const signal = new AbortController().signal;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "spotmarket-archive-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const ENTRIES: readonly Entry[] = [
  { name: "backup.json", bytes: Buffer.from("{}") },
  { name: `platform/files/uploads/${"x".repeat(80)}/000001`, bytes: randomBytes(300_000) },
  { name: "tables/customer/000001", bytes: new Uint8Array(0) },
  { name: "tables/customer/000002", bytes: Buffer.from("Süddeutsche\t1\n".repeat(512)) },
];

async function* each(entries: readonly Entry[]): AsyncGenerator<Entry> {
  yield* entries;
}

async function written(passphrase: string | null): Promise<string> {
  const path = join(folder(), "a.backup");
  await writeArchive(path, each(ENTRIES), { passphrase, replace: false, signal, cost: 10 });
  return path;
}

async function read(path: string, passphrase: string | null): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of readArchive(path, passphrase)) entries.push(entry);
  return entries;
}

const SECRET = "correct horse battery";

test.each([null, SECRET])("an archive comes back as it was written, sealed or not", async (passphrase) => {
  const path = await written(passphrase);
  const back = await read(path, passphrase);
  expect(back.map(({ name }) => name)).toEqual(ENTRIES.map(({ name }) => name));
  for (const [at, { bytes }] of ENTRIES.entries())
    expect(Buffer.compare(back[at]?.bytes ?? Buffer.of(1), bytes)).toBe(0);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test("an open archive is read by the tools that every system has", async () => {
  const path = await written(null);
  const tar = join(folder(), "a.tar");
  writeFileSync(tar, zstdDecompressSync(readFileSync(path)));
  const listed = spawnSync("tar", ["-tf", tar], { encoding: "utf8" });
  expect(listed.stdout.trim().split("\n")).toEqual(ENTRIES.map(({ name }) => name));
});

test("a sealed one shows nothing of what it holds, and two of the same content differ", async () => {
  const [one, other] = [readFileSync(await written(SECRET)), readFileSync(await written(SECRET))];
  expect(one.includes("tables/customer")).toBe(false);
  expect(one.subarray(30, 200).equals(other.subarray(30, 200))).toBe(false);
});

test("the wrong passphrase, none, and what is no backup are told apart", async () => {
  const path = await written(SECRET);
  await expect(read(path, "guess")).rejects.toMatchObject({ code: "passphrase-wrong" });
  await expect(read(path, null)).rejects.toMatchObject({ code: "passphrase-needed" });
  const other = join(folder(), "letter.txt");
  writeFileSync(other, "Dear Sir or Madam");
  await expect(read(other, null)).rejects.toMatchObject({ code: "not-a-backup" });
  await expect(read(`${other}.not`, null)).rejects.toMatchObject({ code: "file-missing" });
});

test.each([null, SECRET])("a file cut off anywhere is refused, sealed or not", async (passphrase) => {
  const path = await written(passphrase);
  const { size } = statSync(path);
  for (const kept of [size - 1, size - 20, Math.floor(size / 2), 40]) {
    truncateSync(path, kept);
    await expect(read(path, passphrase), String(kept)).rejects.toMatchObject({ name: "BackupFault" });
  }
});

test("in a sealed file every altered byte is found, and chunks that are left out or swapped", async () => {
  const path = await written(SECRET);
  const whole = readFileSync(path);
  for (let at = 10; at < whole.byteLength; at += Math.ceil(whole.byteLength / 23)) {
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 1;
    writeFileSync(path, altered);
    await expect(read(path, SECRET), String(at)).rejects.toMatchObject({ name: "BackupFault" });
  }
  const chunk = 4 + 64 * 1024 + 16;
  const [head, first, second] = [whole.subarray(0, 26), whole.subarray(26, 26 + chunk), whole.subarray(26 + chunk)];
  for (const parts of [
    [head, first],
    [head, second],
    [head, second.subarray(0, chunk), first, second.subarray(chunk)],
    [head, first, first, second],
  ]) {
    writeFileSync(path, Buffer.concat(parts));
    await expect(read(path, SECRET)).rejects.toMatchObject({ name: "BackupFault" });
  }
});

test("what fails or is stopped in the middle leaves neither the file nor a part of it", async () => {
  const place = folder();
  async function* failing(): AsyncGenerator<Entry> {
    yield { name: "tables/customer/000001", bytes: randomBytes(2_000_000) };
    throw new Error("The store went away.");
  }
  const path = join(place, "a.backup");
  await expect(writeArchive(path, failing(), { passphrase: null, replace: false, signal })).rejects.toThrow(
    "went away",
  );
  const stop = new AbortController();
  async function* stopped(): AsyncGenerator<Entry> {
    yield { name: "tables/customer/000001", bytes: randomBytes(2_000_000) };
    stop.abort(new Error("Stopped."));
    yield* ENTRIES;
  }
  await expect(
    writeArchive(path, stopped(), { passphrase: null, replace: false, signal: stop.signal }),
  ).rejects.toThrow("Stopped.");
  expect(readdirSync(place)).toEqual([]);
  writeFileSync(path, "precious");
  await expect(writeArchive(path, each(ENTRIES), { passphrase: null, replace: false, signal })).rejects.toMatchObject({
    code: "file-exists",
  });
  expect(readFileSync(path, "utf8")).toBe("precious");
});

test("what a killed process had written beside it goes with the next one, but not what somebody may still be writing", async () => {
  const place = folder();
  const { pid: gone } = spawnSync("true");
  const old = new Date(Date.now() - 2 * 3_600_000);
  const left = (name: string, isOld: boolean) => {
    writeFileSync(join(place, name), "half");
    if (isOld) utimesSync(join(place, name), old, old);
  };
  left(`mine.backup.${gone}-k3x9.part`, true);
  left(`young.backup.${gone}-k3x9.part`, false);
  left(`held.backup.${process.ppid}-k3x9.part`, true);
  left("thesis.part", true);
  await writeArchive(join(place, "a.backup"), each(ENTRIES), { passphrase: null, replace: false, signal });
  expect(new Set(readdirSync(place))).toEqual(
    new Set(["a.backup", `held.backup.${process.ppid}-k3x9.part`, `young.backup.${gone}-k3x9.part`, "thesis.part"]),
  );
});

test("a long stream is cut into pieces of one size", async () => {
  async function* long(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < 3; at++) yield Buffer.alloc(PIECE_BYTES - 1_000, at);
  }
  const sizes: number[] = [];
  for await (const { byteLength } of inPieces(long())) sizes.push(byteLength);
  expect(sizes).toEqual([PIECE_BYTES, PIECE_BYTES, PIECE_BYTES - 3_000]);
});
