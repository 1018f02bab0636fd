import { finePoints } from "#language/finePoints.ts";
import type { Formats } from "#language/format.ts";
import type { MoneyScale } from "#language/money.ts";
import { tidy } from "./words.ts";

/** How a number is to be written, as plain data: a document carries it to wherever it becomes a file. */
export type NumberFormat =
  /** Whole dollars in a unit that a head or an axis names. */
  | { readonly kind: "money"; readonly scale: MoneyScale }
  /** Dollars per person. */
  | { readonly kind: "perCapita" }
  /** A part of one, 0–1. */
  | { readonly kind: "share" }
  /** A change as part of one, with its sign. */
  | { readonly kind: "growth" }
  /** A difference of two parts of one, in percentage points. */
  | { readonly kind: "points" }
  /** The same in hundredths, its unit named elsewhere: what one category moves in a whole market. */
  | { readonly kind: "finePoints" }
  | { readonly kind: "index" }
  | { readonly kind: "rank" }
  | { readonly kind: "count" };

/** A number in the reader's language, its unit named elsewhere if it is money; null reads "n/a". */
export function writeNumber(format: NumberFormat, value: number | null, formats: Formats): string {
  if (format.kind === "money") return formats.moneyIn(format.scale, value);
  return format.kind === "finePoints" ? finePoints(value, formats) : formats[format.kind](value);
}

/** A number with its unit, where nothing beside it names that. */
export function writeWhole(format: NumberFormat, value: number | null, formats: Formats): string {
  return format.kind === "money" ? formats.money(value) : writeNumber(format, value, formats);
}

/** A round value of an axis, with its unit. */
export function writeTick(format: NumberFormat, value: number, formats: Formats): string {
  return tidy(format.kind === "money" ? formats.money(value) : writeNumber(format, value, formats));
}
