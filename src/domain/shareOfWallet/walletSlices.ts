import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { shareOf } from "../figures/share.ts";
import type { Scope } from "../spending/scope.ts";
import { yearPlace } from "../spending/yearPlace.ts";
import type { WalletSlice } from "./figures.ts";
import { focusPlaces } from "./focus.ts";
import { focusShare, mediumMoney } from "./money.ts";
import type { WalletView } from "./walletView.ts";

/** What each medium takes of a part of the view's wallet, in the taxonomy's order. */
export function walletSlices(view: WalletView, focus: Scope): WalletSlice[] {
  const { wallet } = view.own;
  const places = focusPlaces(wallet, focus, view.political);
  const amounts = wallet.media.map((_, column) => mediumMoney(wallet, places, column, yearPlace(view)));
  const total = nullIfUnknown(sumKnown(amounts));
  return wallet.media.map((medium, at) => {
    const dollars = nullIfUnknown(amountAt(amounts, at));
    const nationShare = focusShare(view.nation.wallet, view, medium, focus);
    return { medium, dollars, share: shareOf(dollars, total), nationShare };
  });
}
