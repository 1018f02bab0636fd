import { useSuspenseQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletQuartersFigure } from "#documents/parts/wallet/walletQuartersFigure.ts";
import { benchmarkName, ownName } from "#documents/parts/wallet/walletWords.ts";
import type { Spending } from "#documents/spending.ts";
import { type WalletQuarter, walletQuartersTable } from "#domain/shareOfWallet/walletQuarters.ts";
import type { Tip } from "#ui/figures/figureLayer.ts";
import { LateBlock } from "#ui/figures/frame/LateBlock.tsx";
import { QuarterSection } from "#ui/figures/spending/QuarterSection.tsx";
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

function Quarters({ asked }: QuartersBlockProps) {
  const { spending, question, share } = asked;
  const { words } = spending;
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
  const say = useCallback(
    ({ own, benchmark, wallet }: WalletQuarter): Tip["rows"] => {
      const { text, formats } = words;
      return [
        [ownName(asked, words), formats.dollars(own)],
        ...(benchmark === null
          ? []
          : [[benchmarkName(question.benchmark, words), formats.dollars(benchmark)] as const]),
        [text("shareWallet.column.wallet"), formats.dollars(wallet)],
      ];
    },
    [asked, question, words],
  );
  const choice = useWalletChoice(question);
  if (!figure || !quarters) return null;
  return (
    <QuarterSection
      spending={spending}
      figure={figure}
      rows={quarters}
      say={say}
      explain={explain}
      files={files}
      choice={choice}
    />
  );
}
