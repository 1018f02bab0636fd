const EMPTY = 0xffff_ffff;
const FULL_AT = 0.6;
/** Knuth's multiplicative constant: spreads neighbouring keys over the table. */
const SPREAD = 0x9e37_79b1;

/** On which line each key was first seen: 8 bytes a slot, so a million keys take about 16 MB. Keys are integers below 2^32 - 1. */
export class LineOfKey {
  #keys = new Uint32Array(1024).fill(EMPTY);
  #lines = new Int32Array(1024);
  #size = 0;

  /** Notes the key's line and answers 0, or answers the line on which the key was seen before. */
  seenBefore(key: number, line: number): number {
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === key) return this.#lines[slot] ?? 0;
    this.#keys[slot] = key;
    this.#lines[slot] = line;
    if (++this.#size > this.#keys.length * FULL_AT) this.#grow();
    return 0;
  }

  /** The line on which a key was seen; 0 for one that was not. */
  lineOf(key: number): number {
    const slot = this.#slotOf(key);
    return this.#keys[slot] === key ? (this.#lines[slot] ?? 0) : 0;
  }

  #slotOf(key: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let slot = (Math.imul(key, SPREAD) >>> 7) & mask;
    while (keys[slot] !== EMPTY && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const keys = this.#keys;
    const lines = this.#lines;
    this.#keys = new Uint32Array(keys.length * 2).fill(EMPTY);
    this.#lines = new Int32Array(keys.length * 2);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at];
      if (key === undefined || key === EMPTY) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#lines[slot] = lines[at] ?? 0;
    }
  }
}
