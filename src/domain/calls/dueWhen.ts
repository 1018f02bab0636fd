/** When something is due, as one plans a day by it. */
export const DUE_TIMES = ["overdue", "today", "week", "later", "none"] as const;
export type DueTime = (typeof DUE_TIMES)[number];

const WEEK_DAYS = 7;

/** When a day is, seen from today; `week` are the seven days after it. Days are such as `2026-11-28`, null where there is none. */
export function dueWhen(dueOn: string | null, today: string): DueTime {
  if (dueOn === null) return "none";
  if (dueOn === today) return "today";
  if (dueOn < today) return "overdue";
  return dueOn <= daysAfter(today, WEEK_DAYS) ? "week" : "later";
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
