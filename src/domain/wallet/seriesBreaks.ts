import { sumKnown } from "../figures/amount.ts";
import type { WalletShape } from "./wallet.ts";

/** Up to this part of a sum, media of which the definition changed leave its growth comparable. */
export const MATERIAL_BREAK = 0.05;

/** Whether something is of another definition in one year than in another, both by place. */
export type Redefined = (from: number, to: number) => boolean;

export const NEVER_REDEFINED: Redefined = () => false;

/**
 * Whether the sum of some media, all where none are named, means something else in one year than in another: those whose definition
 * changed in between make up more than a twentieth of it in either. `amount` is what is spent on a medium in a year, both by place.
 */
export function redefined(
  { breaks, media, years }: WalletShape,
  amount: (medium: number, year: number) => number,
  places?: readonly number[],
): Redefined {
  if (breaks === undefined) return NEVER_REDEFINED;
  return (from, to) => {
    const [first = Number.NaN, last = Number.NaN] = [years[from], years[to]];
    if (!breaksWithin({ breaks }, first, last)) return false;
    const list = places ?? [...media.keys()];
    const changed = list.filter((place) => breaks[media[place] ?? ""]?.some((year) => year > first && year <= last));
    return [from, to].some((year) => {
      const all = sumKnown(list.map((place) => amount(place, year)));
      return sumKnown(changed.map((place) => amount(place, year))) > MATERIAL_BREAK * all;
    });
  };
}

/** Whether any medium of a shape begins anew in the years after the first up to the last. */
export function breaksWithin({ breaks }: Pick<WalletShape, "breaks">, first: number, last: number): boolean {
  return breaks !== undefined && yearsOf(breaks).some((year) => year > first && year <= last);
}

/** The latest year up to one in which any medium begins anew; −Infinity where none does. */
export function lastBreak({ breaks }: Pick<WalletShape, "breaks">, upTo: number): number {
  return Math.max(...(breaks === undefined ? [] : yearsOf(breaks).filter((year) => year <= upTo)), -Infinity);
}

type Breaks = NonNullable<WalletShape["breaks"]>;

const remembered = new WeakMap<Breaks, readonly number[]>();

/** The years in which any medium begins anew: few, and asked for with every growth. */
function yearsOf(breaks: Breaks): readonly number[] {
  const known = remembered.get(breaks);
  if (known) return known;
  const years = [...new Set(Object.values(breaks).flat())];
  remembered.set(breaks, years);
  return years;
}
