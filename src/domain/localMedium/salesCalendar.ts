import type { LocalMedium } from "./localMedium.ts";

/** Months of four-week surveys that set the ratings TV time is sold on. */
const SWEEPS = [2, 5, 7, 11] as const;
/** Quarterly radio surveys by the month they begin in. */
const BOOKS = [1, 4, 7, 10] as const;
/** Days before a general election in which candidates pay the lowest unit charge: 47 U.S.C. 315(b). */
const LOWEST_CHARGE_DAYS = 60;

const DAY_MS = 86_400_000;

/** What the year brings for those who sell time; days as `2026-11-03`, both included. */
export interface CalendarEntry {
  readonly kind: "sweep" | "book" | "lowestCharge" | "election";
  readonly from: string;
  readonly to: string;
}

/** The surveys of a medium and the political dates of a year, by their first day. */
export function salesCalendar(year: number, medium: LocalMedium): CalendarEntry[] {
  const surveys =
    medium === "tv"
      ? SWEEPS.map((month) => months("sweep", year, month, month))
      : BOOKS.map((month) => months("book", year, month, month + 2));
  return [...surveys, ...politicalDates(year)].toSorted((a, b) => a.from.localeCompare(b.from));
}

function months(kind: CalendarEntry["kind"], year: number, first: number, last: number): CalendarEntry {
  return { kind, from: day(Date.UTC(year, first - 1, 1)), to: day(Date.UTC(year, last, 0)) };
}

/** General elections are in even years, on the Tuesday after the first Monday of November. */
function politicalDates(year: number): CalendarEntry[] {
  if (year % 2 !== 0) return [];
  const first = new Date(Date.UTC(year, 10, 1));
  const monday = 1 + ((8 - first.getUTCDay()) % 7);
  const election = Date.UTC(year, 10, monday + 1);
  return [
    { kind: "lowestCharge", from: day(election - LOWEST_CHARGE_DAYS * DAY_MS), to: day(election) },
    { kind: "election", from: day(election), to: day(election) },
  ];
}

function day(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}
