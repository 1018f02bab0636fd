import { Progress } from "@mantine/core";
import { useText } from "#language/useText.ts";
import { ErrorState } from "../problem/ErrorState.tsx";
import { OutcomeCounts } from "./OutcomeCounts.tsx";
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
