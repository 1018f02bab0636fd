import { mediumDollars } from "../spending/listedMedia.ts";
import type { Political } from "../spending/view.ts";
import type { Wallet } from "../wallet/wallet.ts";

/** What one medium takes of a wallet. */
export interface MixPart {
  readonly medium: string;
  /** Whole dollars. */
  readonly dollars: number;
}

/** How a wallet is divided over its media in a year, in the taxonomy's order. Media of which nothing is known are left out. */
export function mixOf(wallet: Wallet, year: number, political: Political): MixPart[] {
  const place = wallet.years.indexOf(year);
  return wallet.media.flatMap((medium, at) => {
    const dollars = mediumDollars(wallet, at, place, political);
    return Number.isNaN(dollars) ? [] : [{ medium, dollars }];
  });
}

export function mixTotal(mix: readonly MixPart[]): number {
  return mix.reduce((sum, { dollars }) => sum + dollars, 0);
}
