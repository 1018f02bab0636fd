import type { Problem, ProblemCode } from "./problem.ts";
import { visibleValue } from "./cells/visibleValue.ts";

/** So many problems are kept with their place; all are counted. */
const PROBLEMS_KEPT = 1_000;

/** A sentence that is longer names more than anybody reads. */
const LONGEST_MESSAGE = 2_000;

/** Where a problem is: a line, and the cell where one is meant. */
export interface Place {
  readonly line: number | null;
  readonly column?: string | null;
  readonly value?: string | null;
}

/** Collects what is wrong with one file: the first thousand problems in full, the rest as a number. */
export class ProblemList {
  errors = 0;
  warnings = 0;
  /** Data lines with at least one error. */
  refusedLines = 0;
  /** Where the data begins; errors above it refuse the file but no row. */
  firstDataLine = 2;
  #kept: Problem[] = [];
  #lastRefused = 0;
  readonly #most: number;
  readonly #warningsByCode = new Map<ProblemCode, number>();

  constructor(most = PROBLEMS_KEPT) {
    this.#most = most;
  }

  get kept(): readonly Problem[] {
    return this.#kept;
  }

  /** `message` is made only for problems that are kept, so it may be costly. */
  add(place: Place, code: ProblemCode, message: () => string, severity: Problem["severity"] = "error"): void {
    this.#count(place.line, code, severity);
    if (this.#kept.length >= this.#most) return;
    this.#kept.push({
      line: place.line,
      column: place.column ?? null,
      value: place.value ? visibleValue(place.value) : (place.value ?? null),
      code,
      message: shortened(message(), place.value ?? null),
      severity,
    });
  }

  /** Adds what stopped the reading, in front of everything else. */
  addFinal(problem: Problem): void {
    this.#count(problem.line, problem.code, problem.severity);
    this.#kept = [problem, ...this.#kept.slice(0, this.#most - 1)];
  }

  /** Makes all warnings of a code errors: a slip now and then is left out, but the rule refuses the file. */
  makeErrors(code: ProblemCode): void {
    const count = this.#warningsByCode.get(code) ?? 0;
    this.#warningsByCode.delete(code);
    this.warnings -= count;
    this.errors += count;
    this.refusedLines += count;
    this.#kept = this.#kept.map((problem) => (problem.code === code ? { ...problem, severity: "error" } : problem));
  }

  #count(line: number | null, code: ProblemCode, severity: Problem["severity"]): void {
    if (severity === "warning") {
      this.warnings++;
      this.#warningsByCode.set(code, (this.#warningsByCode.get(code) ?? 0) + 1);
      return;
    }
    this.errors++;
    // Lines come in ascending order, so a line's second error follows its first.
    if (line === null || line < this.firstDataLine || line === this.#lastRefused) return;
    this.refusedLines++;
    this.#lastRefused = line;
  }
}

/** A sentence with its cell as it may be printed, however long that is. */
export function shortened(sentence: string, cell: string | null): string {
  const value = cell?.trim() ?? "";
  const shown = visibleValue(value);
  const said = shown.length < value.length ? sentence.replaceAll(value, shown) : sentence;
  return said.length > LONGEST_MESSAGE ? `${said.slice(0, LONGEST_MESSAGE)}…` : said;
}
