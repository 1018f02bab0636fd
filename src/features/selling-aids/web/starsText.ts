import type { Locale } from "#domain/taxonomy/name.ts";

/** A mean of stars with one decimal at most: `4.5`. */
export function starsText(rating: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(rating);
}
