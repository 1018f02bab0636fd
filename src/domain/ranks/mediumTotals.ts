import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "../figures/amount.ts";
import type { Market } from "../markets/market.ts";
import { type Scope, scopeSubVerticals } from "../spending/scope.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";

/**
 * What every market of a list spends on one medium, and on all media, in every year: enough to rank the markets in any year
 * without asking again. Amounts are flat, market first, then year; whole dollars, null is "no data".
 */
export interface MediumTotals {
  readonly years: readonly number[];
  readonly markets: readonly Pick<Market, "id" | "name" | "rank">[];
  /** The medium without political money. */
  readonly core: readonly (number | null)[];
  /** Political dollars of the medium. */
  readonly political: readonly (number | null)[];
  /** All media together, in the same way. */
  readonly allCore: readonly (number | null)[];
  readonly allPolitical: readonly (number | null)[];
  /** Years from which on the medium is of another definition. */
  readonly breaks: readonly number[];
}

/** Adds up the wallets of a list of markets, or the part of them that a scope is about; all have the same axes. */
export function mediumTotals(
  markets: readonly { readonly market: MediumTotals["markets"][number]; readonly wallet: Wallet }[],
  { medium, scope, years }: { readonly medium: string; readonly scope: Scope; readonly years: readonly number[] },
): MediumTotals {
  const sums = markets.map(({ wallet }) => mediumSums(wallet, medium, scope));
  const flat = (key: keyof MediumSums) => sums.flatMap((sum) => Array.from(sum[key], nullIfUnknown));
  return {
    years,
    markets: markets.map(({ market: { id, name, rank } }) => ({ id, name, rank })),
    core: flat("core"),
    political: flat("political"),
    allCore: flat("allCore"),
    allPolitical: flat("allPolitical"),
    breaks: markets[0]?.wallet.breaks?.[medium] ?? [],
  };
}

interface MediumSums {
  readonly core: Float64Array;
  readonly political: Float64Array;
  readonly allCore: Float64Array;
  readonly allPolitical: Float64Array;
}

/** One wallet's sums by year; NaN is "no data". Parts of wallets are summed in place, since cutting hundreds of them takes memory. */
function mediumSums(wallet: Wallet, medium: string, scope: Scope): MediumSums {
  const none = () => new Float64Array(wallet.years.length).fill(NO_DATA);
  const sums: MediumSums = { core: none(), political: none(), allCore: none(), allPolitical: none() };
  const add = (to: Float64Array, y: number, dollars: number) => {
    to[y] = addKnown(amountAt(to, y), dollars);
  };
  const wanted = wallet.media.indexOf(medium);
  if (scope.kind === "market") {
    const totals = walletTotals(wallet);
    for (let m = 0; m < wallet.media.length; m++) {
      for (let y = 0; y < wallet.years.length; y++) {
        const at = m * wallet.years.length + y;
        add(sums.allCore, y, amountAt(totals.core, at));
        add(sums.allPolitical, y, amountAt(totals.political, at));
        if (m === wanted) add(sums.core, y, amountAt(totals.core, at));
        if (m === wanted) add(sums.political, y, amountAt(totals.political, at));
      }
    }
    return sums;
  }
  const only = new Set(scopeSubVerticals(scope));
  for (const [s, id] of wallet.subVerticals.entries()) {
    if (!only.has(id)) continue;
    const [one, all] = isPolitical(id) ? [sums.political, sums.allPolitical] : [sums.core, sums.allCore];
    for (let m = 0; m < wallet.media.length; m++) {
      const start = cellIndex(wallet, s, m, 0);
      for (let y = 0; y < wallet.years.length; y++) {
        const dollars = amountAt(wallet.dollars, start + y);
        add(all, y, dollars);
        if (m === wanted) add(one, y, dollars);
      }
    }
  }
  return sums;
}
