import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import type { Political } from "../spending/view.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";

/** A wallet added up by vertical. Flat: vertical first, in the order of `verticals`, then year; NaN is "no data". */
export interface VerticalSums {
  readonly verticals: readonly string[];
  readonly core: Float64Array;
  readonly political: Float64Array;
}

const remembered = new WeakMap<Wallet, VerticalSums>();

/** The sums of a wallet's verticals. A wallet never changes, so they are remembered as long as it lives. */
export function verticalSums(wallet: Wallet): VerticalSums {
  const known = remembered.get(wallet);
  if (known) return known;
  const sums = addUp(wallet);
  remembered.set(wallet, sums);
  return sums;
}

function addUp(wallet: Wallet): VerticalSums {
  const years = wallet.years.length;
  const verticals = [...new Set(wallet.subVerticals.map(verticalOf))];
  const core = new Float64Array(verticals.length * years).fill(NO_DATA);
  const political = core.slice();
  const { subVerticals } = walletTotals(wallet);
  for (const [place, id] of wallet.subVerticals.entries()) {
    const sums = isPolitical(id) ? political : core;
    const start = verticals.indexOf(verticalOf(id)) * years;
    for (let y = 0; y < years; y++) {
      sums[start + y] = addKnown(amountAt(sums, start + y), amountAt(subVerticals, place * years + y));
    }
  }
  return { verticals, core, political };
}

/** What two amounts, core and political, come to under a view's switch. */
export function counted(core: number, political: number, choice: Political): number {
  return choice === "with" ? addKnown(core, political) : core;
}
