import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import type { Spending } from "#documents/spending.ts";
import type { Vertical } from "#domain/taxonomy/verticals.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";

interface NothingOfVerticalProps {
  readonly spending: Spending;
  readonly vertical: Vertical;
}

/** The revision does not know the vertical, or has no figure for the market at all. */
export function NothingOfVertical({ spending, vertical }: NothingOfVerticalProps) {
  const { whole, revision, words } = spending;
  if (whole.own.wallet.dollars.every(Number.isNaN)) return <NothingYet spending={spending} />;
  const name = words.vertical(vertical.id);
  return (
    <EmptyState
      title={words.text("verticals.missing.title", { revision: revision.label, vertical: name })}
      hint={words.text("verticals.missing.hint")}
    />
  );
}
