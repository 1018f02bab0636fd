import type { Wallet, WalletShape } from "./wallet.ts";

/** The axes that wallets have in common. Adding up wallets of different axes would mix media or years, so it throws; also for none. */
export function sharedShape(wallets: readonly Wallet[]): WalletShape {
  const [first, ...others] = wallets;
  if (!first) throw new RangeError("No wallet was given, so there is nothing to add up.");
  const different = others.find((other) => !sameShape(first, other));
  if (different) throw new RangeError(`The wallets of ${first.market} and ${different.market} differ in their axes.`);
  const { years, media, subVerticals, breaks } = first;
  return { years, media, subVerticals, ...(breaks && { breaks }) };
}

function sameShape(one: WalletShape, other: WalletShape): boolean {
  return (
    sameAxis(one.years, other.years) &&
    sameAxis(one.media, other.media) &&
    sameAxis(one.subVerticals, other.subVerticals)
  );
}

function sameAxis<Id>(one: readonly Id[], other: readonly Id[]): boolean {
  return one === other || (one.length === other.length && one.every((id, at) => id === other[at]));
}
