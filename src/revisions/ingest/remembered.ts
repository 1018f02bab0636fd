import { ownCopy } from "./cells/visibleValue.ts";

const MOST = 20_000;

interface Known<T> {
  readonly cell: string;
  meaning: T;
  /** What came after it the last time. */
  next: Known<T> | null;
}

/** What cells with few distinct values were found to mean, by the cell as it stands. A file of ever new values cannot make it grow without end. */
export class Remembered<T> {
  readonly #meanings = new Map<string, Known<T>>();
  /** Files are mostly sorted, so a cell is often the one above it, or follows what it followed before: comparing is cheaper than looking up. */
  #last: Known<T> | null = null;

  get(cell: string): T | undefined {
    const last = this.#last;
    if (last) {
      if (last.cell === cell) return last.meaning;
      const { next } = last;
      if (next?.cell === cell) {
        this.#last = next;
        return next.meaning;
      }
    }
    const known = this.#meanings.get(cell);
    if (!known) return undefined;
    if (last) last.next = known;
    this.#last = known;
    return known.meaning;
  }

  set(cell: string, meaning: T): void {
    const known = this.#meanings.get(cell);
    if (known) known.meaning = meaning;
    else if (this.#meanings.size < MOST) {
      const own = ownCopy(cell);
      this.#meanings.set(own, { cell: own, meaning, next: null });
    }
  }
}
