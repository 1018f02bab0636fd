import { Progress } from "@mantine/core";
import { useText } from "#language/useText.ts";
import { ROW_OUTCOMES, type RowOutcome } from "#platform/api/rowOutcome.ts";
import { ErrorState } from "../problem/ErrorState.tsx";
import { OutcomeTable } from "./OutcomeTable.tsx";
import type { useRowRun } from "./useRowRun.ts";

interface RunStateProps {
  readonly run: ReturnType<typeof useRowRun>["run"];
  /** For files: names the line of each. */
  readonly lines?: boolean;
}

/** How far a run is, what it met, and what became of each entry so far. */
export function RunState({ run, lines = false }: RunStateProps) {
  const text = useText();
  const { outcomes, dryRun, running, stopped, progress, problem } = run;
  return (
    <>
      {running && <Progress value={100 * progress} aria-label={text("bulk.progress")} />}
      {running && !dryRun && <p>{text("bulk.goesOn")}</p>}
      {stopped && !dryRun && <p role="status">{text("bulk.stopped")}</p>}
      {problem !== null && <ErrorState reason={problem} />}
      {outcomes.length > 0 && (
        <>
          <OutcomeCounts outcomes={outcomes} done={!dryRun} />
          <OutcomeTable outcomes={outcomes} lines={lines} />
        </>
      )}
    </>
  );
}

interface OutcomeCountsProps {
  readonly outcomes: readonly RowOutcome[];
  /** Whether it has been done; else it is what would happen. */
  readonly done: boolean;
}

/** How many rows end in which way: `3 would be refused · 12 would change`. */
function OutcomeCounts({ outcomes, done }: OutcomeCountsProps) {
  const text = useText();
  const said = ROW_OUTCOMES.flatMap((outcome) => {
    const count = outcomes.filter((row) => row.outcome === outcome).length;
    return count > 0 ? [text(`bulk.counts.${done ? "done" : "planned"}.${outcome}`, { count })] : [];
  });
  return <output data-testid="outcome-counts">{said.join(" · ")}</output>;
}
