import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { knownFailure } from "#ui/problem/knownFailure.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { Words } from "#language/words/words.ts";
import { cancelCustomReportRun, customReportFile } from "../../contract.ts";
import type { CustomReport, ReportRun } from "../../contract/reportSchemas.ts";
import { runsQuery } from "../reportQueries.ts";
import style from "./ReportPage.module.css";

interface RunListProps {
  readonly report: CustomReport;
  readonly words: Words;
}

/** When the report was made, for whom, of which revision, and what came of it. */
export function RunList({ report, words }: RunListProps) {
  const { text, formats } = words;
  const { data: runs, error, refetch } = useQuery(runsQuery(report.id));
  const heads = ["when", "file", "state", "format", "revision", "who", "rows", "duration"] as const;
  return (
    <section className={style["runs"]} aria-labelledby="report-runs">
      <h2 id="report-runs">{text("customReports.page.runs")}</h2>
      {error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {runs?.length === 0 && (
        <EmptyState example="reports" title={text("customReports.run.none")} hint={text("customReports.run.noneWhy")} />
      )}
      {runs && runs.length > 0 && (
        <ScrollFrame className={style["frame"]} label={text("customReports.run.caption")}>
          <table className={style["table"]} data-testid="report-runs" aria-label={text("customReports.run.caption")}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" data-numeric={head === "rows" || head === "duration" || undefined}>
                    {text(`customReports.run.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <th scope="row">
                    {formats.instant(run.startedAt)}
                    <small>{text(run.scheduled ? "customReports.run.bySchedule" : "customReports.run.byHand")}</small>
                  </th>
                  <td>
                    <RunFile report={report} run={run} words={words} />
                  </td>
                  <td>
                    <RunState run={run} words={words} />
                  </td>
                  <td>{text(`customReports.page.formats.${run.format}`)}</td>
                  <td>{run.revision?.label ?? "–"}</td>
                  <td>
                    <bdi>{run.person}</bdi>
                  </td>
                  <td data-numeric="true">{run.rows === null ? "–" : formats.count(run.rows)}</td>
                  <td data-numeric="true">
                    {run.durationMs === null
                      ? "–"
                      : text("customReports.run.seconds", { seconds: secondsText(run.durationMs, formats.locale) })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}

function RunState({ run, words: { text, formats } }: { readonly run: ReportRun; readonly words: Words }) {
  const code = knownFailure(run.fault);
  const why = code && text(`errors.${code}.what`);
  return (
    <span className={style["state"]} data-state={run.state}>
      {text(`customReports.run.states.${run.state}`)}
      {run.progress !== null && run.progress > 0 && ` ${formats.share(run.progress)}`}
      {why && <small>{why}</small>}
    </span>
  );
}

function RunFile({ report, run, words: { text, formats } }: RunListProps & { readonly run: ReportRun }) {
  const client = useQueryClient();
  const params = { report: report.id, run: run.id };
  if (run.mine && (run.state === "waiting" || run.state === "running")) {
    const cancel = async () => {
      await callApi(cancelCustomReportRun, { params }).catch(toastProblem);
      await client.invalidateQueries({ queryKey: runsQuery(report.id).queryKey });
    };
    return <LinkButton onClick={() => void cancel()}>{text("customReports.run.cancel")}</LinkButton>;
  }
  const { file } = run;
  if (!file) return run.mine && run.state === "done" ? <>{text("customReports.run.gone")}</> : <>–</>;
  const size = sizeText(file.size, formats.locale);
  const save = () =>
    callFile(customReportFile, { params }).then(
      (bytes) => saveFile(file.name, bytes.type, bytes),
      (reason: unknown) => void toastProblem(reason),
    );
  return (
    <LinkButton
      aria-label={`${size}: ${text("customReports.run.fileOf", { name: file.name })}`}
      onClick={() => void save()}
    >
      {size}
    </LinkButton>
  );
}

/** Tenths of a second. */
function secondsText(milliseconds: number, locale: string): string {
  return (milliseconds / 1_000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Whole kilobytes, or megabytes to the tenth. */
function sizeText(bytes: number, locale: string): string {
  const [value, unit, digits] =
    bytes < 1_000_000 ? [Math.max(1, bytes / 1_000), "kilobyte", 0] : [bytes / 1_000_000, "megabyte", 1];
  const digitsShown = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return value.toLocaleString(locale, { style: "unit", unit, ...digitsShown });
}
