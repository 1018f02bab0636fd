import type { Formats } from "./format.ts";

/** A plain number with so many digits behind the point: `2.53`, `−39.4`; null reads like every other missing figure. */
export function decimal(value: number | null, digits: number, formats: Formats): string {
  if (value === null) return formats.count(null);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(formats.locale, options).format(value).replace("-", "−");
}
