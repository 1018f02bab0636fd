import { HASH_FACTOR, MeaningOfBytes, UNKNOWN } from "./meaningOfBytes.ts";
import type { PlainCells } from "./plainCells.ts";

/** Different cells of one column, where several make a meaning together: three of these make a number below 2^52. */
const MOST_WORDS = 1 << 17;

/** What some cells of a line mean, of which the file may have all, one or none. */
export class MeaningOfCells {
  readonly #positions: readonly number[];
  /** The meanings of what stands side by side; else by column a number that stands for the cell. */
  readonly #words: readonly MeaningOfBytes[];
  readonly #counts: number[];
  /** Columns that stand side by side are one stretch of bytes. */
  readonly #sideBySide: boolean;
  readonly #meanings = new Map<number, number>();
  /** Of the line that was taken before. */
  #lastMeaning = UNKNOWN;

  /** @param positions of the columns; -1 where the file does not have one */
  constructor(positions: readonly number[]) {
    this.#positions = positions.filter((position) => position >= 0).toSorted((a, b) => a - b);
    this.#sideBySide =
      this.#positions.length > 0 && this.#positions.every((position, at) => position === this.#positions[0]! + at);
    this.#words = this.#positions.map(() => new MeaningOfBytes());
    this.#counts = this.#positions.map(() => 0);
  }

  find(cells: PlainCells): number {
    const positions = this.#positions;
    if (allSame(cells.same, positions)) return this.#lastMeaning;
    this.#lastMeaning = this.#sideBySide ? stretch(this.#words[0]!, cells, positions) : this.#together(cells);
    return this.#lastMeaning;
  }

  #together(cells: PlainCells): number {
    const positions = this.#positions;
    let key = 0;
    for (let at = 0; at < positions.length; at++) {
      const found = word(this.#words[at]!, cells, positions[at]!);
      if (found === UNKNOWN) return UNKNOWN;
      key = key * MOST_WORDS + found;
    }
    return this.#meanings.get(key) ?? UNKNOWN;
  }

  learn(cells: PlainCells, meaning: number): void {
    const { bytes, starts, ends, hashes } = cells;
    if (this.#sideBySide) {
      const [first, last] = [this.#positions[0]!, this.#positions.at(-1)!];
      this.#words[0]!.set(bytes, starts[first]!, ends[last]!, hashOf(cells, this.#positions), meaning);
      return;
    }
    let key = 0;
    for (const [at, position] of this.#positions.entries()) {
      const count = this.#counts[at]!;
      if (count >= MOST_WORDS) return;
      const words = this.#words[at]!;
      if (word(words, cells, position) === UNKNOWN) {
        words.set(bytes, starts[position]!, ends[position]!, hashes[position]!, count);
        this.#counts[at] = count + 1;
      }
      key = key * MOST_WORDS + word(words, cells, position);
    }
    this.#meanings.set(key, meaning);
  }
}

function allSame(same: Uint8Array, positions: readonly number[]): boolean {
  for (let at = 0; at < positions.length; at++) if (same[positions[at]!] === 0) return false;
  return positions.length > 0;
}

function stretch(words: MeaningOfBytes, cells: PlainCells, positions: readonly number[]): number {
  const [first, last] = [positions[0]!, positions[positions.length - 1]!];
  return words.find(cells.bytes, cells.starts[first]!, cells.ends[last]!, hashOf(cells, positions));
}

function hashOf({ hashes }: PlainCells, positions: readonly number[]): number {
  let hash = hashes[positions[0]!]!;
  for (let at = 1; at < positions.length; at++) hash = Math.imul(hash ^ hashes[positions[at]!]!, HASH_FACTOR);
  return hash;
}

function word(words: MeaningOfBytes, { bytes, starts, ends, hashes }: PlainCells, position: number): number {
  return words.find(bytes, starts[position]!, ends[position]!, hashes[position]!);
}
