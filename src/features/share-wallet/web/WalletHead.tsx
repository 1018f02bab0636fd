import { memo } from "react";
import { ScreenHead } from "#blocks/frame/ScreenHead.tsx";
import type { Spending } from "#reports/spending.ts";

/** Whose wallet it is, and in which year. */
export const WalletHead = memo(function WalletHead({ spending }: { readonly spending: Spending }) {
  const { market, words, view } = spending;
  const year = words.formats.year(view.year);
  return (
    <ScreenHead spending={spending} kind={words.text("shareWallet.head", { year })} name={words.market(market.id)} />
  );
});
