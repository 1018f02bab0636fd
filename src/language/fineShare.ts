import type { Formats } from "./format.ts";

const cache = new Map<string, Intl.NumberFormat>();

/** A part of one with two decimals: `4.55%`. For shares so close together that tenths would not tell them apart. */
export function fineShare(part: number | null, formats: Formats): string {
  if (part === null) return formats.share(null);
  const { locale } = formats;
  let format = cache.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2 });
    cache.set(locale, format);
  }
  return format.format(part);
}
