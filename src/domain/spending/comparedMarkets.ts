import type { MarketWallet, SpendingView } from "./view.ts";

type Compared = Pick<SpendingView, "own" | "compared" | "nation">;

/** Own market first, nation last, each once. */
export function comparedMarkets({ own, compared, nation }: Compared): MarketWallet[] {
  return eachOnce([...marketsBeside({ own, compared, nation }), nation]);
}

/** The markets that stand side by side, the own one first; the nation, which is of another size, only where it is the own one. */
export function marketsBeside({ own, compared, nation }: Compared): MarketWallet[] {
  return eachOnce([own, ...compared.filter(({ wallet }) => wallet.market !== nation.wallet.market)]);
}

/** Whether any other market than the nation stands beside the own one. */
export function comparesMarkets(view: Compared): boolean {
  return marketsBeside(view).length > 1;
}

function eachOnce(markets: readonly MarketWallet[]): MarketWallet[] {
  return [...new Map(markets.map((one) => [one.wallet.market, one])).values()];
}
