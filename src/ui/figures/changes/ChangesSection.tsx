import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { CHANGES_PARAMETER } from "#ui/address/changesAddress.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { revisionsQuery } from "#ui/queries/revisionsQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { useShownSpending } from "../frame/shownSpending.ts";
import { type Spending, yearOf } from "#documents/spending.ts";
import { ChangesControls, CloseChanges } from "./ChangesControls.tsx";
import { ChangesFigures } from "./ChangesFigures.tsx";
import { ChangesSkeleton } from "./ChangesSkeleton.tsx";
import { inOrder, otherRevision, publishedOf } from "./otherRevision.ts";

/** Compares what the screen shows with another revision of the data, or says why there is nothing to compare. */
export default function ChangesSection() {
  const spending = useShownSpending();
  return spending ? <ChangesOf spending={yearOf(spending)} /> : <ChangesSkeleton />;
}

function ChangesOf({ spending }: { readonly spending: Spending }) {
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(revisionsQuery());
  const out = useMemo(() => publishedOf(data), [data]);
  const { revision, words } = spending;
  const other = otherRevision(out, revision.id, search.get(CHANGES_PARAMETER));
  if (!other) {
    return (
      <EmptyState
        title={words.text("changes.first.title")}
        hint={words.text("changes.first.hint", { label: revision.label })}
      >
        <CloseChanges words={words} />
      </EmptyState>
    );
  }
  return <ChangesWith spending={spending} other={other} out={out} />;
}

interface ChangesWithProps {
  readonly spending: Spending;
  readonly other: Revision;
  readonly out: readonly Revision[];
}

function ChangesWith({ spending, other, out }: ChangesWithProps) {
  const { revision, words, whole } = spending;
  const own = whole.own.wallet;
  const { data: wallet, isError } = useQuery({
    ...walletQuery(other.id, own.market),
    // A market that the other revision does not have is an answer, not a fault.
    throwOnError: (reason) => problemCode(reason) !== "market-unknown",
  });
  const others = out.filter(({ id }) => id !== revision.id);
  const revisions = useMemo(() => inOrder(out, revision, other), [out, revision, other]);
  if (isError) {
    return (
      <EmptyState
        title={words.text("changes.noMarket.title", { label: other.label })}
        hint={words.text("changes.noMarket.hint")}
      >
        <ChangesControls revisions={others} other={other} words={words} />
      </EmptyState>
    );
  }
  if (!wallet) return <ChangesSkeleton />;
  const [before, after] = revisions.before.id === revision.id ? [own, wallet] : [wallet, own];
  return (
    <ChangesFigures
      spending={spending}
      revisions={revisions}
      before={before}
      after={after}
      others={others}
      other={other}
    />
  );
}
