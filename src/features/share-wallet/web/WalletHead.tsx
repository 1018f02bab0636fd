import { memo, useMemo } from "react";
import type { DownloadedScreen } from "#ui/figures/exports/downloadedScreen.ts";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { useWalletChoice } from "./useWalletChoice.ts";

/** Whose wallet it is, and in which year. */
export const WalletHead = memo(function WalletHead({ asked }: { readonly asked: ShareSpending }) {
  const { spending, question } = asked;
  const { market, words, view } = spending;
  const choice = useWalletChoice(question);
  const screen = useMemo((): DownloadedScreen => ({ screen: "wallet", choice }), [choice]);
  const year = words.formats.year(view.year);
  return (
    <ScreenHead
      spending={spending}
      offersScenarios
      downloads={screen}
      kind={words.text("shareWallet.head", { year })}
      name={words.market(market.id)}
    />
  );
});
