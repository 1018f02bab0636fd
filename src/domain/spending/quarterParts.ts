import type { Season } from "../advertisers/season.ts";
import { QUARTERS } from "../period.ts";
import { POLITICAL_MONTH_WEIGHTS } from "../politicalMonths.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";

const EVEN: readonly number[] = QUARTERS.map(() => 0.25);

/** Four parts of a year, by sub-vertical and year. */
export type QuarterParts = (subVertical: string, year: number) => readonly number[];

/**
 * What part of a sub-vertical's year falls into each quarter: as its season says. Political money without a season of its own keeps to
 * the usual course of an election year in even years; of all others nothing is known, and each quarter is a quarter of the year.
 */
export function quarterPartsOf(seasons: readonly Season[]): QuarterParts {
  const known = new Map(seasons.map(({ subVertical, months }) => [subVertical, quarterSums(months)]));
  return (subVertical, year) =>
    known.get(subVertical) ?? (isPolitical(subVertical) && year % 2 === 0 ? POLITICAL : EVEN);
}

/**
 * Whole dollars of a year in its four quarters, adding up to the dollar; "no data" stays that. It is what `apportion` says, without its
 * lists: a wallet has twenty thousand cells.
 */
export function inQuarters(dollars: number, parts: readonly number[]): readonly number[] {
  const quarters = [0, 0, 0, 0];
  if (Number.isNaN(dollars)) return quarters.fill(dollars);
  const sum = (parts[0] ?? 0) + (parts[1] ?? 0) + (parts[2] ?? 0) + (parts[3] ?? 0);
  if (dollars === 0 || !(sum > 0)) return quarters;
  const rests = [0, 0, 0, 0];
  let missing = dollars;
  for (let q = 0; q < 4; q++) {
    const exact = (dollars * (parts[q] ?? 0)) / sum;
    const whole = Math.floor(exact);
    quarters[q] = whole;
    rests[q] = exact - whole;
    missing -= whole;
  }
  for (; missing > 0; missing--) {
    let best = 0;
    for (let q = 1; q < 4; q++) if (goesBefore(q, best, rests, parts)) best = q;
    quarters[best] = (quarters[best] ?? 0) + 1;
    rests[best] = -1;
  }
  return quarters;
}

/** The larger remainder, else the larger part; else the earlier quarter stays first. */
function goesBefore(one: number, other: number, rests: readonly number[], parts: readonly number[]): boolean {
  const apart = (rests[one] ?? 0) - (rests[other] ?? 0);
  return apart > 0 || (apart === 0 && (parts[one] ?? 0) > (parts[other] ?? 0));
}

function quarterSums(months: readonly number[]): readonly number[] {
  return [0, 3, 6, 9].map((first) => months.slice(first, first + 3).reduce((sum, part) => sum + part, 0));
}

const POLITICAL = quarterSums(POLITICAL_MONTH_WEIGHTS);
