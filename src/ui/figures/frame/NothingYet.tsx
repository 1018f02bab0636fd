import { EmptyState } from "#ui/problem/EmptyState.tsx";
import type { Spending } from "#documents/spending.ts";

/** The market is known, but this revision, or as much of it as was bought, has no figure for it. */
export function NothingYet({ spending: { market, revision, words } }: { readonly spending: Spending }) {
  if (revision.subVerticals.length === 0) {
    return (
      <EmptyState
        example="media"
        title={words.text("spending.coverage.noneTitle")}
        hint={words.text("spending.coverage.noneHint")}
      />
    );
  }
  return (
    <EmptyState
      example="media"
      title={words.text("spending.empty.title", { market: words.market(market.id) })}
      hint={words.text("spending.empty.hint", { revision: revision.label })}
    />
  );
}
