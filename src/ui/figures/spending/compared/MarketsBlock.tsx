import { memo, useCallback, useMemo } from "react";
import { marketsFigure } from "#documents/parts/compared/marketsFigure.ts";
import type { Spending } from "#documents/spending.ts";
import { marketComparisonTable } from "#domain/spending/marketComparison.ts";
import { growthText } from "#language/words/growthText.ts";
import { FigureChart } from "../../chart/FigureChart.tsx";
import { explainMarkets } from "../../explain/explainCompared.ts";
import { BlockSection } from "../../frame/BlockSection.tsx";
import { FigureTable } from "../../table/FigureTable.tsx";

/** What each of the markets side by side spends, and what else a seller asks of it. */
export const MarketsBlock = memo(function MarketsBlock({ spending }: { readonly spending: Spending }) {
  const { view, words } = spending;
  const figure = useMemo(() => marketsFigure(spending), [spending]);
  const { section, seller } = figure;
  const files = useMemo(() => [{ name: "marketsCompared", table: () => marketComparisonTable(section) }], [section]);
  const tip = useCallback(
    (id: string) => {
      const { text, formats, market } = words;
      const row = section.markets.find((one) => one.market === id.split(":")[0]);
      if (!row) return null;
      return {
        title: `${market(row.market)}, ${formats.year(section.year)}`,
        rows: [
          [text("spending.column.dollars"), formats.dollars(row.total)],
          [text("spending.column.growth_percent"), growthText(row, words)],
          [seller.name, `${formats.dollars(row.sold)} · ${formats.share(row.soldShare)}`],
          [text("spending.column.per_capita"), formats.perCapita(row.perCapita)],
          [formats.year(section.cagrTo), formats.dollars(row.last)],
          [text("spending.column.cagr_percent"), formats.growth(row.cagr)],
        ] as const,
      };
    },
    [section, seller, words],
  );
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} />}
      alt={figure.alt}
      table={<FigureTable figure={figure} />}
      tip={tip}
      explain={explainMarkets}
      mainFigure={view.own.wallet.market}
      files={files}
      figure={figure}
    />
  );
});
