import { HOT_MONTH, type Season } from "../advertisers/season.ts";

/** How far ahead the planner looks. */
export const DAYS_AHEAD = 90;
const DAY_MS = 86_400_000;

/** A hot month of a category that lies within the days ahead, or has begun. */
export interface HotMonth {
  readonly subVertical: string;
  /** 1–12. */
  readonly month: number;
  readonly year: number;
  /** Of the category's year, 0–1. */
  readonly part: number;
  /** Days until it begins; 0 for the month that runs. */
  readonly days: number;
}

export const isHot = (part: number): boolean => part >= HOT_MONTH;

/**
 * The hot months of the days ahead, the nearest first and within a month the hottest first.
 *
 * @param today a day such as `2026-11-22`
 */
export function hotMonthsAhead(seasons: readonly Season[], today: string, ahead = DAYS_AHEAD): HotMonth[] {
  const now = new Date(`${today}T00:00:00Z`);
  const months = Array.from({ length: Math.ceil(ahead / 28) + 1 }, (_, at) => {
    const begins = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + at, 1));
    const days = Math.max(0, Math.round((begins.getTime() - now.getTime()) / DAY_MS));
    return { month: begins.getUTCMonth() + 1, year: begins.getUTCFullYear(), days };
  }).filter(({ days }) => days <= ahead);
  return months.flatMap((when) =>
    seasons
      .flatMap(({ subVertical, months: parts }) => {
        const part = parts[when.month - 1] ?? 0;
        return isHot(part) ? [{ subVertical, part, ...when }] : [];
      })
      .toSorted((a, b) => b.part - a.part),
  );
}

/** What an aid is about, as far as the planner cares; an empty list is about all. */
export interface SeasonedAid {
  readonly verticals: readonly string[];
  readonly seasons: readonly number[];
}

/** The aids for a category's month: those about its vertical or that month that fit both, the more particular ones first. */
export function aidsForMonth<Aid extends SeasonedAid>(aids: readonly Aid[], vertical: string, month: number): Aid[] {
  const rank = ({ verticals, seasons }: Aid) =>
    Number(verticals.includes(vertical)) * 2 + Number(seasons.includes(month));
  const fits = ({ verticals, seasons }: Aid) =>
    (verticals.length === 0 || verticals.includes(vertical)) && (seasons.length === 0 || seasons.includes(month));
  return aids.filter((aid) => fits(aid) && rank(aid) > 0).toSorted((a, b) => rank(b) - rank(a));
}
