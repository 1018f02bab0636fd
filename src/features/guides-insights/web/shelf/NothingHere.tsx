import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
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
  const name = isNarrowed ? "filtered" : what;
  return (
    <EmptyState title={text(`guides.empty.${name}.what`)} hint={text(`guides.empty.${name}.why`)}>
      {isNarrowed && (
        <ActionButton onClick={() => change({ vertical: null, show: "all" })}>{text("guides.reset")}</ActionButton>
      )}
    </EmptyState>
  );
}
