import { type Checking, checkRows } from "./checkRows.ts";
import { HASH_FACTOR, HASH_SEED, hashOfBytes } from "./meaningOfBytes.ts";
import type { PlainCells, PlainCheck } from "./plainCells.ts";
import { csvRecords } from "./readers/csvRecords.ts";
import type { PlainLines } from "./readers/reader.ts";

const [NEWLINE, RETURN] = [10, 13];

export interface CheckedLines {
  /** As in `CheckedBatch`. */
  readonly rows: number;
  readonly sound: number;
}

/**
 * Checks lines without making texts of their cells: a line whose cells were all met before is taken as bytes; any other one goes the way
 * of all files, which alone says what cells mean and what is wrong with them, and is learnt from.
 */
export function checkPlain(
  { bytes, separator, firstLine }: PlainLines,
  plain: PlainCheck,
  checking: Checking,
): CheckedLines {
  const { width } = checking;
  const cells = new LineCells(bytes, separator, width);
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let line = firstLine;
  let rows = 0;
  let sound = 0;
  for (let at = 0; at < bytes.length; line++) {
    const begin = at;
    at = cells.read(at);
    const fits = cells.count === width;
    cells.taken = fits && plain.take(cells);
    if (cells.taken) {
      rows++;
      sound++;
      continue;
    }
    const records = csvRecords(text.toString("utf8", begin, at), line, String.fromCharCode(separator));
    const checked = checkRows(records, checking);
    rows += checked.rows;
    sound += checked.sound;
    if (checked.sound === 1 && fits) plain.learn(cells);
  }
  return { rows, sound };
}

/** Finds the cells of one line after the other. Files are mostly sorted, so a cell is first compared with the one above it. */
class LineCells implements PlainCells {
  readonly bytes: Uint8Array;
  readonly hashes: Int32Array;
  readonly same: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  /** Cells of the line. */
  count = 0;
  /** Whether the line was taken, so that the next one can be compared with it. */
  taken = false;
  readonly #separator: number;
  readonly #width: number;
  #startsAbove: Int32Array;
  #endsAbove: Int32Array;

  constructor(bytes: Uint8Array, separator: number, width: number) {
    this.bytes = bytes;
    this.#separator = separator;
    this.#width = width;
    [this.starts, this.ends, this.hashes] = [new Int32Array(width), new Int32Array(width), new Int32Array(width)];
    [this.#startsAbove, this.#endsAbove] = [new Int32Array(width), new Int32Array(width)];
    this.same = new Uint8Array(width);
  }

  /** Finds the cells of the line that begins at `at`, and answers where the next line begins. */
  read(from: number): number {
    [this.starts, this.#startsAbove] = [this.#startsAbove, this.starts];
    [this.ends, this.#endsAbove] = [this.#endsAbove, this.ends];
    const { bytes, starts, ends, hashes, same, taken } = this;
    const [startsAbove, endsAbove, separator, width, { length }] = [
      this.#startsAbove,
      this.#endsAbove,
      this.#separator,
      this.#width,
      bytes,
    ];
    let cell = 0;
    for (let at = from; ; cell++, at++) {
      const counts = cell < width;
      const start = at;
      let hash = HASH_SEED;
      let isSame = false;
      if (taken && counts) {
        const endAbove = endsAbove[cell]!;
        let above = startsAbove[cell]!;
        while (above < endAbove && bytes[above] === bytes[at]) {
          above++;
          at++;
        }
        isSame = above === endAbove && (bytes[at] === separator || bytes[at] === NEWLINE);
        if (!isSame) at = start;
      }
      if (!isSame) {
        for (; at < length; at++) {
          const byte = bytes[at]!;
          if (byte === separator || byte === NEWLINE) break;
          hash = Math.imul(hash ^ byte, HASH_FACTOR);
        }
      }
      if (counts) {
        starts[cell] = start;
        ends[cell] = at;
        // What is the same has the same fingerprint, too.
        if (!isSame) hashes[cell] = hash;
        same[cell] = isSame ? 1 : 0;
      }
      if (at < length && bytes[at] === separator) continue;
      this.count = cell + 1;
      if (counts && !isSame && at > start && bytes[at - 1] === RETURN) {
        ends[cell] = at - 1;
        hashes[cell] = hashOfBytes(bytes, start, at - 1);
      }
      return at + 1;
    }
  }
}
