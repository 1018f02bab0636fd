import { apportion } from "../figures/apportion.ts";
import { sumKnown } from "../figures/amount.ts";

/** What is known of a sum's quarters: what each came to, and what it came to at least; null where nobody says. */
export interface ToldSum {
  readonly whole: readonly (number | null)[];
  readonly least: readonly (number | null)[];
}

/**
 * The quarters of a sum: those that are told as they are told, the rest of its year over the others by their seasons, none of them below
 * what it came to at least. They add up to the year, to the dollar; where what is told is more than the year, in its proportion.
 *
 * @param seasonal the same quarters by the seasons alone
 */
export function toldQuarters(year: number, seasonal: readonly number[], { whole, least }: ToldSum): number[] {
  const told = whole.map((dollars) => dollars ?? 0);
  const rest = year - sumKnown(told);
  const open = whole.map((dollars) => dollars === null);
  if (rest < 0 || !open.includes(true)) return apportion(year, told);
  const floors = least.map((dollars, at) => (open[at] ? (dollars ?? 0) : 0));
  const free = sumKnown(floors) >= rest ? floors : aboveFloors(rest, seasonal, floors, open);
  const parts = apportion(rest, free.some((part) => part > 0) ? free : open.map((isOpen) => (isOpen ? 1 : 0)));
  return told.map((dollars, at) => dollars + (parts[at] ?? 0));
}

/** Parts in proportion to the seasons, but for those that would fall below their floor: they are at it. */
function aboveFloors(
  rest: number,
  seasonal: readonly number[],
  floors: readonly number[],
  open: readonly boolean[],
): number[] {
  const atFloor = new Set<number>();
  for (;;) {
    const left = rest - [...atFloor].reduce((sum, at) => sum + (floors[at] ?? 0), 0);
    const weight = seasonal.reduce((sum, dollars, at) => (open[at] && !atFloor.has(at) ? sum + dollars : sum), 0);
    const parts = seasonal.map((dollars, at) => {
      if (!open[at]) return 0;
      return atFloor.has(at) ? (floors[at] ?? 0) : weight > 0 ? (left * dollars) / weight : 0;
    });
    const below = parts.flatMap((part, at) => (!atFloor.has(at) && part < (floors[at] ?? 0) ? [at] : []));
    if (below.length === 0) return parts;
    for (const at of below) atFloor.add(at);
  }
}
