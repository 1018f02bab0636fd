import type { Formats } from "./format.ts";

const cache = new Map<string, Intl.NumberFormat>();

/** Percentage points with their sign: `+0.12`. One category moves a market's mix by hundredths, so tenths would not tell them apart. */
export function finePoints(part: number | null, formats: Formats): string {
  if (part === null) return formats.points(null);
  const { locale } = formats;
  let format = cache.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: "exceptZero",
    });
    cache.set(locale, format);
  }
  return format.format(part * 100).replace("-", "−");
}
