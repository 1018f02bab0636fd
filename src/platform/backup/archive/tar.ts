import { BackupFault } from "../backupFault.ts";
import type { Entry } from "./entry.ts";

/** The form of `tar` that POSIX calls ustar, as far as we write it ourselves: any tar unpacks a backup. */
const BLOCK = 512;
const NAME = { at: 0, bytes: 100 };
const SIZE = { at: 124, bytes: 12 };
const SUM = { at: 148, bytes: 8 };
const PREFIX = { at: 345, bytes: 155 };

/** The header of one entry. */
function header({ name, bytes }: Entry): Buffer {
  const block = Buffer.alloc(BLOCK);
  const cut = name.lastIndexOf("/") + 1;
  block.write(name.slice(cut), NAME.at, NAME.bytes);
  block.write(name.slice(0, Math.max(0, cut - 1)), PREFIX.at, PREFIX.bytes);
  block.write("0000600\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  block.write(`${bytes.byteLength.toString(8).padStart(11, "0")}\0`, SIZE.at);
  block.write("00000000000\0", 136);
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  block.write(`${sumOf(block).toString(8).padStart(6, "0")}\0 `, SUM.at);
  return block;
}

/** The sum of a header's bytes, its own field counted as blanks. */
function sumOf(block: Uint8Array): number {
  return block.reduce((sum, byte, at) => sum + (at >= SUM.at && at < SUM.at + SUM.bytes ? 0x20 : byte), 0);
}

/** Entries as the bytes of a tar file. */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield header(entry);
    yield entry.bytes;
    yield Buffer.alloc(-entry.bytes.byteLength & (BLOCK - 1));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The entries of a tar file that we wrote. @throws BackupFault for anything else, and where the end is missing */
export async function* readTar(stream: AsyncIterable<Uint8Array>, largest: number): AsyncGenerator<Entry> {
  const taking = taker(stream);
  for (;;) {
    const block = await taking(BLOCK);
    if (block.every((byte) => byte === 0)) {
      // What is around the tar tells at its own end whether that was cut off.
      await taking(BLOCK);
      return taking.end();
    }
    const sum = Number.parseInt(text(block, SUM), 8);
    const size = Number.parseInt(text(block, SIZE), 8);
    if (sum !== sumOf(block) || !(size <= largest)) throw damaged();
    const prefix = text(block, PREFIX);
    const name = prefix === "" ? text(block, NAME) : `${prefix}/${text(block, NAME)}`;
    const bytes = await taking(size);
    await taking(-size & (BLOCK - 1));
    yield { name, bytes };
  }
}

function text(block: Uint8Array, { at, bytes }: { readonly at: number; readonly bytes: number }): string {
  return Buffer.from(block.subarray(at, at + bytes))
    .toString("latin1")
    .replace(/\0[\s\S]*$/, "");
}

/** Takes exactly so many bytes off a stream, again and again. */
function taker(
  stream: AsyncIterable<Uint8Array>,
): ((size: number) => Promise<Uint8Array>) & { readonly end: () => Promise<void> } {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array(0);
  const taking = async (size: number): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    for (let missing = size; missing > 0; ) {
      if (rest.byteLength === 0) {
        const next = await chunks.next();
        if (next.done) throw new BackupFault("cut-off", "The backup ends too early: a part of the file is missing.");
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      parts.push(part);
      missing -= part.byteLength;
      rest = rest.subarray(part.byteLength);
    }
    return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
  };
  const end = async () => {
    const next = await chunks.next();
    if (rest.byteLength > 0 || !next.done) throw damaged();
  };
  return Object.assign(taking, { end });
}

export function damaged(): BackupFault {
  return new BackupFault("damaged", "The backup was altered or damaged: what it holds is not what was written.");
}
