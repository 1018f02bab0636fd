import { addKnown, amountAt, NO_DATA } from "../figures/amount.ts";
import { NATION } from "../markets/market.ts";
import { reportedTogether } from "./reportedSpend.ts";
import { sharedShape } from "./sharedShape.ts";
import { cellCount, type Wallet } from "./wallet.ts";

/** The nation: the plain sum of all TV markets, which do not overlap. */
export function nationWallet(tvWallets: readonly Wallet[]): Wallet {
  return addWallets(NATION, tvWallets);
}

/** The wallet of a market that is made of whole markets of one revision, cell by cell. Throws where none is given. */
export function addWallets(market: string, wallets: readonly Wallet[]): Wallet {
  const shape = sharedShape(wallets);
  const dollars = new Float64Array(cellCount(shape)).fill(NO_DATA);
  for (const wallet of wallets) {
    for (let cell = 0; cell < dollars.length; cell++) {
      dollars[cell] = addKnown(amountAt(dollars, cell), amountAt(wallet.dollars, cell));
    }
  }
  const reported = reportedTogether(wallets.map((wallet) => wallet.reported ?? []));
  return {
    ...shape,
    revision: wallets[0]?.revision ?? "",
    market,
    dollars,
    ...(reported.length > 0 && { reported }),
  };
}
