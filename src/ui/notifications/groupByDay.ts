export interface Day<Item> {
  /** The day where the reader is, such as `2026-11-21`. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** Items by the reader's days, in the order given. */
export function groupByDay<Item extends { readonly at: string }>(items: readonly Item[]): Day<Item>[] {
  const days = Map.groupBy(items, ({ at }) => dayOf(new Date(at)));
  return [...days].map(([day, found]) => ({ day, items: found }));
}

/** How a day stands to now: today, yesterday, or neither. */
export function nearDay(day: string, now: Date): "today" | "yesterday" | null {
  const before = new Date(now);
  before.setDate(now.getDate() - 1);
  if (day === dayOf(now)) return "today";
  return day === dayOf(before) ? "yesterday" : null;
}

function dayOf(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
