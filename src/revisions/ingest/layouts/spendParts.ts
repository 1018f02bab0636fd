import { LineOfKey } from "../lineOfKey.ts";
import type { Row } from "../row.ts";

/** A part of a year that a row tells of; null in both is the whole year. */
export interface YearPart {
  readonly quarter: number | null;
  readonly month: number | null;
}

const WHOLE: YearPart = { quarter: null, month: null };
const QUARTERS = 4;
/** The year itself, its quarters and its months. */
const PARTS = 1 + QUARTERS + 12;

/** Reads the part of a row; of files that have no column for it, always the whole year. */
export function partReader(row: Row): () => YearPart {
  if (row.position("quarter") < 0 && row.position("month") < 0) return () => WHOLE;
  return () => {
    const quarter = row.number("quarter", { whole: true, least: 1, most: QUARTERS });
    const month = row.number("month", { whole: true, least: 1, most: 12 });
    if (quarter !== null && month !== null) {
      row.refuse(
        "month",
        "quarter-and-month",
        () => "The row names a quarter and a month. Leave the one empty that the amount is not of.",
      );
    }
    return { quarter, month };
  };
}

/** What lines of a file say of cells and years, so that none says it twice: neither the same part, nor a whole and parts of it. */
export class PartsOfYears {
  readonly #lines = new LineOfKey();
  /** On which line a part of a year was first seen, and a month of a quarter. */
  readonly #parts = new LineOfKey();
  readonly #months = new LineOfKey();

  /**
   * Notes a row of a cell and year. Answers 0, or the line that says the same, and whether it says all or a part of it.
   *
   * @param year a whole number for each cell and year, below 2^27
   */
  seenBefore(year: number, { quarter, month }: YearPart, line: number): { line: number; same: boolean } | null {
    const of = (part: number) => year * PARTS + part;
    const quarterOf = quarter ?? (month === null ? null : Math.ceil(month / 3));
    const part = month === null ? (quarter ?? 0) : QUARTERS + month;
    const clash = this.#clash(year, part, quarterOf, of);
    if (clash > 0) return { line: clash, same: false };
    const before = this.#lines.seenBefore(of(part), line);
    if (before > 0) return { line: before, same: true };
    if (quarterOf !== null) this.#parts.seenBefore(year, line);
    if (month !== null && quarterOf !== null) this.#months.seenBefore(year * QUARTERS + quarterOf - 1, line);
    return null;
  }

  /** The line of a whole that this is a part of, or of a part of this whole; 0 where there is none. */
  #clash(year: number, part: number, quarter: number | null, of: (part: number) => number): number {
    if (quarter === null) return this.#parts.lineOf(year);
    const whole = this.#lines.lineOf(of(0));
    if (whole > 0) return whole;
    return part > QUARTERS ? this.#lines.lineOf(of(quarter)) : this.#months.lineOf(year * QUARTERS + quarter - 1);
  }
}
