const EMPTY = 0;
const FIRST_SLOTS = 1 << 10;
const FULL_AT = 0.5;
/** As for any file, more distinct values than this are no dictionary any more; what is not kept is read as if it were met for the first time. */
const MOST = 1_000_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Nothing is known of the bytes. */
export const UNKNOWN = -2;

/** Where the fingerprint of a cell's bytes begins; `(hash ^ byte) * HASH_FACTOR` takes the next byte in, in 32 bits. */
export const HASH_SEED = 0x811c_9dc5 | 0;
export const HASH_FACTOR = 16_777_619;

/** Whole numbers by cells as their bytes stand in a file. What the same bytes meant before they mean again: fingerprints only find them, bytes are compared. */
export class MeaningOfBytes {
  /** Number of an entry plus one, by fingerprint. */
  #slots = new Int32Array(FIRST_SLOTS);
  #hashes = new Int32Array(FIRST_SLOTS);
  #begins = new Int32Array(FIRST_SLOTS + 1);
  #meanings = new Int32Array(FIRST_SLOTS);
  #pool = new Uint8Array(1 << 14);
  #size = 0;

  /** What the bytes from `start` to before `end` mean; `UNKNOWN` where nobody said so yet. */
  find(bytes: Uint8Array, start: number, end: number, hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = spread(hash) & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot]! - 1;
      if (entry < 0) return UNKNOWN;
      if (this.#hashes[entry] !== hash) continue;
      const begin = this.#begins[entry]!;
      const length = this.#begins[entry + 1]! - begin;
      if (length !== end - start) continue;
      let same = 0;
      while (same < length && this.#pool[begin + same] === bytes[start + same]) same++;
      if (same === length) return this.#meanings[entry]!;
    }
  }

  /** @param meaning -1 or more */
  set(bytes: Uint8Array, start: number, end: number, hash: number, meaning: number): void {
    const from = this.#begins[this.#size]!;
    const to = from + end - start;
    if (this.#size >= MOST || to > MOST_BYTES || this.find(bytes, start, end, hash) !== UNKNOWN) return;
    if (this.#size + 1 > this.#slots.length * FULL_AT) this.#grow();
    if (to > this.#pool.length) {
      const pool = new Uint8Array(Math.max(this.#pool.length * 2, to));
      pool.set(this.#pool);
      this.#pool = pool;
    }
    this.#pool.set(bytes.subarray(start, end), from);
    const entry = this.#size++;
    this.#begins[entry + 1] = to;
    this.#hashes[entry] = hash;
    this.#meanings[entry] = meaning;
    this.#enter(entry);
  }

  #enter(entry: number): void {
    const mask = this.#slots.length - 1;
    let slot = spread(this.#hashes[entry]!) & mask;
    while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & mask;
    this.#slots[slot] = entry + 1;
  }

  #grow(): void {
    const length = this.#slots.length * 2;
    this.#slots = new Int32Array(length);
    this.#hashes = longer(this.#hashes, length);
    this.#begins = longer(this.#begins, length + 1);
    this.#meanings = longer(this.#meanings, length);
    for (let entry = 0; entry < this.#size; entry++) this.#enter(entry);
  }
}

/** The fingerprint of a cell that was not met byte by byte. */
export function hashOfBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = HASH_SEED;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, HASH_FACTOR);
  return hash;
}

function spread(hash: number): number {
  return hash ^ (hash >>> 15);
}

function longer(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length);
  copy.set(numbers);
  return copy;
}
