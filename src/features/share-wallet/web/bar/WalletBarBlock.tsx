import { memo, useCallback, useMemo } from "react";
import { walletTable } from "#domain/shareOfWallet/walletTable.ts";
import { BlockSection } from "#blocks/frame/BlockSection.tsx";
import type { Spending } from "#reports/spending.ts";
import { SectionTable } from "#blocks/table/SectionTable.tsx";
import { explainShare } from "../explain/explainShare.ts";
import { TOTAL } from "../explain/shareMeasure.ts";
import { askAgain, type ShareSpending } from "../shareSpending.ts";
import { benchmarkName, focusName } from "../words/walletWords.ts";
import { walletHeadline } from "../words/walletHeadline.ts";
import { Finding } from "./Finding.tsx";
import { WalletBar } from "./WalletBar.tsx";
import { mediaTip } from "./mediaTip.ts";
import { walletChart } from "./walletChart.ts";
import { barParts } from "./barParts.ts";
import { explainSlice } from "../explain/explainSlice.ts";

/** The wallet as one bar, the own slice at its left end, what the benchmark would make of it, and the figures of the finding. */
export const WalletBarBlock = memo(function WalletBarBlock({ asked }: { readonly asked: ShareSpending }) {
  const { spending, share, question } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const parts = useMemo(() => barParts(asked), [asked]);
  const line = text("shareWallet.line.bar", {
    focus: focusName(question.focus, share.market, words),
    year: formats.year(share.year),
    benchmark: benchmarkName(question.benchmark, words),
    political: text(`spending.political.${share.political}`),
    mode: text(`shareWallet.mode.${share.mode}`, { medium: words.medium(share.medium) }),
  });
  const explain = useCallback(
    (from: Spending, figure: string) => {
      const again = askAgain(from, question);
      return figure.startsWith(`${TOTAL}:`) ? explainShare(again, figure) : explainSlice(again, figure);
    },
    [question],
  );
  const tip = useCallback((figure: string) => mediaTip(asked, figure), [asked]);
  const table = useMemo(() => walletTable(share), [share]);
  const exportChart = useCallback(() => walletChart(asked), [asked]);
  const files = useMemo(() => [{ name: "walletBar", table: () => table }], [table]);
  const largest = share.slices
    .filter(({ dollars }) => dollars)
    .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0))
    .slice(0, 3)
    .map((slice) => `${words.medium(slice.medium)} ${formats.percent(slice.sharePercent)}`);

  return (
    <BlockSection
      name="walletBar"
      spending={spending}
      headline={walletHeadline(asked)}
      measure={line}
      chart={
        <>
          <Finding asked={asked} />
          <WalletBar asked={asked} parts={parts} />
        </>
      }
      alt={text("shareWallet.alt.bar", {
        line,
        largest: formats.list(largest),
        total: formats.money(share.total.wallet),
      })}
      table={
        <SectionTable
          caption={line}
          table={table}
          words={words}
          named="medium"
          total={{ medium: "total", dollars: share.total.wallet, share_percent: share.total.wallet ? 100 : null }}
        />
      }
      tip={tip}
      explain={explain}
      mainFigure={share.total.gapDollars === null ? `${TOTAL}:share` : `${TOTAL}:gapDollars`}
      files={files}
      exportChart={exportChart}
    />
  );
});
