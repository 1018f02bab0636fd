import { endianness } from "node:os";
import { crc32 } from "node:zlib";
import { cellCount, type Wallet, type WalletShape } from "#domain/wallet.ts";

/**
 * A packed wallet is a header of eight little-endian 32-bit words (magic, version, sub-verticals, media, years, first year,
 * CRC-32 of the body, zero) and then the dollars as little-endian float64 in the order of `cellIndex`.
 */
const MAGIC = 0x574d5053; // "SPMW"
const VERSION = 1;
const HEADER_BYTES = 32;
const BIG_ENDIAN = endianness() === "BE";

/** A stored wallet that is not what its revision says it is: cut off, altered, or written by another version. */
export class PackedWalletDamaged extends Error {
  constructor(market: string, revision: string, what: string) {
    super(`The stored wallet of ${market} in revision ${revision} cannot be used: ${what}.`);
    this.name = "PackedWalletDamaged";
  }
}

/** The form in which a wallet is stored. */
export function packWallet(shape: WalletShape, dollars: Float64Array): Uint8Array {
  const packed = Buffer.alloc(HEADER_BYTES + dollars.byteLength);
  const body = packed.subarray(HEADER_BYTES);
  body.set(new Uint8Array(dollars.buffer, dollars.byteOffset, dollars.byteLength));
  if (BIG_ENDIAN) body.swap64();
  for (const [word, value] of header(shape, crc32(body)).entries()) packed.writeUInt32LE(value, word * 4);
  return packed;
}

/**
 * Reads a stored wallet back.
 *
 * @throws PackedWalletDamaged when header, length or checksum do not fit the revision's shape
 */
export function unpackWallet(packed: Uint8Array, shape: WalletShape, revision: string, market: string): Wallet {
  const damaged = (what: string) => new PackedWalletDamaged(market, revision, what);
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const expected = HEADER_BYTES + cellCount(shape) * Float64Array.BYTES_PER_ELEMENT;
  if (bytes.length !== expected) throw damaged(`it has ${bytes.length} bytes instead of ${expected}`);

  const body = bytes.subarray(HEADER_BYTES);
  const checksum = bytes.readUInt32LE(24);
  for (const [word, value] of header(shape, checksum).entries()) {
    const found = bytes.readUInt32LE(word * 4);
    if (found !== value) throw damaged(`its ${WORDS[word]} is ${found} instead of ${value}`);
  }
  if (crc32(body) !== checksum) throw damaged("its checksum does not fit its figures");

  const dollars = new Float64Array(cellCount(shape));
  const copy = Buffer.from(dollars.buffer);
  copy.set(body);
  if (BIG_ENDIAN) copy.swap64();
  return { ...axes(shape), revision, market, dollars };
}

const WORDS = [
  "magic number",
  "version",
  "number of sub-verticals",
  "number of media",
  "number of years",
  "first year",
];

function header({ subVerticals, media, years }: WalletShape, checksum: number): number[] {
  return [MAGIC, VERSION, subVerticals.length, media.length, years.length, years[0] ?? 0, checksum, 0];
}

function axes({ years, media, subVerticals }: WalletShape): WalletShape {
  return { years, media, subVerticals };
}
