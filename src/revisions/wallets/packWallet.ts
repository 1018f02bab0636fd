import { endianness } from "node:os";
import { crc32 } from "node:zlib";
import { NO_DATA } from "#domain/figures/amount.ts";
import type { ReportedPart } from "#domain/wallet/reportedSpend.ts";
import { cellCount, type Wallet, type WalletShape } from "#domain/wallet/wallet.ts";

/**
 * A packed wallet is a header of eight little-endian 32-bit words (magic, version, sub-verticals, media, years, first year,
 * CRC-32 of the body, bytes of what is reported) and then the dollars, little-endian, in the order of `cellIndex`: of version 2 as unsigned 32-bit numbers of
 * which the largest is no data, half the bytes to write; of version 1, where a cell has more than that or parts of dollars, as float64.
 * What of it is reported follows as JSON; most wallets have none.
 */
const MAGIC = 0x574d5053; // "SPMW"
const WIDE = 1;
const NARROW = 2;
const NO_DATA_NARROW = 0xffff_ffff;
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
export function packWallet(
  shape: WalletShape,
  dollars: Float64Array,
  reported: readonly ReportedPart[] = [],
): Uint8Array {
  const cells = narrowed(dollars) ?? dollars;
  const text = reported.length > 0 ? Buffer.from(JSON.stringify(reported)) : Buffer.alloc(0);
  const packed = Buffer.alloc(HEADER_BYTES + cells.byteLength + text.length);
  const body = packed.subarray(HEADER_BYTES);
  body.set(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength));
  if (BIG_ENDIAN) swap(body.subarray(0, cells.byteLength), cells.BYTES_PER_ELEMENT);
  body.set(text, cells.byteLength);
  const version = cells === dollars ? WIDE : NARROW;
  for (const [word, value] of header(version, shape, crc32(body), text.length).entries())
    packed.writeUInt32LE(value, word * 4);
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
  const version = bytes.length >= HEADER_BYTES && bytes.readUInt32LE(4) === NARROW ? NARROW : WIDE;
  const Cells = version === NARROW ? Uint32Array : Float64Array;
  const textBytes = bytes.length >= HEADER_BYTES ? bytes.readUInt32LE(28) : 0;
  const cellBytes = cellCount(shape) * Cells.BYTES_PER_ELEMENT;
  const expected = HEADER_BYTES + cellBytes + textBytes;
  if (bytes.length !== expected) throw damaged(`it has ${bytes.length} bytes instead of ${expected}`);

  const body = bytes.subarray(HEADER_BYTES);
  const checksum = bytes.readUInt32LE(24);
  for (const [word, value] of header(version, shape, checksum, textBytes).entries()) {
    const found = bytes.readUInt32LE(word * 4);
    if (found !== value) throw damaged(`its ${WORDS[word]} is ${found} instead of ${value}`);
  }
  if (crc32(body) !== checksum) throw damaged("its checksum does not fit its figures");

  const cells = new Cells(cellCount(shape));
  const copy = Buffer.from(cells.buffer);
  copy.set(body.subarray(0, cellBytes));
  if (BIG_ENDIAN) swap(copy, cells.BYTES_PER_ELEMENT);
  return {
    ...axes(shape),
    revision,
    market,
    dollars: cells instanceof Float64Array ? cells : widened(cells),
    ...(textBytes > 0 && { reported: reportedIn(body.subarray(cellBytes)) }),
  };
}

function reportedIn(text: Buffer): readonly ReportedPart[] {
  // Written by us, and its checksum fits.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(text.toString()) as readonly ReportedPart[];
}

/** Null where an amount is not a whole number of dollars that 32 bits hold. Plain loops: there are tens of millions of cells. */
function narrowed(dollars: Float64Array): Uint32Array | null {
  const cells = new Uint32Array(dollars.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const amount = dollars[cell]!;
    const isUnknown = Number.isNaN(amount);
    cells[cell] = isUnknown ? NO_DATA_NARROW : amount;
    if (!isUnknown && (cells[cell] !== amount || amount === NO_DATA_NARROW)) return null;
  }
  return cells;
}

function widened(cells: Uint32Array): Float64Array {
  const dollars = new Float64Array(cells.length);
  for (let cell = 0; cell < cells.length; cell++) {
    const amount = cells[cell]!;
    dollars[cell] = amount === NO_DATA_NARROW ? NO_DATA : amount;
  }
  return dollars;
}

function swap(bytes: Buffer, width: number): void {
  if (width === Float64Array.BYTES_PER_ELEMENT) bytes.swap64();
  else bytes.swap32();
}

const WORDS = [
  "magic number",
  "version",
  "number of sub-verticals",
  "number of media",
  "number of years",
  "first year",
];

function header(
  version: number,
  { subVerticals, media, years }: WalletShape,
  checksum: number,
  textBytes: number,
): number[] {
  return [MAGIC, version, subVerticals.length, media.length, years.length, years[0] ?? 0, checksum, textBytes];
}

function axes({ years, media, subVerticals, breaks }: WalletShape): WalletShape {
  return { years, media, subVerticals, ...(breaks && { breaks }) };
}
