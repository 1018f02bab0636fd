import { sumKnown } from "../figures/amount.ts";
import type { WalletShape } from "./wallet.ts";

/** Up to this part of a sum, media of which the definition changed leave its growth comparable. */
export const MATERIAL_BREAK = 0.05;

/** Whether something is of another definition in one year than in another, both by place. */
export type Redefined = (from: number, to: number) => boolean;

export const NEVER_REDEFINED: Redefined = () => false;

/**
 * Whether the sum of some media means something else in one year than in another: those whose definition changed in between make up more
 * than a twentieth of it in either. `amount` is what is spent on a medium in a year, both by place.
 */
export function redefined(
  { breaks, media, years }: WalletShape,
  places: readonly number[],
  amount: (medium: number, year: number) => number,
): Redefined {
  if (breaks === undefined) return NEVER_REDEFINED;
  const at = places.flatMap((place) => {
    const begun = breaks[media[place] ?? ""];
    return begun && begun.length > 0 ? [{ place, begun }] : [];
  });
  if (at.length === 0) return NEVER_REDEFINED;
  return (from, to) => {
    const [first = Number.NaN, last = Number.NaN] = [years[from], years[to]];
    const changed = at.filter(({ begun }) => begun.some((year) => year > first && year <= last));
    if (changed.length === 0) return false;
    return [from, to].some((year) => {
      const all = sumKnown(places.map((place) => amount(place, year)));
      return sumKnown(changed.map(({ place }) => amount(place, year))) > MATERIAL_BREAK * all;
    });
  };
}

/** Whether any medium of a shape begins anew in the years after the first up to the last. */
export function breaksWithin({ breaks = {} }: Pick<WalletShape, "breaks">, first: number, last: number): boolean {
  return Object.values(breaks).some((begun) => begun.some((year) => year > first && year <= last));
}

/** The years in which a series begins anew. */
export function yearsRedefined(years: readonly number[], isRedefined: Redefined): readonly number[] {
  if (isRedefined === NEVER_REDEFINED) return NO_YEARS;
  return years.filter((_, place) => place > 0 && isRedefined(place - 1, place));
}

const NO_YEARS: readonly number[] = [];
