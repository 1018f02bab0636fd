import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { quarterName } from "#documents/parts/quarterlyFigure.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletQuartersFigure } from "#documents/parts/wallet/walletQuartersFigure.ts";
import { benchmarkName, ownName } from "#documents/parts/wallet/walletWords.ts";
import type { Spending } from "#documents/spending.ts";
import { walletQuartersTable } from "#domain/shareOfWallet/walletQuarters.ts";
import { FigureChart } from "#ui/figures/chart/FigureChart.tsx";
import { DataTable } from "#ui/figures/DataTable.tsx";
import { BlockSection } from "#ui/figures/frame/BlockSection.tsx";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { seasonsQuery } from "#ui/queries/advertiserQueries.ts";
import { useWalletChoice } from "../useWalletChoice.ts";
import { explainQuarterOfWallet } from "./explainQuarterOfWallet.ts";

interface QuartersBlockProps {
  readonly asked: ShareSpending;
}

/** The own slice of the wallet by quarter, beside what the benchmark would bring. */
export const QuartersBlock = memo(({ asked }: QuartersBlockProps) => (
  <LateBlock>
    <Quarters asked={asked} />
  </LateBlock>
));

const HEIGHT = 260;

function Quarters({ asked }: QuartersBlockProps) {
  const { spending, question, share } = asked;
  const { words } = spending;
  const { text, formats } = words;
  const { data: seasons } = useSuspenseQuery(seasonsQuery(spending.revision.id));
  const figure = useMemo(() => walletQuartersFigure(asked, seasons), [asked, seasons]);
  const quarters = figure?.quarters;
  const files = useMemo(
    () => [{ name: "walletQuarters", table: () => walletQuartersTable(quarters ?? [], share.year) }],
    [quarters, share.year],
  );
  const explain = useCallback(
    (from: Spending, id: string) => explainQuarterOfWallet(askAgain(from, question), seasons, id),
    [question, seasons],
  );
  const tip = useCallback(
    (id: string) => {
      const row = quarters?.find(({ quarter }) => String(quarter) === id.split(":")[0]);
      if (!row) return null;
      return {
        title: `${quarterName(row.quarter, words)} ${formats.year(share.year)} · ${text("spending.basis.modelled")}`,
        rows: [
          [ownName(asked, words), formats.dollars(row.own)] as const,
          ...(row.benchmark === null
            ? []
            : [[benchmarkName(question.benchmark, words), formats.dollars(row.benchmark)] as const]),
          [text("shareWallet.column.wallet"), formats.dollars(row.wallet)] as const,
        ],
      };
    },
    [quarters, asked, question, share.year, words, text, formats],
  );
  const choice = useWalletChoice(question);
  if (!figure || !quarters) return null;
  return (
    <BlockSection
      name={figure.name}
      spending={spending}
      headline={figure.headline}
      measure={figure.measure}
      chart={<FigureChart figure={figure} height={HEIGHT} />}
      alt={figure.alt}
      table={
        <DataTable
          caption={figure.measure}
          columns={figure.columns}
          rows={quarters}
          rowId={({ quarter }) => String(quarter)}
        />
      }
      tip={tip}
      explain={explain}
      mainFigure={String(figure.largest.quarter)}
      files={files}
      figure={figure}
      choice={choice}
    />
  );
}
