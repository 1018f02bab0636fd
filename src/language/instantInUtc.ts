import type { Locale } from "#domain/taxonomy/name.ts";

const cache = new Map<Locale, Intl.DateTimeFormat>();

/** Day and time of an ISO instant for readers in places nobody knows, such as those of a file: `Mar 4, 2026, 2:30 PM UTC`. */
export function instantInUtc(instant: string, locale: Locale): string {
  let format = cache.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
    cache.set(locale, format);
  }
  return `${format.format(new Date(instant))} UTC`;
}
