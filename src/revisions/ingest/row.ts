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

/** What no cell of a table holds, but what is left of other programs' data: line ends and tabs are none of them. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function controlMessage(name: string, { 0: character, index }: RegExpExecArray): string {
  const code = character.charCodeAt(0);
  const what =
    code === 0 ? "a NUL character" : `the control character U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return `${name} holds ${what} at character ${index + 1}. Remove it, or export the file again.`;
}

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
  readonly #missing: ReadonlySet<string>;
  /** Columns of the line that were refused for a control character. */
  #unclean: string[] = [];

  /** @param missing columns that the file lacks, of which the header tells once for all rows */
  constructor(header: Header, problems: ProblemList, missing: ReadonlySet<string> = new Set()) {
    this.#header = header;
    this.#problems = problems;
    this.#missing = missing;
  }

  moveTo(line: number, cells: readonly string[]): void {
    this.line = line;
    this.cells = cells;
    this.sound = true;
    if (this.#unclean.length > 0) this.#unclean = [];
  }

  /** Position of a column; -1 where the file does not have it. */
  position(key: string): number {
    return this.#header.positions.get(key) ?? -1;
  }

  text(key: string): string | null {
    const text = this.cells[this.position(key)]?.trim() || null;
    if (text === null || !CONTROL.test(text)) return text;
    this.refuse(key, "control-character", () => "");
    return null;
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
    if (this.#missing.has(key)) return;
    const control = CONTROL.exec(this.cells[this.position(key)] ?? "");
    if (control === null) this.note(key, code, message, "error");
    else if (!this.#unclean.includes(key)) {
      this.#unclean.push(key);
      this.note(key, "control-character", () => controlMessage(this.#name(key), control), "error");
    }
  }

  /** Notes an error in a cell by its place, whatever column it is. */
  refuseAt(at: number, code: ProblemCode, message: (length: number) => string): void {
    const value = this.cells[at] ?? "";
    const column = this.#header.names[at] ?? null;
    this.sound = false;
    this.#problems.add({ line: this.line, column, value }, code, () => message(value.length));
  }

  note(key: string, code: ProblemCode, message: () => string, severity: Problem["severity"]): void {
    const value = this.cells[this.position(key)] ?? null;
    this.#problems.add({ line: this.line, column: this.#name(key), value }, code, message, severity);
  }

  #name(key: string): string {
    return this.#header.names[this.position(key)] ?? key;
  }
}
