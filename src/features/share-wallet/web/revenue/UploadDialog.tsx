import { useState } from "react";
import { TABLE_PROBLEMS } from "#domain/tables/tableProblems.ts";
import type { Words } from "#language/words/words.ts";
import { base64Of } from "#ui/form/base64Of.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { LARGEST_FILE, type RevenueProblem, type RevenueReport } from "../../contract/ownRevenue.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { type FileOrder, sendFile } from "./changeOwnRevenue.ts";
import style from "./UploadDialog.module.css";

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

interface ReportTablesProps {
  readonly report: RevenueReport;
  readonly words: Words;
}

/** What a file holds, and line by line what is wrong with it. */
function ReportTables({ report, words }: ReportTablesProps) {
  const { text, formats } = words;
  const { accepted, refused, problems, errors, totals } = report;
  return (
    <div className={style["report"]} data-testid="revenue-report">
      <p role="status">
        {text("ownRevenue.read", { count: report.rows, rows: formats.count(report.rows) })}{" "}
        {text("ownRevenue.sound", { count: accepted, number: formats.count(accepted) })}{" "}
        {refused > 0 && (
          <strong>{text("ownRevenue.refused", { count: refused, number: formats.count(refused) })}</strong>
        )}
      </p>
      {totals.length > 0 && (
        <ScrollFrame className={style["frame"]} label={text("ownRevenue.totals")}>
          <table aria-label={text("ownRevenue.totals")}>
            <caption>{text("ownRevenue.totals")}</caption>
            <thead>
              <tr>
                <th scope="col">{text("spending.column.market")}</th>
                <th scope="col">{text("spending.column.medium")}</th>
                <th scope="col">{text("spending.column.year")}</th>
                <th scope="col">{text("ownRevenue.column.categories")}</th>
                <th scope="col">{text("ownRevenue.column.inFile")}</th>
                <th scope="col">{text("ownRevenue.column.now")}</th>
              </tr>
            </thead>
            <tbody>
              {totals.map(({ market, medium, year, subVerticals, dollars, replaced }) => (
                <tr key={`${market} ${medium} ${year}`}>
                  <th scope="row">{words.market(market)}</th>
                  <td>{words.medium(medium)}</td>
                  <td>{formats.year(year)}</td>
                  <td>{formats.count(subVerticals)}</td>
                  <td>{formats.dollars(dollars)}</td>
                  <td>{replaced === 0 ? "–" : formats.dollars(replaced)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
      {problems.length > 0 && (
        <ScrollFrame className={style["frame"]} label={text("ownRevenue.problems")}>
          <table aria-label={text("ownRevenue.problems")}>
            <caption>
              {errors > problems.length
                ? text("ownRevenue.problemsOf", { shown: formats.count(problems.length), all: formats.count(errors) })
                : text("ownRevenue.problems")}
            </caption>
            <thead>
              <tr>
                <th scope="col">{text("ownRevenue.column.line")}</th>
                <th scope="col">{text("ownRevenue.column.column")}</th>
                <th scope="col">{text("ownRevenue.column.value")}</th>
                <th scope="col">{text("ownRevenue.column.problem")}</th>
              </tr>
            </thead>
            <tbody>
              {problems.map((problem, at) => (
                // Two problems of one line differ by nothing but their place.
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={at}>
                  <th scope="row">{problem.line === null ? "–" : formats.count(problem.line)}</th>
                  <td>
                    <bdi>{problem.column}</bdi>
                  </td>
                  <td>
                    <bdi>{problem.value}</bdi>
                  </td>
                  <td className={style["what"]}>{problemText(problem, words)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </div>
  );
}

/** Everything that can be wrong with a file of own revenue, in words as `ownRevenue.problem.<code>`. */
const TOLD = [
  ...TABLE_PROBLEMS,
  "missing-value",
  "not-a-number",
  "negative-amount",
  "amount-too-large",
  "bad-year",
  "bad-month",
  "unknown-market",
  "ambiguous-market",
  "unknown-medium",
  "unknown-vertical",
  "duplicate-key",
  "year-and-months",
  "not-entitled",
  "too-many-rows",
] as const;

/** What is wrong, in the reader's language, with the names that come near; the API's own sentence for what is new to this screen. */
function problemText({ code, column, near, message }: RevenueProblem, { text, formats }: Words): string {
  const known = TOLD.find((one) => one === code);
  const said = known ? text(`ownRevenue.problem.${known}`, { column: column ?? "" }) : message;
  return near.length > 0 ? `${said} ${text("ownRevenue.near", { names: formats.list(near) })}` : said;
}
