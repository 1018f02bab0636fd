import { useText } from "#language/useText.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { NoHits } from "#ui/problem/NoHits.tsx";
import type { ChangeView } from "../useGuidesView.ts";

interface NothingHereProps {
  /** Which list is empty. */
  readonly what: "publications" | "reports" | "webinars" | "guides";
  /** Whether there would be something without the choice. */
  readonly isNarrowed: boolean;
  readonly change: ChangeView;
}

/** An empty list: because nothing was published yet, or because nothing fits the choice. */
export function NothingHere({ what, isNarrowed, change }: NothingHereProps) {
  const text = useText();
  if (isNarrowed) return <NoHits words="" onClear={() => change({ vertical: null, show: "all" })} />;
  return (
    <EmptyState example="reading" title={text(`guides.empty.${what}.what`)} hint={text(`guides.empty.${what}.why`)} />
  );
}
