import { amountAt } from "../figures/amount.ts";
import type { Political } from "../spending/view.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import type { Season } from "./season.ts";

/**
 * How the spending of a wallet spreads over a year's months: parts of one, January first, each sub-vertical counting by what it
 * spends. Null where no sub-vertical that spends has a season.
 */
export function seasonOfWallet(
  wallet: Wallet,
  seasons: readonly Season[],
  { year, political }: { readonly year: number; readonly political: Political },
): readonly number[] | null {
  const at = wallet.years.indexOf(year);
  const { subVerticals } = walletTotals(wallet);
  const sums = Array.from({ length: 12 }, () => 0);
  let all = 0;
  for (const { subVertical, months } of seasons) {
    const place = wallet.subVerticals.indexOf(subVertical);
    if (at < 0 || place < 0 || (political === "without" && isPolitical(subVertical))) continue;
    const dollars = amountAt(subVerticals, place * wallet.years.length + at);
    if (!(dollars > 0)) continue;
    all += dollars;
    for (const [month, part] of months.entries()) sums[month] = (sums[month] ?? 0) + part * dollars;
  }
  return all > 0 ? sums.map((sum) => sum / all) : null;
}
