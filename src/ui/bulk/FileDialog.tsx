import { useState } from "react";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { Failure } from "#domain/failure.ts";
import type { CsvFile, CsvRow } from "#domain/tables/fromCsv.ts";
import { type ListForm, readListFile } from "#domain/tables/listFile.ts";
import { useText } from "#language/useText.ts";
import { FileDrop } from "../form/FileDrop.tsx";
import { faultText } from "../form/faultText.ts";
import { readText } from "../form/readText.ts";
import { TaskDialog } from "../form/TaskDialog.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { Toggle } from "../look/Toggle.tsx";
import { rowSender } from "./rowSender.ts";
import { RunState } from "./RunState.tsx";
import { type SendRows, useRowRun } from "./useRowRun.ts";

interface FileDialogProps {
  readonly title: string;
  /** What to do with the file, and what its rows do. */
  readonly how: string;
  readonly form: ListForm;
  /** A choice of this list's own, such as whether to invite; it comes back with `send`. */
  readonly choice?: string;
  readonly send: (text: string, dryRun: boolean, chosen: boolean) => Promise<readonly RowOutcome[]>;
  /** Lists that have to be read anew afterwards. */
  readonly lists: readonly string[];
  readonly onClose: () => void;
}

/** Rows that go in one call, and in one transaction. */
const AT_ONCE = 100;

interface Given {
  readonly name: string;
  readonly file: CsvFile;
}

/** Takes a list back as a file: drop it, look at what would happen and what is wrong, then let it happen bit by bit. */
export function FileDialog({ title, how, form, choice, send, lists, onClose }: FileDialogProps) {
  const text = useText();
  const [goodRowsOnly, setGoodRowsOnly] = useState(false);
  const { given, unreadable, chosen, run, stop, take, choose, apply } = useListFile({ title, form, send, lists });
  const { outcomes, running, dryRun } = run;
  const isDone = !dryRun;
  const refused = outcomes.filter(({ outcome }) => outcome === "refused").length;
  const ready = outcomes.filter(({ outcome }) => outcome === "changed" || outcome === "added").length;

  return (
    <TaskDialog
      title={title}
      onClose={onClose}
      foot={
        <>
          {running && <ActionButton onClick={stop}>{text("bulk.stop")}</ActionButton>}
          {isDone ? (
            <ActionButton tone="main" onClick={onClose}>
              {text("lists.close")}
            </ActionButton>
          ) : (
            <ActionButton
              tone="main"
              busy={running}
              disabled={!given || run.stopped || ready === 0 || (refused > 0 && !goodRowsOnly)}
              onClick={apply}
            >
              {text("bulk.apply", { count: ready })}
            </ActionButton>
          )}
        </>
      }
    >
      {!isDone && (
        <>
          <p>{how}</p>
          <FileDrop
            label={given?.name ?? text("bulk.file.drop")}
            accept=".csv,text/csv"
            onFile={(file) => void take(file)}
          />
          {choice && <Toggle label={choice} checked={chosen} onChange={choose} />}
          <Toggle label={text("bulk.file.goodRowsOnly")} checked={goodRowsOnly} onChange={setGoodRowsOnly} />
        </>
      )}
      {unreadable && <p role="alert">{text("bulk.file.unreadable", { why: unreadable })}</p>}
      <RunState run={run} lines />
      {!isDone && !running && refused > 0 && !goodRowsOnly && <p role="alert">{text("bulk.file.refused")}</p>}
    </TaskDialog>
  );
}

/** A list that was dropped: looked at each time that it is to be taken otherwise, and taken at last. */
function useListFile({ title, form, send, lists }: Pick<FileDialogProps, "title" | "form" | "send" | "lists">) {
  const text = useText();
  const [given, setGiven] = useState<Given | null>(null);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [chosen, setChosen] = useState(false);
  const { run, look, apply, stop, reset } = useRowRun<CsvRow>({ atOnce: AT_ONCE, lists });
  const senderOf =
    (file: CsvFile, choosing: boolean): SendRows<CsvRow> =>
    (rows, trying) =>
      rowSender(file, form, (part) => send(part, trying, choosing))(rows);
  const take = async (dropped: File) => {
    const content = await readText(dropped);
    try {
      const file = readListFile(content, form);
      setUnreadable(null);
      setGiven({ name: dropped.name, file });
      void look(file.rows, senderOf(file, chosen));
    } catch (reason) {
      if (!(reason instanceof Failure)) throw reason;
      reset();
      setGiven(null);
      setUnreadable(reason.errors.map((error) => faultText(error, text)).join(" "));
    }
  };
  const choose = (choosing: boolean) => {
    setChosen(choosing);
    if (given) void look(given.file.rows, senderOf(given.file, choosing));
  };
  const applyAll = () => {
    if (given) void apply(title, given.file.rows, senderOf(given.file, chosen));
  };
  return { given, unreadable, chosen, run, stop, take, choose, apply: applyAll };
}
