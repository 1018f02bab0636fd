import { memo, useCallback, useMemo } from "react";
import { walletTable } from "#domain/shareOfWallet/walletTable.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { barParts } from "#documents/parts/wallet/barParts.ts";
import { TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletFigure } from "#documents/parts/wallet/walletFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { explainShare } from "../explain/explainShare.ts";
import { explainSlice } from "../explain/explainSlice.ts";
import { useWalletChoice } from "../useWalletChoice.ts";
import { Finding } from "./Finding.tsx";
import { mediaTip } from "./mediaTip.ts";
import { WalletBar } from "./WalletBar.tsx";

/** The wallet as one bar, the own slice at its left end, what the benchmark would make of it, and the figures of the finding. */
export const WalletBarBlock = memo(function WalletBarBlock({ asked }: { readonly asked: ShareSpending }) {
  const { spending, share, question } = asked;
  const parts = useMemo(() => barParts(asked), [asked]);
  const figure = useMemo(() => walletFigure(asked), [asked]);
  const choice = useWalletChoice(question);
  const explain = useCallback(
    (from: Spending, id: string) => {
      const again = askAgain(from, question);
      return id.startsWith(`${TOTAL}:`) ? explainShare(again, id) : explainSlice(again, id);
    },
    [question],
  );
  const tip = useCallback((id: string) => mediaTip(asked, id), [asked]);
  const files = useMemo(() => [{ name: "walletBar", table: () => walletTable(share) }], [share]);
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={
        <>
          <Finding asked={asked} />
          <WalletBar asked={asked} parts={parts} />
        </>
      }
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explain}
      mainFigure={share.total.gapDollars === null ? `${TOTAL}:share` : `${TOTAL}:gapDollars`}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
});
