import { ROW_OUTCOMES, type RowOutcome } from "#platform/api/rowOutcome.ts";
import { useText } from "#language/useText.ts";

interface OutcomeCountsProps {
  readonly outcomes: readonly RowOutcome[];
  /** Whether it has been done; else it is what would happen. */
  readonly done: boolean;
}

/** How many rows end in which way: `3 would be refused · 12 would change`. */
export function OutcomeCounts({ outcomes, done }: OutcomeCountsProps) {
  const text = useText();
  const said = ROW_OUTCOMES.flatMap((outcome) => {
    const count = outcomes.filter((row) => row.outcome === outcome).length;
    return count > 0 ? [text(`bulk.counts.${done ? "done" : "planned"}.${outcome}`, { count })] : [];
  });
  return <output data-testid="outcome-counts">{said.join(" · ")}</output>;
}
