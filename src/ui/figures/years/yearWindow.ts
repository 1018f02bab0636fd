import { createContext } from "react";
import type { YearSpan } from "#documents/narrowYears.ts";

/** The years that charts over years show on this screen; null for all of them. */
export const YearWindow = createContext<YearSpan | null>(null);

/** The part of the address that holds them: `?years=2021-2028`. */
export const YEARS = "years";

/** A window holds three years at least: fewer are no course. */
export const LEAST_APART = 2;

/** What the address says; null for what makes no sense. */
export function readYearWindow(text: string | null): YearSpan | null {
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(text ?? "") ?? [];
  const span = { from: Number(from), to: Number(to) };
  return span.to - span.from >= LEAST_APART ? span : null;
}

/** The address with another window; all years there are need no word. */
export function writeYearWindow(
  search: URLSearchParams,
  { from, to }: YearSpan,
  years: readonly number[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (from === years[0] && to === years.at(-1)) next.delete(YEARS);
  else next.set(YEARS, `${from}-${to}`);
  return next;
}

/** The window within the years that there are. */
export function windowIn(span: YearSpan | null, years: readonly number[]): YearSpan {
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const inside = { from: Math.max(span?.from ?? first, first), to: Math.min(span?.to ?? last, last) };
  return inside.to - inside.from >= LEAST_APART ? inside : { from: first, to: last };
}

/** A window with one of its ends moved; the other one gives way to nothing, so that three years stay. */
export function moved(span: YearSpan, end: keyof YearSpan, year: number): YearSpan {
  return end === "from"
    ? { ...span, from: Math.min(year, span.to - LEAST_APART) }
    : { ...span, to: Math.max(year, span.from + LEAST_APART) };
}

/** The year that is played next: the one after, else the first of the window; null at its end. */
export function nextYear(year: number, { from, to }: YearSpan): number | null {
  if (year === to) return null;
  return year < from || year > to ? from : year + 1;
}
