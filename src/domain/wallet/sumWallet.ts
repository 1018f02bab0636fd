import { addKnown, amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { type Selection, sliceWallet } from "./sliceWallet.ts";
import type { Axis, Wallet } from "./wallet.ts";

/** Dollars of the selected part of a wallet; null where nothing of it is known. */
export function sumWallet(wallet: Wallet, selection: Selection = {}): number | null {
  return nullIfUnknown(sumKnown(sliceWallet(wallet, selection).dollars));
}

/** Dollars of the selected part, one sum for each place on an axis: `sumAlong(wallet, "media", { years: [2025] })`. */
export function sumAlong(wallet: Wallet, axis: Axis, selection: Selection = {}): (number | null)[] {
  const slice = sliceWallet(wallet, selection);
  const { length } = slice[axis];
  const stride = { years: 1, media: slice.years.length, subVerticals: slice.years.length * slice.media.length }[axis];
  const sums = new Float64Array(length).fill(NO_DATA);
  for (const [cell, dollars] of slice.dollars.entries()) {
    const place = Math.floor(cell / stride) % length;
    sums[place] = addKnown(amountAt(sums, place), dollars);
  }
  return Array.from(sums, nullIfUnknown);
}
