import type { Spending } from "#documents/spending.ts";
import { NothingYet } from "#ui/figures/frame/NothingYet.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoAccess } from "#ui/problem/NoAccess.tsx";
import type { AskedSubVertical } from "./askedSubVertical.ts";

interface SubVerticalMissingProps {
  readonly spending: Spending;
  readonly asked: AskedSubVertical;
}

/** Why there is nothing to show of a sub-vertical, and what to do about it. */
export function SubVerticalMissing({ spending, asked }: SubVerticalMissingProps) {
  const { words, revision } = spending;
  const { text } = words;
  switch (asked.kind) {
    case "notEntitled":
      return <NoAccess code="vertical-not-entitled" />;
    case "notInRevision":
      return (
        <EmptyState
          title={text("subVertical.notInRevision.title", { name: words.subVertical(asked.id) })}
          hint={text("subVertical.notInRevision.hint", { revision: revision.label })}
        />
      );
    case "unknown":
      return <EmptyState title={text("subVertical.unknown.title")} hint={text("subVertical.unknown.hint")} />;
    default:
      return <NothingYet spending={spending} />;
  }
}
