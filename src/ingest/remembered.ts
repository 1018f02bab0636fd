import { ownCopy } from "./visibleValue.ts";

const MOST = 20_000;

/** What cells with few distinct values were found to mean, by the cell as it stands. A file of ever new values cannot make it grow without end. */
export class Remembered<T> {
  readonly #meanings = new Map<string, T>();
  /** Files are mostly sorted, so a cell is often the one above it: comparing is cheaper than looking up. */
  #lastCell = "";
  #lastMeaning: T | undefined;

  get(cell: string): T | undefined {
    if (cell === this.#lastCell) return this.#lastMeaning;
    const meaning = this.#meanings.get(cell);
    this.#lastCell = cell;
    this.#lastMeaning = meaning;
    return meaning;
  }

  set(cell: string, meaning: T): void {
    if (this.#meanings.size < MOST) this.#meanings.set(ownCopy(cell), meaning);
    if (cell === this.#lastCell) this.#lastMeaning = meaning;
  }
}
