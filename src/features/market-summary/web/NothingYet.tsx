import { EmptyState } from "#ui/problem/EmptyState.tsx";
import type { Summary } from "./summary.ts";

/** The market is known, but this edition, or as much of it as was bought, has no figure for it. */
export function NothingYet({ summary: { market, revision, words } }: { readonly summary: Summary }) {
  if (revision.subVerticals.length === 0) {
    return (
      <EmptyState
        title={words.text("marketSummary.coverage.noneTitle")}
        hint={words.text("marketSummary.coverage.noneHint")}
      />
    );
  }
  return (
    <EmptyState
      title={words.text("marketSummary.empty.title", { market: words.market(market.id) })}
      hint={words.text("marketSummary.empty.hint", { revision: revision.label })}
    />
  );
}
