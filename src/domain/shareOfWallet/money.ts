import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "../figures/amount.ts";
import { shareOf } from "../figures/share.ts";
import type { Scope } from "../spending/scope.ts";
import type { SpendingView } from "../spending/view.ts";
import { redefined } from "../wallet/seriesBreaks.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { focusPlaces } from "./focus.ts";

/** Dollars that some sub-verticals spend on one medium in a year, all by place; NaN is "no data", also for a year or medium that is not there. */
export function mediumMoney(wallet: Wallet, subVerticals: readonly number[], medium: number, year: number): number {
  if (medium < 0 || year < 0 || year >= wallet.years.length) return NO_DATA;
  let sum = NO_DATA;
  for (const place of subVerticals)
    sum = addKnown(sum, amountAt(wallet.dollars, cellIndex(wallet, place, medium, year)));
  return sum;
}

/** Dollars that some sub-verticals spend on all media in a year. */
export function walletMoney(wallet: Wallet, subVerticals: readonly number[], year: number): number {
  if (year < 0 || year >= wallet.years.length) return NO_DATA;
  const totals = walletTotals(wallet).subVerticals;
  let sum = NO_DATA;
  for (const place of subVerticals) sum = addKnown(sum, amountAt(totals, place * wallet.years.length + year));
  return sum;
}

/** The same of the year before a year, to tell growth by; unknown where that is of another definition. */
export function walletMoneyBefore(wallet: Wallet, subVerticals: readonly number[], year: number): number {
  const isRedefined = redefined(wallet, (medium, at) => mediumMoney(wallet, subVerticals, medium, at));
  return isRedefined(year - 1, year) ? NO_DATA : walletMoney(wallet, subVerticals, year - 1);
}

/** What a medium takes of a part of a wallet in the view's year, 0–1; null where either is not known or the part is nothing. */
export function focusShare(
  wallet: Wallet,
  { year, political }: Pick<SpendingView, "year" | "political">,
  medium: string,
  focus: Scope,
): number | null {
  const places = focusPlaces(wallet, focus, political);
  const at = wallet.years.indexOf(year);
  const dollars = nullIfUnknown(mediumMoney(wallet, places, wallet.media.indexOf(medium), at));
  return shareOf(dollars, nullIfUnknown(walletMoney(wallet, places, at)));
}
