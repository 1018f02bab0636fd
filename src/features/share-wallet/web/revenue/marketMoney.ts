import { nullIfUnknown } from "#domain/figures/amount.ts";
import { mediumMoney, walletMoney } from "#domain/shareOfWallet/money.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";

/** What a sub-vertical spends in the market; whole dollars, null where nothing is known. */
export interface MarketMoney {
  /** Over all media. */
  readonly wallet: number | null;
  /** On the own medium. */
  readonly medium: number | null;
}

/** What own revenue is a part of, for each sub-vertical of a wallet. */
export function marketMoney(wallet: Wallet, medium: string, year: number): ReadonlyMap<string, MarketMoney> {
  const [column, at] = [wallet.media.indexOf(medium), wallet.years.indexOf(year)];
  return new Map(
    wallet.subVerticals.map((id, place) => [
      id,
      {
        wallet: nullIfUnknown(walletMoney(wallet, [place], at)),
        medium: nullIfUnknown(mediumMoney(wallet, [place], column, at)),
      },
    ]),
  );
}
