import { amountAt, NO_DATA } from "../figures/amount.ts";
import { ranks } from "../figures/rank.ts";
import type { Political } from "../spending/view.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { counted, verticalSums } from "./verticalSums.ts";

/** Where a vertical stands among those of a wallet by what it spends in a year. */
export interface VerticalRank {
  readonly rank: number;
  /** How many verticals the wallet holds; fewer than there are where fewer were bought. */
  readonly of: number;
}

/** Null where the wallet does not hold the vertical, or nothing is known of it in that year. */
export function verticalRank(
  wallet: Wallet,
  vertical: string,
  { year, political }: { readonly year: number; readonly political: Political },
): VerticalRank | null {
  const sums = verticalSums(wallet);
  const [y, own] = [wallet.years.indexOf(year), sums.verticals.indexOf(vertical)];
  if (y < 0 || own < 0) return null;
  const amounts = sums.verticals.map((_, place) => {
    const at = place * wallet.years.length + y;
    return counted(amountAt(sums.core, at), amountAt(sums.political, at), political);
  });
  if (Number.isNaN(amounts[own] ?? NO_DATA)) return null;
  return { rank: ranks(amounts)[own] ?? 0, of: amounts.length };
}
