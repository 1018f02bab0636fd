import { FIRST_YEAR } from "./cells/parseYear.ts";

/** The figures of a spend file, small enough to be handed from thread to thread: four small numbers and an amount for each row. */
export interface SpendTally {
  readonly markets: readonly string[];
  readonly targets: readonly string[];
  readonly media: readonly string[];
  /** Row by row: market, target, medium as positions in the lists, and the year. */
  readonly keys: Uint16Array<ArrayBuffer>;
  readonly dollars: Float64Array<ArrayBuffer>;
}

/** Null in COPY text. */
const NULL = "\\N";
const FIRST_ROOM = 1 << 14;
const PARTS = 4;

/** Gathers the figures of checked spend rows from their COPY text, as `layouts/spend.ts` writes it. */
export class SpendTallier {
  readonly #markets = new Positions();
  readonly #targets = new Positions();
  readonly #media = new Positions();
  /** The rows of years that are told by quarter or month, by what they are of: their parts are added up. */
  readonly #years = new Map<string, number>();
  #keys = new Uint16Array(FIRST_ROOM * PARTS);
  #dollars = new Float64Array(FIRST_ROOM);
  #rows = 0;

  add(chunk: Uint8Array): void {
    const text = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString("utf8");
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf("\n", at);
      const cells = text.slice(at, end).split("\t");
      const [, market = "", , target = "", medium = "", year, dollars, quarter = NULL, month = NULL] = cells;
      at = end + 1;
      const isPart = quarter !== NULL || month !== NULL;
      if (isPart && this.#addPart(`${market} ${target} ${medium} ${year}`, Number(dollars))) continue;
      this.#push(
        this.#markets.of(market),
        this.#targets.of(target),
        this.#media.of(medium),
        Number(year),
        Number(dollars),
      );
    }
  }

  get tally(): SpendTally {
    return {
      markets: this.#markets.names,
      targets: this.#targets.names,
      media: this.#media.names,
      keys: this.#keys.slice(0, this.#rows * PARTS),
      dollars: this.#dollars.slice(0, this.#rows),
    };
  }

  /** Adds a part of a year to its row; false where it is the first part of one, which becomes a row. */
  #addPart(year: string, dollars: number): boolean {
    const row = this.#years.get(year);
    if (row === undefined) this.#years.set(year, this.#rows);
    else this.#dollars[row] = (this.#dollars[row] ?? 0) + dollars;
    return row !== undefined;
  }

  #push(market: number, target: number, medium: number, year: number, dollars: number): void {
    if (this.#rows === this.#dollars.length) this.#grow();
    const at = this.#rows * PARTS;
    this.#keys[at] = market;
    this.#keys[at + 1] = target;
    this.#keys[at + 2] = medium;
    this.#keys[at + 3] = year - FIRST_YEAR;
    this.#dollars[this.#rows++] = dollars;
  }

  #grow(): void {
    const keys = new Uint16Array(this.#keys.length * 2);
    keys.set(this.#keys);
    const dollars = new Float64Array(this.#dollars.length * 2);
    dollars.set(this.#dollars);
    [this.#keys, this.#dollars] = [keys, dollars];
  }
}

/** Names in the order of their first appearance. */
class Positions {
  readonly names: string[] = [];
  readonly #known = new Map<string, number>();

  of(name: string): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    // A piece of a longer text would keep all of it alive.
    const own = Buffer.from(name, "utf8").toString("utf8");
    this.#known.set(own, this.names.length);
    return this.names.push(own) - 1;
  }
}

/** The year that a row's key stands for. */
export function yearOfKey(key: number): number {
  return FIRST_YEAR + key;
}
