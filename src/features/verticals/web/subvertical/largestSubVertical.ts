import { largestFirst } from "#domain/figures/rank.ts";
import { yearPlace } from "#domain/spending/yearPlace.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";

/** Who spends most in the view's market and year, without political money, which comes and goes with elections; null where nobody does. */
export function largestSubVertical(view: Pick<SpendingView, "own" | "year">): string | null {
  const { wallet } = view.own;
  const year = yearPlace(view);
  const { subVerticals } = walletTotals(wallet);
  const dollars = wallet.subVerticals.map((id, place) =>
    isPolitical(id) ? 0 : (subVerticals[place * wallet.years.length + year] ?? Number.NaN),
  );
  return wallet.subVerticals[largestFirst(dollars)[0] ?? -1] ?? null;
}
