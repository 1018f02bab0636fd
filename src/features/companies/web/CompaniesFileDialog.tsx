import { useState } from "react";
import type { ImportMode } from "#domain/companies/planImport.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { base64Of } from "#ui/form/base64Of.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { type ImportReport, LARGEST_FILE } from "../contract.ts";
import { type FileOrder, sendFile } from "./changeCompanies.ts";
import { ImportFound } from "./ImportFound.tsx";

/** How a file is to be read and taken. */
type Choice = Pick<FileOrder, "mode" | "goodRowsOnly" | "decimalComma" | "encoding">;

const USUAL: Choice = { mode: "add", goodRowsOnly: false, decimalComma: false, encoding: "utf-8" };
const MODES = ["add", "replace"] as const satisfies readonly ImportMode[];

interface Given {
  readonly name: string;
  readonly content: string;
}

/** Takes companies in as a file: drop it, see what it would change and what is wrong with it, then take it in one step. */
export function CompaniesFileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { given, choice, report, failure, busy, take, choose, setChoice, bring } = useCompaniesFile(onClose);
  const canTake = report !== null && report.companies > 0 && (report.errors === 0 || choice.goodRowsOnly);
  const count = report?.companies ?? 0;
  const codes = new Set(report?.problems.map(({ code }) => code));
  return (
    <TaskDialog
      title={text("companies.bring")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("ownRevenue.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={!given || !canTake} onClick={bring}>
            {text("companies.take", { count, number: formats.count(count) })}
          </ActionButton>
        </>
      }
    >
      <p>{text("companies.file.how")}</p>
      <FileDrop
        label={given?.name ?? text("ownRevenue.drop")}
        accept=".csv,.txt,.tsv,.gz,.xlsx"
        onFile={(file) => void take(file)}
      />
      {(choice.decimalComma || codes.has("semicolon-file")) && (
        <Toggle
          label={text("ownRevenue.decimalComma")}
          checked={choice.decimalComma}
          onChange={(decimalComma) => choose({ decimalComma })}
        />
      )}
      {(choice.encoding === "latin1" || codes.has("not-utf8")) && (
        <Toggle
          label={text("ownRevenue.latin1")}
          checked={choice.encoding === "latin1"}
          onChange={(latin1) => choose({ encoding: latin1 ? "latin1" : "utf-8" })}
        />
      )}
      {failure && <p role="alert">{failure}</p>}
      {busy && !report && <LoadingBlock />}
      {report && <ImportFound report={report} />}
      {report && report.companies > 0 && (
        <Segmented
          label={text("companies.file.mode")}
          value={choice.mode}
          options={MODES.map((value) => ({ value, label: text(`companies.file.${value}`) }))}
          onChange={(mode) => choose({ mode })}
        />
      )}
      {report && report.companies > 0 && report.errors > 0 && (
        <Toggle
          label={text("ownRevenue.goodRowsOnly")}
          checked={choice.goodRowsOnly}
          onChange={(goodRowsOnly) => setChoice({ ...choice, goodRowsOnly })}
        />
      )}
    </TaskDialog>
  );
}

/** A file that was dropped: looked at each time that it is to be read otherwise, and taken at last. */
function useCompaniesFile(onTaken: () => void) {
  const text = useText();
  const formats = useFormats();
  const [given, setGiven] = useState<Given | null>(null);
  const [choice, setChoice] = useState(USUAL);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (file: Given, how: Choice, dryRun: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await sendFile({ ...file, ...how, dryRun }, formats);
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
      setFailure(text("companies.file.tooLarge"));
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
