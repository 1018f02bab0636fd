import type { ReactNode } from "react";
import { useText } from "#language/useText.ts";
import type { OwnFileFound } from "#platform/api/ownFile.ts";
import { FileDrop } from "../form/FileDrop.tsx";
import { TaskDialog } from "../form/TaskDialog.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { LoadingBlock } from "../look/LoadingBlock.tsx";
import { Toggle } from "../look/Toggle.tsx";
import type { OwnFile } from "./useOwnFile.ts";

interface OwnFileDialogProps {
  readonly title: string;
  /** What the file is to hold. */
  readonly how: string;
  readonly file: OwnFile<object, OwnFileFound>;
  /** How many of its rows can be taken, and what the button says of them. */
  readonly sound: number;
  readonly takes: string;
  readonly onClose: () => void;
  /** What stands there now. */
  readonly present?: ReactNode;
  /** Beside the button that takes it; the way out where left out. */
  readonly action?: ReactNode;
  /** What else there is to choose once it can be taken. */
  readonly choices?: ReactNode;
  /** What was found in it. */
  readonly found: ReactNode;
}

/** Takes a file of an organisation's own: drop it, see what it would change and what is wrong with it, then take it in one step. */
export function OwnFileDialog(props: OwnFileDialogProps) {
  const { title, how, file, sound, takes, onClose, present, action, choices, found } = props;
  const { name, choice, report, failure, busy } = file;
  const text = useText();
  const codes = new Set(report?.problems.map(({ code }) => code));
  const canTake = sound > 0 && (report?.errors === 0 || choice.goodRowsOnly);
  return (
    <TaskDialog
      title={title}
      onClose={onClose}
      foot={
        <>
          {action ?? <ActionButton onClick={onClose}>{text("ownRevenue.cancel")}</ActionButton>}
          <ActionButton tone="main" busy={busy} disabled={!canTake} onClick={file.take}>
            {takes}
          </ActionButton>
        </>
      }
    >
      {present}
      <p>{how}</p>
      <FileDrop label={name ?? text("ownRevenue.drop")} accept=".csv,.txt,.tsv,.gz,.xlsx" onFile={file.drop} />
      {(choice.decimalComma || codes.has("semicolon-file")) && (
        <Toggle
          label={text("ownRevenue.decimalComma")}
          checked={choice.decimalComma}
          onChange={(decimalComma) => file.choose({ decimalComma })}
        />
      )}
      {(choice.encoding === "latin1" || codes.has("not-utf8")) && (
        <Toggle
          label={text("ownRevenue.latin1")}
          checked={choice.encoding === "latin1"}
          onChange={(latin1) => file.choose({ encoding: latin1 ? "latin1" : "utf-8" })}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      {busy && !report && <LoadingBlock />}
      {found}
      {sound > 0 && choices}
      {sound > 0 && report && report.errors > 0 && (
        <Toggle label={text("ownRevenue.goodRowsOnly")} checked={choice.goodRowsOnly} onChange={file.allowGoodRows} />
      )}
    </TaskDialog>
  );
}
