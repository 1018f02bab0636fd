import type { Formats } from "./format.ts";

/** An amount as it is paid: `$1,250`, and `$12.50` where there are cents. */
export function centsText(cents: number, formats: Formats): string {
  return cents % 100 === 0 ? formats.dollars(cents / 100) : formats.perCapita(cents / 100);
}

/** A day such as `2026-12-01` in words, the same day wherever the reader is. */
export function dayText(day: string, formats: Formats): string {
  return formats.date(`${day}T12:00`);
}

/** A month such as `2026-12` in words. */
export function monthText(month: string, formats: Formats): string {
  return `${formats.month(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}
