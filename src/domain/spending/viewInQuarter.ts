import type { Season } from "../advertisers/season.ts";
import type { Quarter } from "../period.ts";
import { levelOfView, provenanceInQuarters, withReported } from "../revisions/provenanceAtLevel.ts";
import { quarterWallets } from "../wallet/quarterWallets.ts";
import type { MarketWallet, SpendingView } from "./view.ts";

/**
 * A view of one quarter of each year, so that whatever is computed from it is about the quarter alone, and growth is on the same quarter
 * of another year. The view is to be of the whole market.
 */
export function viewInQuarter(view: SpendingView, quarter: Quarter, seasons: readonly Season[]): SpendingView {
  const divide = (market: MarketWallet): MarketWallet => ({
    ...market,
    wallet: quarterWallets(market.wallet, seasons)[quarter - 1] ?? market.wallet,
  });
  const own = divide(view.own);
  const plain = provenanceInQuarters(view.provenance, levelOfView(view));
  return {
    ...view,
    quarter,
    own,
    nation: divide(view.nation),
    compared: view.compared.map(divide),
    provenance: withReported(plain, own.wallet, view),
  };
}
