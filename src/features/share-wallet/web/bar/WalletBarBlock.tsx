import { memo, useCallback, useMemo } from "react";
import { barParts, OWN, ownParts } from "#documents/parts/wallet/barParts.ts";
import { TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletFigure } from "#documents/parts/wallet/walletFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { walletTable } from "#domain/shareOfWallet/walletTable.ts";
import { REST, walletBar } from "#figures/charts/walletBar.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { FigureTable } from "#ui/figures/table/FigureTable.tsx";
import { explainShare } from "../explain/explainShare.ts";
import { explainSlice } from "../explain/explainSlice.ts";
import { useWalletChoice } from "../useWalletChoice.ts";
import { WalletBar } from "./WalletBar.tsx";

/** What the pointer learns about a slice of the bar. */
function mediaTip(asked: ShareSpending, figure: string): Tip | null {
  const { share, spending } = asked;
  const { text, formats, ...words } = spending.words;
  if (figure === REST) {
    const parts = barParts(asked);
    const rest = walletBar(parts, ownParts(asked), null).pieces.find(({ id }) => id === REST);
    const rows = share.slices.filter(({ medium }) => rest?.parts.includes(medium));
    return {
      title: text("spending.moreMedia", { number: rows.length }),
      rows: rows
        .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0))
        .map((row) => [words.medium(row.medium), `${formats.money(row.dollars)} · ${formats.share(row.share)}`]),
    };
  }
  if (figure === OWN) {
    return {
      title: `${text("shareWallet.ownStation")}, ${formats.year(share.year)}`,
      rows: [
        [text("spending.column.dollars"), formats.dollars(share.total.own)],
        [text("shareWallet.measure.share"), formats.share(share.total.share)],
        [text("shareWallet.partOfMedium"), formats.share(share.partOfMedium)],
      ],
    };
  }
  const slice = share.slices.find(({ medium }) => medium === figure);
  if (!slice) return null;
  return {
    title: `${words.medium(figure)}, ${formats.year(share.year)}`,
    rows: [
      [text("spending.column.dollars"), formats.dollars(slice.dollars)],
      [text("spending.column.share_percent"), formats.share(slice.share)],
      [text("spending.column.nation_share_percent"), formats.share(slice.nationShare)],
    ],
  };
}

/** The wallet as one bar, the own slice at its left end, and what the benchmark would make of it. */
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
      chart={<WalletBar asked={asked} parts={parts} />}
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
