import { CALL_STATUSES } from "../contract.ts";

/** By what calls are added up. */
export type TotalsBy = "owner" | "category" | "month";

/** The statuses of open calls, as the list narrows by them. */
export const OPEN = CALL_STATUSES.filter((status) => status !== "won" && status !== "lost").join(",");

/**
 * Where the figures of a group lead: the team's list, narrowed as it is now and to what a figure is made of.
 *
 * @param by null for the whole
 * @param key null for calls without a month
 */
export function linksOf(address: URLSearchParams, by: TotalsBy | null, key: string | null) {
  const to = (status: string, more: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(address);
    for (const name of ["view", "by", "open"]) next.delete(name);
    next.set("whose", "team");
    next.set("status", status);
    for (const [name, value] of Object.entries(more)) next.set(name, value);
    return `/call-list?${next.toString()}`;
  };
  const ofGroup = (day: "due" | "closed"): Readonly<Record<string, string>> => {
    if (by === "month") return key === null ? { when: "none" } : { [day]: daysOf(key) };
    return by === null || key === null ? {} : { [by]: key };
  };
  return {
    open: to(OPEN, ofGroup("due")),
    overdue: to(OPEN, { ...ofGroup("due"), when: "overdue" }),
    // Of those won before days were kept there is nothing to narrow by.
    won: by === "month" && key === null ? null : to("won", ofGroup("closed")),
  };
}

/** The days of a month such as `2026-11`, as the list narrows them. */
function daysOf(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-01..${month}-${last}`;
}
