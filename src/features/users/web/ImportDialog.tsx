import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "#i18n/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { importUsers } from "../contract.ts";
import { OutcomeCounts } from "./OutcomeCounts.tsx";
import { OutcomeTable } from "./OutcomeTable.tsx";

interface Options {
  readonly invite: boolean;
  readonly goodRowsOnly: boolean;
}

/** Takes the list back as a file: drop it, look at what would happen and what is wrong, then let it happen. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<{ readonly name: string; readonly content: string } | null>(null);
  const [options, setOptions] = useState<Options>({ invite: false, goodRowsOnly: false });
  const run = useMutation({
    mutationFn: ({ content, dryRun, ...more }: Options & { readonly content: string; readonly dryRun: boolean }) =>
      callApi(importUsers, { body: { text: content, dryRun, ...more } }),
    onSuccess: ({ done }) => (done ? queryClient.invalidateQueries({ queryKey: ["users"] }) : undefined),
  });
  const outcomes = run.data?.items ?? [];
  const isDone = run.data?.done ?? false;
  const refused = outcomes.filter(({ outcome }) => outcome === "refused").length;
  const ready = outcomes.filter(({ outcome }) => outcome === "changed" || outcome === "invited").length;

  const look = (content: string, chosen: Options) => run.mutate({ ...chosen, content, dryRun: true });
  const choose = (part: Partial<Options>) => {
    const chosen = { ...options, ...part };
    setOptions(chosen);
    if (file) look(file.content, chosen);
  };

  return (
    <TaskDialog
      title={text("users.import.title")}
      onClose={onClose}
      foot={
        isDone ? (
          <ActionButton tone="main" onClick={onClose}>
            {text("lists.close")}
          </ActionButton>
        ) : (
          <ActionButton
            tone="main"
            busy={run.isPending}
            disabled={!file || ready === 0 || (refused > 0 && !options.goodRowsOnly)}
            onClick={() => file && run.mutate({ ...options, content: file.content, dryRun: false })}
          >
            {text("users.applyTo", { count: ready })}
          </ActionButton>
        )
      }
    >
      {isDone ? (
        <p>{text("users.import.done")}</p>
      ) : (
        <>
          <p>{text("users.import.how")}</p>
          <FileDrop
            label={file?.name ?? text("users.import.drop")}
            accept=".csv,text/csv"
            onFile={(name, content) => {
              setFile({ name, content });
              look(content, options);
            }}
          />
          <Toggle
            label={text("users.import.invite")}
            checked={options.invite}
            onChange={(invite) => choose({ invite })}
          />
          <Toggle
            label={text("users.import.goodRowsOnly")}
            checked={options.goodRowsOnly}
            onChange={(goodRowsOnly) => choose({ goodRowsOnly })}
          />
        </>
      )}
      {run.error && <p role="alert">{whyNot(run.error) ?? text(`errors.${problemCode(run.error)}.what`)}</p>}
      {run.data && (
        <>
          <OutcomeCounts outcomes={outcomes} />
          <OutcomeTable outcomes={outcomes} lines />
        </>
      )}
    </TaskDialog>
  );
}

/** What the API says of a file that it cannot read at all. */
function whyNot(reason: Error): string | null {
  return reason instanceof ApiProblem && reason.code === "invalid-input" ? reason.message : null;
}
