import { buffer } from "node:stream/consumers";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import type { FaultCode, FaultValues } from "#domain/fault.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";

/** Bounds of a template: designers put pictures and films into theirs, but no library of them. */
export const MOST_TEMPLATE_BYTES = 20 * 1024 * 1024;
const MOST_PARTS = 3_000;
const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_XML = 64 * 1024 * 1024;
/** Markup packs to a tenth or a fiftieth; bombs to a thousandth. */
const MOST_RATIO = 250;
/** Small parts are harmless however well they pack. */
const RATIO_FROM = 1024 * 1024;
const ENCRYPTED = 1;
/** How files of Office begin that are locked with a password, or older than 2007. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** The parts of a template by name: its markup as text, of all others that they are there. */
export interface TemplateParts {
  readonly markup: ReadonlyMap<string, string>;
  readonly names: ReadonlySet<string>;
}

/**
 * Looks through a template before anything of it is unpacked, then unpacks its markup.
 *
 * @throws Failure `invalid-input` that says what is wrong, why that is refused, and what to do
 */
export async function templateParts(bytes: Uint8Array): Promise<TemplateParts> {
  if (bytes.byteLength > MOST_TEMPLATE_BYTES)
    throw refused("template-large", { most: MOST_TEMPLATE_BYTES / 1024 / 1024 });
  if (COMPOUND.every((byte, at) => bytes[at] === byte)) throw refused("template-locked");
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw refused("template-kind");
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).catch(() => null);
  if (!zip) throw refused("template-damaged");
  try {
    const entries = await listed(zip);
    const markup = new Map<string, string>();
    for (const entry of entries)
      if (/\.(xml|rels)$/i.test(entry.fileName)) markup.set(entry.fileName, await unpacked(zip, entry));
    return { markup, names: new Set(entries.map(({ fileName }) => fileName)) };
  } finally {
    zip.close();
  }
}

async function listed(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_PARTS) throw refused("template-unsafe");
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let [whole, markup] = [0, 0];
  try {
    // Names that lead out of a folder, and lists that lie about their length, are refused by the reader itself.
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, compressedSize } = entry;
      if ((entry.generalPurposeBitFlag & ENCRYPTED) !== 0) throw refused("template-locked");
      whole += uncompressedSize;
      if (/\.(xml|rels)$/i.test(fileName)) markup += uncompressedSize;
      const isBomb = uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * MOST_RATIO;
      // Office reads names without regard to capitals.
      if (isBomb || whole > MOST_UNPACKED || markup > MOST_XML || seen.has(fileName.toLowerCase()))
        throw refused("template-unsafe");
      seen.add(fileName.toLowerCase());
      if (!fileName.endsWith("/")) entries.push(entry);
    }
  } catch (reason) {
    throw isFailure(reason) ? reason : refused("template-damaged");
  }
  return entries;
}

async function unpacked(zip: ZipFile, entry: Entry): Promise<string> {
  try {
    const bytes = await buffer(await zip.openReadStreamPromise(entry));
    return new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? "utf-16" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refused("template-damaged");
  }
}

const isFailure = (reason: unknown): boolean => reason instanceof Error && reason.name === "Failure";

export function refused(code: FaultCode, values: FaultValues = {}) {
  return wrongInput([inputError("/body/content", code, values)]);
}
