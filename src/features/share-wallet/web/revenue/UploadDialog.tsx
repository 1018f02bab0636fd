import { useState } from "react";
import type { Words } from "#language/words/words.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { LARGEST_FILE, type RevenueReport } from "../../contract/ownRevenue.ts";
import { base64Of } from "./base64Of.ts";
import { type FileOrder, sendFile } from "./changeOwnRevenue.ts";
import { ReportTables } from "./ReportTables.tsx";

interface UploadDialogProps {
  readonly market: string;
  readonly medium: string;
  readonly words: Words;
  readonly onClose: () => void;
}

/** How a file is to be read and taken. */
type Choice = Pick<FileOrder, "mode" | "goodRowsOnly" | "decimalComma" | "encoding">;

const USUAL: Choice = { mode: "replace", goodRowsOnly: false, decimalComma: false, encoding: "utf-8" };

interface Given {
  readonly name: string;
  readonly content: string;
}

/** Takes own revenue in as a file: drop it, see what it holds and what is wrong with it, then take it in one step. */
export default function UploadDialog({ market, medium, words, onClose }: UploadDialogProps) {
  const { text } = words;
  const { given, choice, report, failure, busy, take, choose, setChoice, bring } = useRevenueFile(
    { market, medium },
    words,
    onClose,
  );
  const canTake = report !== null && report.accepted > 0 && (report.errors === 0 || choice.goodRowsOnly);

  return (
    <TaskDialog
      title={text("ownRevenue.uploadTitle")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("ownRevenue.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={!given || !canTake} onClick={bring}>
            {text("ownRevenue.take", { count: report?.accepted ?? 0 })}
          </ActionButton>
        </>
      }
    >
      <p>{text("ownRevenue.uploadHow", { medium: words.medium(medium), market: words.market(market) })}</p>
      <FileDrop
        label={given?.name ?? text("ownRevenue.drop")}
        accept=".csv,.txt,.tsv,.gz,.xlsx"
        onFile={(file) => void take(file)}
      />
      <FormChoices choice={choice} report={report} text={text} onChoose={choose} />
      {failure && <p role="alert">{failure}</p>}
      {busy && !report && <LoadingBlock />}
      {report && (
        <>
          <ReportTables report={report} words={words} />
          {report.accepted > 0 && (
            <Segmented
              label={text("ownRevenue.mode")}
              value={choice.mode}
              options={[
                { value: "replace", label: text("ownRevenue.replace") },
                { value: "add", label: text("ownRevenue.add") },
              ]}
              onChange={(mode) => choose({ mode })}
            />
          )}
          {report.accepted > 0 && report.errors > 0 && (
            <Toggle
              label={text("ownRevenue.goodRowsOnly")}
              checked={choice.goodRowsOnly}
              onChange={(goodRowsOnly) => setChoice({ ...choice, goodRowsOnly })}
            />
          )}
        </>
      )}
    </TaskDialog>
  );
}

/** A file that was dropped: looked at each time that it is to be read otherwise, and taken at last. */
function useRevenueFile(place: Pick<UploadDialogProps, "market" | "medium">, { text }: Words, onTaken: () => void) {
  const [given, setGiven] = useState<Given | null>(null);
  const [choice, setChoice] = useState(USUAL);
  const [report, setReport] = useState<RevenueReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (file: Given, how: Choice, dryRun: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await sendFile(place.market, { ...file, ...how, medium: place.medium, dryRun });
      setReport(answer);
      if (answer.change !== null) onTaken();
    } catch (reason) {
      setFailure(text(`errors.${problemCode(reason)}.what`));
    } finally {
      setBusy(false);
    }
  };
  const take = async (file: File) => {
    setReport(null);
    if (file.size > LARGEST_FILE) {
      setFailure(text("ownRevenue.tooLarge"));
      return;
    }
    const read = { name: file.name.slice(0, 200), content: await base64Of(file) };
    setGiven(read);
    setChoice(USUAL);
    await send(read, USUAL, true);
  };
  const choose = (change: Partial<Choice>) => {
    const how = { ...choice, ...change };
    setChoice(how);
    if (given) void send(given, how, true);
  };
  const bring = () => {
    if (given) void send(given, choice, false);
  };
  return { given, choice, report, failure, busy, take, choose, setChoice, bring };
}

interface FormChoicesProps {
  readonly choice: Choice;
  readonly report: RevenueReport | null;
  readonly text: Words["text"];
  readonly onChoose: (change: Partial<Choice>) => void;
}

/** How the file is written, where that is in doubt. */
function FormChoices({ choice, report, text, onChoose }: FormChoicesProps) {
  const found = new Set(report?.problems.map(({ code }) => code));
  return (
    <>
      {(choice.decimalComma || found.has("semicolon-file")) && (
        <Toggle
          label={text("ownRevenue.decimalComma")}
          checked={choice.decimalComma}
          onChange={(decimalComma) => onChoose({ decimalComma })}
        />
      )}
      {(choice.encoding === "latin1" || found.has("not-utf8")) && (
        <Toggle
          label={text("ownRevenue.latin1")}
          checked={choice.encoding === "latin1"}
          onChange={(latin1) => onChoose({ encoding: latin1 ? "latin1" : "utf-8" })}
        />
      )}
    </>
  );
}
