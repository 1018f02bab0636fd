import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { publishedSpending } from "#ui/figures/whatIf/publishedSpending.ts";
import { againstPublished } from "#documents/parts/againstPublished.ts";
import { askAgain, type ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { walletFacts } from "#documents/parts/wallet/walletFacts.ts";
import { benchmarksQuery } from "../benchmarksQuery.ts";

/** How the figures of the finding stand to what is published, by their measure, where they are those of a scenario. */
export function useAgainstPublished(asked: ShareSpending): ReadonlyMap<string, string> | null {
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
