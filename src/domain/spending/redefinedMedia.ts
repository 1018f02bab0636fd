import { amountAt } from "../figures/amount.ts";
import { type Redefined, redefined } from "../wallet/seriesBreaks.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { mediumDollars } from "./listedMedia.ts";
import type { Political } from "./view.ts";

/** Whether the money of some media, by place, is of another definition in one year than in another. */
export function redefinedMedia(wallet: Wallet, places: readonly number[] | undefined, political: Political): Redefined {
  return redefined(wallet, (medium, year) => mediumDollars(wallet, medium, year, political), places);
}

/** The same of all media of a wallet. */
export function redefinedWallet(wallet: Wallet, political: Political): Redefined {
  return redefinedMedia(wallet, undefined, political);
}

/** The same of one sub-vertical in all media. */
export function redefinedSubVertical(wallet: Wallet, place: number): Redefined {
  return redefined(wallet, (medium, year) => amountAt(wallet.dollars, cellIndex(wallet, place, medium, year)));
}
