import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

const PAGE_BYTES = 8_192;
const PAGES_AT_ONCE = 256;
/** PostgreSQL cuts a table's file into parts of 1 GB, and numbers its pages through. */
const PAGES_OF_PART = 131_072;
/** Rows and indexes. What only says where there is room is made anew by the store itself. */
const PAGES = /^\d+(?:\.(\d+))?$/;
/** A page that is being written as it is read agrees with its checksum a moment later. */
const TRIES = 3;

/** A file of the embedded store that is not as it was written. */
export interface DamagedFile {
  /** Such as `base/5/16560`. */
  readonly path: string;
  /** Pages whose checksum does not agree, by number. */
  readonly pages: readonly number[];
  /** Whether it ends in the middle of a page, or is empty where it may not be. */
  readonly isCut: boolean;
}

/** Holds every page of the embedded store against its checksum, whether the store opens or not. */
export async function damagedFiles(folder: string): Promise<DamagedFile[]> {
  const found: DamagedFile[] = [];
  for (const place of await places(folder)) {
    const part = PAGES.exec(place.slice(place.lastIndexOf("/") + 1));
    const checked = part ? await checkFile(folder, place, Number(part[1] ?? 0)) : null;
    if (checked && (checked.isCut || checked.pages.length > 0)) found.push(checked);
  }
  const control = "global/pg_control";
  if (!(await hasBytes(join(folder, control)))) found.push({ path: control, pages: [], isCut: true });
  return found;
}

/** Such as `base/5/1259 (3 pages)`. */
export function fileText({ path, pages, isCut }: DamagedFile): string {
  if (isCut) return `${path} (cut off)`;
  return `${path} (${pages.length === 1 ? "1 page" : `${pages.length} pages`})`;
}

async function places(folder: string): Promise<string[]> {
  const list = (place: string) => readdir(join(folder, place)).catch(() => []);
  const databases = (await list("base")).map((name) => `base/${name}`);
  const all = await Promise.all(
    ["global", ...databases].map(async (place) => (await list(place)).map((name) => `${place}/${name}`)),
  );
  return all.flat().toSorted();
}

async function hasBytes(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  return file
    .stat()
    .then(({ size }) => size > 0)
    .finally(() => file.close());
}

async function checkFile(folder: string, path: string, part: number): Promise<DamagedFile> {
  const file = await open(join(folder, path));
  try {
    const pages: number[] = [];
    const buffer = Buffer.alloc(PAGE_BYTES * PAGES_AT_ONCE);
    const { size } = await file.stat();
    for (let at = 0; at < size; at += buffer.length) {
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      for (let offset = 0; offset + PAGE_BYTES <= bytesRead; offset += PAGE_BYTES) {
        const page = buffer.subarray(offset, offset + PAGE_BYTES);
        const number = (at + offset) / PAGE_BYTES + part * PAGES_OF_PART;
        let good = isWhole(page, number);
        for (let tried = 1; !good && tried < TRIES; tried++) {
          await file.read(page, 0, PAGE_BYTES, at + offset);
          good = isWhole(page, number);
        }
        if (!good) pages.push(number);
      }
    }
    return { path, pages, isCut: size % PAGE_BYTES !== 0 };
  } finally {
    await file.close();
  }
}

const CHECKSUM_AT = 8;
const UPPER_AT = 14;
const PRIME = 16_777_619;
/** What PostgreSQL's checksum of a page begins with, from its `checksum_impl.h`. */
const BASES = [
  0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2, 0x83e13d2c, 0xf8d4474f,
  0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c, 0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc,
  0x5d7b3bb1, 0xe73de7de, 0x92bec979, 0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6,
  0x4b5cfc3e, 0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756,
];

/** Whether a page agrees with its checksum; one that was never written is all zeros. */
function isWhole(page: Buffer, number: number): boolean {
  if (page.readUInt16LE(UPPER_AT) === 0) return page.every((byte) => byte === 0);
  const sums = Int32Array.from(BASES);
  const mix = (lane: number, value: number) => {
    const mixed = (sums[lane] ?? 0) ^ value;
    sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
  };
  for (let at = 0; at < PAGE_BYTES; at += 4) {
    const value = at === CHECKSUM_AT ? page.readUInt16LE(at + 2) << 16 : page.readInt32LE(at);
    mix((at / 4) % BASES.length, value);
  }
  for (let round = 0; round < 2; round++) for (let lane = 0; lane < BASES.length; lane++) mix(lane, 0);
  const sum = (sums.reduce((all, one) => all ^ one, 0) ^ number) >>> 0;
  return (sum % 65_535) + 1 === page.readUInt16LE(CHECKSUM_AT);
}
