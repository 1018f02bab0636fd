import { type ReactNode, Suspense } from "react";
import { useText } from "#language/useText.ts";
import { TaskDialog } from "../form/TaskDialog.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { RunState } from "./RunState.tsx";
import { type SendRows, useRowRun } from "./useRowRun.ts";

interface BulkDialogProps {
  readonly title: string;
  /** Ids of what was chosen. */
  readonly chosen: readonly string[];
  /** Whether the fields say what to do. */
  readonly ready: boolean;
  readonly send: SendRows<string>;
  /** Lists that have to be read anew afterwards. */
  readonly lists: readonly string[];
  readonly onClose: () => void;
  /** The fields that say what is to be done. */
  readonly children: ReactNode;
}

const AT_ONCE = 25;

/** Changes many at once: what, then a look at what would happen, then the doing, entry by entry. */
export function BulkDialog({ title, chosen, ready, send, lists, onClose, children }: BulkDialogProps) {
  const text = useText();
  const { run, look, apply, stop, reset } = useRowRun<string>({ atOnce: AT_ONCE, lists });
  const { outcomes, running, dryRun } = run;
  const refused = outcomes.flatMap(({ outcome, id }) => (outcome === "refused" && id ? [id] : []));
  const changing = outcomes.filter(({ outcome }) => outcome === "changed").length;
  const isSeen = outcomes.length > 0;
  const isDone = !dryRun;

  return (
    <TaskDialog
      title={title}
      onClose={onClose}
      foot={
        <>
          {running && <ActionButton onClick={stop}>{text("bulk.stop")}</ActionButton>}
          {isSeen && !isDone && !running && <ActionButton onClick={reset}>{text("bulk.back")}</ActionButton>}
          {isDone && !running && refused.length > 0 && (
            <ActionButton onClick={() => void apply(title, refused, send)}>
              {text("bulk.retry", { count: refused.length })}
            </ActionButton>
          )}
          {!isSeen && !isDone && (
            <ActionButton tone="main" busy={running} disabled={!ready} onClick={() => void look(chosen, send)}>
              {text("bulk.preview")}
            </ActionButton>
          )}
          {isSeen && !isDone && (
            <ActionButton
              tone="main"
              busy={running}
              disabled={changing === 0}
              onClick={() => void apply(title, chosen, send)}
            >
              {text("bulk.apply", { count: changing })}
            </ActionButton>
          )}
          {isDone && (
            <ActionButton tone="main" onClick={onClose}>
              {text("lists.close")}
            </ActionButton>
          )}
        </>
      }
    >
      {!isSeen && !running && !isDone && <Suspense fallback={<LoadingBlock />}>{children}</Suspense>}
      <RunState run={run} />
    </TaskDialog>
  );
}
