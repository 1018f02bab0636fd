import type { Names } from "#domain/taxonomy/name.ts";
import type { Formats } from "./format.ts";

/** The smallest part that two decimals of a percentage tell from nothing. */
const SMALLEST = 0.0001;

const lessThan: Names = { "en-US": "less than ", "es-ES": "menos del ", "de-DE": "weniger als " };

const cache = new Map<string, Intl.NumberFormat>();

/**
 * A part of one with two decimals: `4.55%`. For shares so close together that tenths would not tell them apart; what would read as nothing
 * and is not is `less than 0.01%`.
 */
export function fineShare(part: number | null, formats: Formats): string {
  if (part === null) return formats.share(null);
  const { locale } = formats;
  let format = cache.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });
    cache.set(locale, format);
  }
  if (part > 0 && part < SMALLEST / 2) return `${formats.name(lessThan)}${format.format(SMALLEST)}`;
  return format.format(part);
}
