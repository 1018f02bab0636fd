import type { Locale } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import { type NumberFormat, writeNumber } from "#language/words/numberFormat.ts";
import type { ReportColumn } from "../../document.ts";
import { heldNumber, patternShowing } from "../numberPattern.ts";
import { writtenPattern } from "./writtenPattern.ts";

/** A number as a cell has it: what it holds, and the pattern that shows it as the screen does. */
export interface ShownNumber {
  readonly value: number;
  readonly pattern: string | null;
}

/** What a cell is written from beside its column. */
export interface Written {
  readonly value: number;
  /** What screens show; null where the column's format says it all. */
  readonly text: string | null;
  /** What a rounded percentage is rounded from, as a part of one. */
  readonly part?: number | undefined;
}

/**
 * What a numeric cell holds and how it shows it. It holds what one calculates with: dollars, parts of one for percentages as exact as they
 * are known, points as points. Null: it is said in words, such as a month or the quarter of a year.
 */
export function shownNumber(written: Written, column: ReportColumn, locale: Locale): ShownNumber | null {
  const { value, text } = written;
  const { format, unit } = column;
  const exact = unit === "percent" ? exactPart(written, column, locale) : value;
  if (format && (text === null || shows(format, exact, text, locale))) {
    return { value: heldNumber(format, exact), pattern: patternShowing(format, exact, locale) };
  }
  if (text === null) return { value, pattern: null };
  if (!/\d/.test(text) || (unit === "year" && text !== String(value))) return null;
  if (Number.isInteger(value) && text === String(value)) return { value, pattern: "0" };
  if (unit === "percent" && shows(SHARE, exact, text, locale))
    return { value: exact, pattern: patternShowing(SHARE, exact, locale) };
  return { value, pattern: writtenPattern(value, text, locale) };
}

const SHARE: NumberFormat = { kind: "share" };

const shows = (format: NumberFormat, value: number, text: string, locale: Locale): boolean =>
  writeNumber(format, value, formatsFor(locale)) === text;

/**
 * A percentage as a part of one. Where shares that are shown add up to 100.0, one or two were moved by a tenth: those hold what they show.
 */
function exactPart({ value, text, part }: Written, { format }: ReportColumn, locale: Locale): number {
  if (part !== undefined && (text === null || shows(format ?? SHARE, part, text, locale))) return part;
  return fromPercent(value);
}

/** Without the noise of dividing: 12.3 is 0.123. */
function fromPercent(value: number): number {
  return Number((value / 100).toPrecision(15));
}
