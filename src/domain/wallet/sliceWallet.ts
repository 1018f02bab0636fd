import { amountAt } from "../figures/amount.ts";
import { reportedWithin } from "./reportedSpend.ts";
import { type Axis, cellIndex, type Wallet, type WalletShape } from "./wallet.ts";

/** What to take of a wallet's axes; an axis that is left out is taken whole. Unknown ids and years select nothing. */
export type Selection = Partial<Pick<WalletShape, Axis>>;

/** The selected part of a wallet, its axes in the wallet's own order. */
export function sliceWallet(wallet: Wallet, selection: Selection): Wallet {
  const years = places(wallet.years, selection.years);
  const media = places(wallet.media, selection.media);
  const subVerticals = places(wallet.subVerticals, selection.subVerticals);
  const dollars = new Float64Array(years.length * media.length * subVerticals.length);
  let next = 0;
  for (const [subVertical] of subVerticals) {
    for (const [medium] of media) {
      const start = cellIndex(wallet, subVertical, medium, 0);
      for (const [year] of years) dollars[next++] = amountAt(wallet.dollars, start + year);
    }
  }
  const kept = subVerticals.map(([, subVertical]) => subVertical);
  return {
    ...wallet,
    years: years.map(([, year]) => year),
    media: media.map(([, medium]) => medium),
    subVerticals: kept,
    dollars,
    ...(wallet.reported && { reported: reportedWithin(wallet.reported, kept) }),
  };
}

function places<Id>(axis: readonly Id[], wanted: readonly Id[] | undefined): (readonly [place: number, id: Id])[] {
  const all = [...axis.entries()];
  if (!wanted) return all;
  const ids = new Set(wanted);
  return all.filter(([, id]) => ids.has(id));
}
