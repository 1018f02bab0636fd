/** A calendar day as an instant of that day where the reader is, so that no time zone moves it; null stays null. */
export function localDay(day: string | null): string | null {
  return day && `${day}T12:00:00`;
}

/** The reader's own day of an instant, such as `2026-05-01`. */
export function dayOf(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
