import type { Locale } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#i18n/format.ts";
import { writeNumber } from "#words/numberFormat.ts";
import type { ReportColumn } from "../../document.ts";
import { heldNumber, literalPattern, patternShowing, readsAsNothing } from "../numberPattern.ts";

/** A number as a cell has it: what it holds, and the pattern that shows it as the screen does. */
export interface ShownNumber {
  readonly value: number;
  readonly pattern: string | null;
}

/** Longer texts in place of a number are no patterns any more. */
const LONGEST_PATTERN = 60;

/**
 * What a numeric cell holds and how it shows it. It holds what one calculates with: dollars, parts of one for percentages,
 * points as points. `text` is what screens show; null where a column's format says it all. Null: no pattern shows that text.
 */
export function shownNumber(
  value: number,
  text: string | null,
  column: ReportColumn,
  locale: Locale,
): ShownNumber | null {
  const { format, unit } = column;
  if (format) {
    // A percent column has 12.3 for 12.3 %.
    const part = unit === "percent" ? fromPercent(value) : value;
    const written =
      text === null && !readsAsNothing(part, format, locale) ? null : writeNumber(format, part, formatsFor(locale));
    if (text === null || written === text) {
      return { value: heldNumber(format, part), pattern: patternShowing(format, part, written, locale) };
    }
  }
  if (text === null) return { value, pattern: null };
  if (Number.isInteger(value) && text === String(value)) return { value, pattern: "0" };
  return asWritten(value, text, column, locale);
}

/** Without the noise of dividing: 12.3 is 0.123. */
function fromPercent(value: number): number {
  return Number((value / 100).toPrecision(15));
}

/** A pattern with the decimals and the sign of percent that the text has, where it then shows just that; else the text itself. */
function asWritten(value: number, text: string, { unit }: ReportColumn, locale: Locale): ShownNumber | null {
  const decimals = locale === "en-US" ? /\.(\d+)\D*$/ : /,(\d+)\D*$/;
  const digits = decimals.exec(text)?.[1]?.length ?? 0;
  const percent = text.includes("%");
  const held = percent && unit === "percent" ? fromPercent(value) : value;
  const written = new Intl.NumberFormat(locale, {
    style: percent ? "percent" : "decimal",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: "always",
  })
    .format(Math.abs(held))
    .replace(/[.,\s\u00a0]+$/, "");
  const [before, after, ...more] = text.split(written);
  if (before !== undefined && after !== undefined && more.length === 0 && !/\d/.test(before + after)) {
    const number = `#,##0${digits > 0 ? `.${"0".repeat(digits)}` : ""}${percent ? (locale === "en-US" ? "%" : "\u00a0%") : ""}`;
    const whole = `${literal(before)}${number}${literal(after)}`;
    return { value: held, pattern: `${whole};${whole}` };
  }
  return text.length > LONGEST_PATTERN ? null : { value, pattern: literalPattern(text) };
}

const literal = (text: string): string => (text === "" ? "" : `"${text.replaceAll('"', "”")}"`);
