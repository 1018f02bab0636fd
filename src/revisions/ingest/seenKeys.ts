import { ownCopy } from "./cells/visibleValue.ts";
import type { Row } from "./row.ts";

/** The keys of a file of moderate size, with the line each was first seen on. */
export class SeenKeys {
  readonly #lines = new Map<string, number>();

  /** Refuses the row when its key was seen before, naming both lines. */
  check(row: Row, column: string, key: string): void {
    const before = this.#lines.get(key);
    if (before === undefined) {
      this.#lines.set(ownCopy(key), row.line);
      return;
    }
    row.refuse(column, "duplicate-key", () => duplicateMessage(row.line, before, key));
  }
}

export function duplicateMessage(line: number, before: number, key: string): string {
  return `Lines ${before} and ${line} have the same key (${key}). Keep the right one; they are neither added up nor overwritten.`;
}
