import { ownCopy } from "./visibleValue.ts";

const MOST = 20_000;

/** What cells with few distinct values were found to mean, by the cell as it stands. A file of ever new values cannot make it grow without end. */
export class Remembered<T> {
  readonly #meanings = new Map<string, T>();

  get(cell: string): T | undefined {
    return this.#meanings.get(cell);
  }

  set(cell: string, meaning: T): void {
    if (this.#meanings.size < MOST) this.#meanings.set(ownCopy(cell), meaning);
  }
}
