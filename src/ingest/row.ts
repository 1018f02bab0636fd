import type { Header } from "./header.ts";
import { parseYear, FIRST_YEAR, LAST_YEAR } from "./cells/parseYear.ts";
import type { Problem, ProblemCode } from "./problem.ts";
import type { ProblemList } from "./problemList.ts";

export interface NumberRule {
  readonly required?: boolean;
  readonly whole?: boolean;
  /** Inclusive. */
  readonly least?: number;
  readonly most?: number;
}

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * The row under inspection. Readers of cells answer the value, or null for a blank cell; what is wrong is noted
 * with line, column and value, and `sound` turns false.
 */
export class Row {
  line = 0;
  sound = true;
  cells: readonly string[] = [];
  readonly #header: Header;
  readonly #problems: ProblemList;

  constructor(header: Header, problems: ProblemList) {
    this.#header = header;
    this.#problems = problems;
  }

  moveTo(line: number, cells: readonly string[]): void {
    this.line = line;
    this.cells = cells;
    this.sound = true;
  }

  /** Position of a column; -1 where the file does not have it. */
  position(key: string): number {
    return this.#header.positions.get(key) ?? -1;
  }

  text(key: string): string | null {
    return this.cells[this.position(key)]?.trim() || null;
  }

  requiredText(key: string): string | null {
    const text = this.text(key);
    if (text === null) this.refuse(key, "missing-value", () => `${this.#name(key)} is blank; every row needs one.`);
    return text;
  }

  number(key: string, { required = false, whole = false, least = -Infinity, most }: NumberRule = {}) {
    // Whole numbers beyond this are not exact any more, and the store would refuse some of them without naming their line.
    const limit = most ?? (whole ? Number.MAX_SAFE_INTEGER : Infinity);
    const text = required ? this.requiredText(key) : this.text(key);
    if (text === null) return null;
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    if (Number.isNaN(value) || (whole && !Number.isInteger(value))) {
      const kind = whole ? "a whole number" : "a number";
      this.refuse(
        key,
        "not-a-number",
        () => `“${text}” is not ${kind}. Write digits only, without separators or units.`,
      );
      return null;
    }
    if (value < least || value > limit) {
      const bounds = limit === Infinity ? `be ${least} or more` : `lie between ${least} and ${limit}`;
      this.refuse(key, "out-of-range", () => `${this.#name(key)} must ${bounds}.`);
      return null;
    }
    return value;
  }

  year(key: string): number | null {
    const text = this.text(key);
    const year = text === null ? null : parseYear(text);
    if (year === null) {
      const found = text === null ? "The year is blank." : `“${text}” is not a year.`;
      this.refuse(key, "bad-year", () => `${found} A year is four digits from ${FIRST_YEAR} to ${LAST_YEAR}.`);
    }
    return year;
  }

  /** One of a few words, whatever their case. */
  choice<T extends string>(key: string, choices: readonly T[]): T | null {
    const text = this.requiredText(key);
    if (text === null) return null;
    const chosen = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
    if (!chosen) {
      this.refuse(key, "unknown-value", () => `${this.#name(key)} must be one of ${choices.join(", ")}.`);
    }
    return chosen ?? null;
  }

  /** Notes an error in a cell; the row will not be taken. */
  refuse(key: string, code: ProblemCode, message: () => string): void {
    this.sound = false;
    this.note(key, code, message, "error");
  }

  note(key: string, code: ProblemCode, message: () => string, severity: Problem["severity"]): void {
    const value = this.cells[this.position(key)] ?? null;
    this.#problems.add({ line: this.line, column: this.#name(key), value }, code, message, severity);
  }

  #name(key: string): string {
    return this.#header.names[this.position(key)] ?? key;
  }
}
