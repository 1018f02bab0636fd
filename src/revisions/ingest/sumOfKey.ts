const EMPTY = -1;
const FULL_AT = 0.6;
const FIRST_SLOTS = 1 << 12;
const SPREAD = 0x9e37_79b1;
const LOW = 0x1_0000_0000;

/** Sums by key, 20 bytes a slot, so a million of them take about 40 MB. Keys are whole, from 0 below 2^52. */
export class SumOfKey {
  #keys = new Float64Array(FIRST_SLOTS).fill(EMPTY);
  #sums = new Float64Array(FIRST_SLOTS);
  #most = new Int32Array(FIRST_SLOTS);
  #size = 0;
  /** Files are mostly sorted, so a key is often the one before. */
  #lastKey = EMPTY;
  #lastSlot = 0;

  /** @param most kept is the largest of those given for the key; 0 says nothing */
  add(key: number, amount: number, most = 0): void {
    if (key !== this.#lastKey) {
      this.#lastSlot = this.#open(key);
      this.#lastKey = key;
    }
    const slot = this.#lastSlot;
    this.#sums[slot]! += amount;
    if (most > this.#most[slot]!) this.#most[slot] = most;
  }

  get size(): number {
    return this.#size;
  }

  *entries(): Generator<readonly [key: number, sum: number, most: number]> {
    for (let slot = 0; slot < this.#keys.length; slot++) {
      const key = this.#keys[slot]!;
      if (key !== EMPTY) yield [key, this.#sums[slot]!, this.#most[slot]!];
    }
  }

  #open(key: number): number {
    const slot = this.#slotOf(key);
    if (this.#keys[slot] === key) return slot;
    this.#keys[slot] = key;
    if (++this.#size <= this.#keys.length * FULL_AT) return slot;
    this.#grow();
    return this.#slotOf(key);
  }

  #slotOf(key: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    const high = Math.floor(key / LOW);
    const mixed = Math.imul((key - high * LOW) ^ Math.imul(high, 0x85eb_ca6b), SPREAD);
    let slot = ((mixed ^ (mixed >>> 15)) >>> 0) & mask;
    while (keys[slot] !== EMPTY && keys[slot] !== key) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, sums, most] = [this.#keys, this.#sums, this.#most];
    this.#keys = new Float64Array(keys.length * 2).fill(EMPTY);
    this.#sums = new Float64Array(keys.length * 2);
    this.#most = new Int32Array(keys.length * 2);
    for (let at = 0; at < keys.length; at++) {
      const key = keys[at]!;
      if (key === EMPTY) continue;
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      this.#sums[slot] = sums[at]!;
      this.#most[slot] = most[at]!;
    }
  }
}
