const PIECE = 256 * 1024;
/** A number's digits, its comma, and `NULL`, with room to spare. */
const LONGEST_NUMBER = 24;
const [ZERO, COMMA, OPEN, CLOSE, TAB] = [48, 44, 123, 125, 9];
const NULL = "NULL";
const BILLION = 1_000_000_000;

/** COPY text written as bytes, for rows that hold long lists of numbers. */
export class CopyBytes {
  #bytes = new Uint8Array(PIECE);
  #at = 0;

  /** ASCII that needs no escape. */
  text(text: string): void {
    this.#room(text.length);
    for (let at = 0; at < text.length; at++) this.#bytes[this.#at++] = text.charCodeAt(at);
  }

  /** A tab and an array of the first `length` values, whole numbers from 0; those below 0 are SQL's null. */
  list(values: Float64Array, length: number): void {
    this.#room((length + 1) * LONGEST_NUMBER);
    const bytes = this.#bytes;
    let to = this.#at;
    bytes[to++] = TAB;
    bytes[to++] = OPEN;
    let last = Number.NaN;
    let lastFrom = 0;
    let lastTo = 0;
    for (let at = 0; at < length; at++) {
      const value = values[at]!;
      const from = to;
      // What repeats is copied, which is cheaper than dividing it into digits again.
      if (value === last) for (let digit = lastFrom; digit < lastTo; ) bytes[to++] = bytes[digit++]!;
      else to = value < 0 ? writeNull(bytes, to) : writeWhole(bytes, to, value);
      [last, lastFrom, lastTo] = [value, from, to];
      bytes[to++] = COMMA;
    }
    if (length > 0) to--;
    bytes[to++] = CLOSE;
    this.#at = to;
  }

  /** What was written since the last time; whole lines, if only whole lines were written. */
  taken(): Uint8Array<ArrayBuffer>[] {
    if (this.#at === 0) return [];
    const taken = this.#bytes.slice(0, this.#at);
    this.#at = 0;
    return [taken];
  }

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const longer = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + more));
    longer.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = longer;
  }
}

function writeNull(bytes: Uint8Array, at: number): number {
  for (let letter = 0; letter < NULL.length; letter++) bytes[at + letter] = NULL.charCodeAt(letter);
  return at + NULL.length;
}

/** Writes a whole number from 0 to 2^53, and answers where its digits end. */
function writeWhole(bytes: Uint8Array, at: number, value: number): number {
  if (value < BILLION) return writeDigits(bytes, at, value | 0, digitsOf(value | 0));
  const high = Math.floor(value / BILLION);
  return writeDigits(bytes, writeWhole(bytes, at, high), (value - high * BILLION) | 0, 9);
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let rest = value; rest >= 10; rest = (rest / 10) | 0) digits++;
  return digits;
}

function writeDigits(bytes: Uint8Array, at: number, value: number, digits: number): number {
  for (let place = at + digits - 1, rest = value; place >= at; place--) {
    const above = (rest / 10) | 0;
    bytes[place] = ZERO + rest - above * 10;
    rest = above;
  }
  return at + digits;
}
