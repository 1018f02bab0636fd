const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** The Monday of the week that a day such as `2026-12-03` lies in, which is when the trade's weeks begin. */
export function mondayOf(day: string): string {
  const at = Date.parse(day);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return dayOf(at - sinceMonday * DAY_MS);
}

/** So many weeks after a Monday. */
export function weeksAfter(monday: string, weeks: number): string {
  return dayOf(Date.parse(monday) + weeks * WEEK_MS);
}

/** The Mondays from the first to the last, both included; none where the last comes first. */
export function mondaysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / WEEK_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => weeksAfter(first, at));
}

/**
 * The month that a week counts for in the broadcast calendar, such as `2026-12`: the one its Sunday lies in, so that every week belongs to
 * one month as a whole.
 */
export function broadcastMonth(monday: string): string {
  return sundayOf(monday).slice(0, 7);
}

/** The last day of the week that begins on a Monday. */
export function sundayOf(monday: string): string {
  return dayOf(Date.parse(monday) + 6 * DAY_MS);
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
