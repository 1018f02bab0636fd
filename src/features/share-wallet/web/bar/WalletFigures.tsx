import { useQuery } from "@tanstack/react-query";
import { memo, useCallback, useMemo } from "react";
import { againstPublished } from "#documents/parts/againstPublished.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { TOTAL } from "#documents/parts/wallet/shareMeasure.ts";
import { walletFacts } from "#documents/parts/wallet/walletFacts.ts";
import { FigureStrip } from "#ui/figures/figures/FigureStrip.tsx";
import { publishedSpending } from "#ui/figures/whatIf/publishedSpending.ts";
import { benchmarksQuery } from "#ui/queries/benchmarksQuery.ts";
import { explainShare } from "../explain/explainShare.ts";

/** The gap in dollars, larger than anything else, and the figures it comes from. */
export const WalletFigures = memo(function WalletFigures({ asked }: { readonly asked: ShareSpending }) {
  const against = useAgainstPublished(asked);
  const figures = useMemo(() => walletFacts(asked).map(({ measure, ...fact }) => ({ id: measure, ...fact })), [asked]);
  const explain = useCallback((measure: string) => explainShare(asked, `${TOTAL}:${measure}`), [asked]);
  return (
    <FigureStrip
      label={asked.spending.words.text("shareWallet.chapter.finding")}
      figures={figures}
      explain={explain}
      against={against ?? undefined}
      leads
    />
  );
});

/** How the figures of the finding stand to what is published, by their measure, where they are those of a scenario. */
function useAgainstPublished(asked: ShareSpending): ReadonlyMap<string, string> | null {
  const { spending, question } = asked;
  const published = useMemo(() => publishedSpending(spending), [spending]);
  const needed = published !== null && question.benchmarks !== null;
  const revision = (published ?? spending).revision.id;
  const { data = null } = useQuery({
    ...benchmarksQuery(revision, spending.market.id, question.medium),
    enabled: needed,
  });
  return useMemo(() => {
    // Figures that hang on other markets are known once theirs are.
    if (!published || (needed && !data)) return null;
    const was = askAgain(published, { ...question, benchmarks: data });
    const held = (one: ShareSpending) => walletFacts(one).map(({ measure, ...fact }) => ({ id: measure, ...fact }));
    return againstPublished(held(asked), held(was), spending.words);
  }, [asked, published, needed, data, question, spending.words]);
}
