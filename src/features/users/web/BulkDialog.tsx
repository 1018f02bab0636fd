import { Progress } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { UserRecord } from "../contract/userSchemas.ts";
import { BulkChangeFields } from "./BulkChangeFields.tsx";
import { bulkChangeOf, EMPTY_CHOICE } from "./bulkChoice.ts";
import { OutcomeCounts } from "./OutcomeCounts.tsx";
import { OutcomeTable } from "./OutcomeTable.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { useBulkChange } from "./useBulkChange.ts";
import { customersQuery } from "./usersQueries.ts";

interface BulkDialogProps {
  readonly users: readonly UserRecord[];
  readonly onClose: () => void;
}

/** Changes several users at once: what, then a look at what would happen, then the doing, row by row. */
export function BulkDialog({ users, onClose }: BulkDialogProps) {
  const text = useText();
  const { data: customers = [] } = useQuery(customersQuery());
  const [choice, setChoice] = useState(EMPTY_CHOICE);
  const { run, start, stop, reset } = useBulkChange();
  const change = bulkChangeOf(choice);
  const ids = users.map(({ id }) => id);
  const refused = run.outcomes.flatMap(({ outcome, id }) => (outcome === "refused" && id ? [id] : []));
  const changing = run.outcomes.filter(({ outcome }) => outcome === "changed").length;
  const isSeen = run.outcomes.length > 0;
  const isDone = isSeen && !run.dryRun;

  return (
    <TaskDialog
      title={text("users.bulk.title", { count: users.length })}
      onClose={onClose}
      foot={
        <>
          {run.running && <ActionButton onClick={stop}>{text("users.stop")}</ActionButton>}
          {isSeen && !isDone && !run.running && <ActionButton onClick={reset}>{text("users.back")}</ActionButton>}
          {isDone && change && refused.length > 0 && (
            <ActionButton busy={run.running} onClick={() => void start(refused, change, false)}>
              {text("users.retryRefused", { count: refused.length })}
            </ActionButton>
          )}
          {!isSeen && (
            <ActionButton
              tone="main"
              busy={run.running}
              disabled={!change}
              onClick={() => change && void start(ids, change, true)}
            >
              {text("users.preview")}
            </ActionButton>
          )}
          {isSeen && !isDone && (
            <ActionButton
              tone="main"
              busy={run.running}
              disabled={!change || changing === 0}
              onClick={() => change && void start(ids, change, false)}
            >
              {text("users.applyTo", { count: changing })}
            </ActionButton>
          )}
          {isDone && !run.running && (
            <ActionButton tone="main" onClick={onClose}>
              {text("lists.close")}
            </ActionButton>
          )}
        </>
      }
    >
      {!isSeen && !run.running && <BulkChangeFields choice={choice} onChange={setChoice} customers={customers} />}
      {run.running && <Progress value={100 * run.progress} aria-label={text("users.progress")} />}
      {run.problem !== null && <ErrorState reason={run.problem} />}
      {isSeen && (
        <>
          <OutcomeCounts outcomes={run.outcomes} />
          <OutcomeTable outcomes={run.outcomes} />
        </>
      )}
    </TaskDialog>
  );
}
