import type { Problem, ProblemCode } from "./problem.ts";
import { type Place, ProblemList, shortened } from "./problemList.ts";
import { visibleValue } from "./cells/visibleValue.ts";

/** So many problems of one file are kept with their place; all are counted. */
export const PROBLEMS_IN_BOOK = 10_000;
/** So many different unknown names are told of; more are no names. */
const MOST_UNKNOWN = 500;
/** The same sentence is made once for the same cell: nearest names are costly to find. */
const MOST_SENTENCES = 5_000;

/** Codes that a person can answer by saying what the name means. */
export const NAME_CODES = [
  "unknown-market",
  "ambiguous-market",
  "unknown-medium",
  "unknown-vertical",
  "unknown-platform",
  "unknown-media-type",
] as const;
export type NameCode = (typeof NAME_CODES)[number];

/** A name that nobody knows, and on how many rows it stands. */
export interface UnknownName {
  /** As the file spells the column. */
  readonly column: string;
  readonly value: string;
  readonly code: NameCode;
  readonly rows: number;
}

/** Keeps the problems of a file that a person goes through: more of them, counted by code, with the names that are not known. */
export class ProblemBook extends ProblemList {
  readonly #codes = new Map<string, { code: ProblemCode; severity: Problem["severity"]; count: number }>();
  readonly #unknown = new Map<string, { name: Omit<UnknownName, "rows">; rows: number }>();
  readonly #sentences = new Map<string, string>();
  #reasons = new Map<number, string[]>();

  constructor() {
    super(PROBLEMS_IN_BOOK);
  }

  override add(place: Place, code: ProblemCode, message: () => string, severity: Problem["severity"] = "error"): void {
    const sentence = () => shortened(this.#sentence(place, code, message), place.value ?? null);
    this.#count(place, code, severity);
    if (severity === "error" && place.line !== null) this.#note(place.line, place.column ?? null, sentence());
    super.add(place, code, sentence, severity);
  }

  /** How often what was found, the most frequent first. */
  get byCode(): readonly {
    readonly code: ProblemCode;
    readonly severity: Problem["severity"];
    readonly count: number;
  }[] {
    return [...this.#codes.values()].toSorted((a, b) => b.count - a.count);
  }

  get unknownNames(): readonly UnknownName[] {
    return [...this.#unknown.values()].map(({ name, rows }) => ({ ...name, rows })).toSorted((a, b) => b.rows - a.rows);
  }

  /** Why rows were refused since the last time, by line. */
  takeReasons(): ReadonlyMap<number, readonly string[]> {
    const reasons = this.#reasons;
    if (reasons.size > 0) this.#reasons = new Map();
    return reasons;
  }

  #count({ column, value }: Place, code: ProblemCode, severity: Problem["severity"]): void {
    const key = `${severity} ${code}`;
    const counted = this.#codes.get(key);
    if (counted) counted.count++;
    else this.#codes.set(key, { code, severity, count: 1 });
    const known = NAME_CODES.find((one) => one === code);
    if (!known || !column || !value) return;
    const name = { column, value: visibleValue(value.trim()), code: known };
    const id = `${column}\n${name.value}`;
    const found = this.#unknown.get(id);
    if (found) found.rows++;
    else if (this.#unknown.size < MOST_UNKNOWN) this.#unknown.set(id, { name, rows: 1 });
  }

  #note(line: number, column: string | null, sentence: string): void {
    const said = column === null ? sentence : `${column}: ${sentence}`;
    const reasons = this.#reasons.get(line);
    if (reasons) reasons.push(said);
    else this.#reasons.set(line, [said]);
  }

  #sentence({ column, value }: Place, code: ProblemCode, message: () => string): string {
    // Only what a name is can be told by the name alone; other sentences speak of the line.
    if (!NAME_CODES.some((one) => one === code)) return message();
    const key = `${code}\n${column}\n${value}`;
    const known = this.#sentences.get(key);
    if (known !== undefined) return known;
    const made = message();
    if (this.#sentences.size < MOST_SENTENCES) this.#sentences.set(key, made);
    return made;
  }
}
