import type { Formats } from "../format.ts";

const DAY_MS = 86_400_000;

/** `Jan 1, 2025 – Mar 31, 2025`; `endDay` is the first day after it. */
export function dayRange(firstDay: string, endDay: string, formats: Formats): string {
  const lastDay = new Date(Date.parse(endDay) - DAY_MS).toISOString().slice(0, 10);
  // Noon of a day is the same day wherever the reader is.
  const [first, last] = [firstDay, lastDay].map((day) => formats.date(`${day}T12:00:00`));
  return `${first} – ${last}`;
}
