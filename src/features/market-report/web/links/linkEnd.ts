const DAY_MS = 24 * 3_600_000;

/** How long a link may work: so many days from now, or to the end of a day such as `2026-11-30` where the reader is. */
export type LinkTerm = { readonly days: number } | { readonly day: string };

/** The instant at which a link made now ends; null for a day that is none. */
export function linkEnd(term: LinkTerm, now: Date): string | null {
  const end = "days" in term ? now.getTime() + term.days * DAY_MS : new Date(`${term.day}T23:59:59`).getTime();
  return Number.isNaN(end) ? null : new Date(end).toISOString();
}

/** The reader's own day so many days after an instant. */
export function dayAfter(now: Date, days: number): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
