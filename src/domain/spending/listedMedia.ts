import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import type { MediaGroup } from "../taxonomy/media.ts";
import { mediumGroup } from "../taxonomy/mediumById.ts";
import type { Wallet, WalletShape } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import type { Political } from "./view.ts";

/** A medium with its place on the wallet's axis. */
export interface ListedMedium {
  readonly place: number;
  readonly medium: string;
  readonly group: MediaGroup;
}

/** The media of a list, in the taxonomy's order: all of them, or those of one group. */
export function listedMedia(shape: WalletShape, only?: MediaGroup): ListedMedium[] {
  const media = shape.media.map((medium, place) => ({ place, medium, group: mediumGroup(medium) }));
  return only === undefined ? media : media.filter(({ group }) => group === only);
}

/** Dollars of one medium in one year, both by place; NaN is "no data", also for a year before the first. */
export function mediumDollars(wallet: Wallet, medium: number, year: number, political: Political): number {
  if (year < 0 || year >= wallet.years.length) return NO_DATA;
  const totals = walletTotals(wallet);
  const cell = medium * wallet.years.length + year;
  const core = amountAt(totals.core, cell);
  return political === "with" ? addKnown(core, amountAt(totals.political, cell)) : core;
}
