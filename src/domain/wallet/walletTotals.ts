import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { cellIndex, type Wallet } from "./wallet.ts";

/** A wallet added up once, for everything that is asked of it over and over. NaN is "no data". */
export interface WalletTotals {
  /** Core dollars: medium first, then year. */
  readonly core: Float64Array;
  /** Political dollars: medium first, then year. */
  readonly political: Float64Array;
  /** All media together: sub-vertical first, then year. */
  readonly subVerticals: Float64Array;
}

const remembered = new WeakMap<Wallet, WalletTotals>();

/** The totals of a wallet. A wallet never changes, so they are remembered as long as it lives. */
export function walletTotals(wallet: Wallet): WalletTotals {
  const known = remembered.get(wallet);
  if (known) return known;
  const totals = addUp(wallet);
  remembered.set(wallet, totals);
  return totals;
}

function addUp(wallet: Wallet): WalletTotals {
  const years = wallet.years.length;
  const core = new Float64Array(wallet.media.length * years).fill(NO_DATA);
  const political = core.slice();
  const subVerticals = new Float64Array(wallet.subVerticals.length * years).fill(NO_DATA);
  for (const [s, subVertical] of wallet.subVerticals.entries()) {
    const perMedium = isPolitical(subVertical) ? political : core;
    for (let m = 0; m < wallet.media.length; m++) {
      const start = cellIndex(wallet, s, m, 0);
      for (let y = 0; y < years; y++) {
        const dollars = amountAt(wallet.dollars, start + y);
        perMedium[m * years + y] = addKnown(amountAt(perMedium, m * years + y), dollars);
        subVerticals[s * years + y] = addKnown(amountAt(subVerticals, s * years + y), dollars);
      }
    }
  }
  return { core, political, subVerticals };
}
