import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "../figures/amount.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import type { MoneyPart } from "./moneyPart.ts";

/** What a market spends on a medium, or on all, in a year: whole dollars of core or political money; null is "no data". */
export type PartSums = (part: MoneyPart, medium: string | null, year: number) => number | null;

/** Added up once, since every figure is asked for many times. */
export function partSums(wallet: Wallet): PartSums {
  const { media, years, subVerticals, dollars } = wallet;
  const row = years.length;
  const empty = () => new Float64Array((media.length + 1) * row).fill(NO_DATA);
  const sums = { core: empty(), political: empty() };
  for (const [line, subVertical] of subVerticals.entries()) {
    const part = isPolitical(subVertical) ? sums.political : sums.core;
    for (const medium of media.keys()) {
      for (const year of years.keys()) {
        const amount = amountAt(dollars, cellIndex(wallet, line, medium, year));
        for (const at of [medium * row + year, media.length * row + year]) {
          part[at] = addKnown(amountAt(part, at), amount);
        }
      }
    }
  }
  const place = new Map(media.map((medium, at) => [medium, at]));
  return (part, medium, year) => {
    const at = medium === null ? media.length : place.get(medium);
    const y = years.indexOf(year);
    return at === undefined || y < 0 ? null : nullIfUnknown(amountAt(sums[part], at * row + y));
  };
}
