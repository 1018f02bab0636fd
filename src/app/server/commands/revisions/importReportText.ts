import type { DraftImportReport } from "#revisions/drafts/importIntoDraft.ts";
import type { Problem } from "#revisions/ingest/problem.ts";
import { count } from "../textTable.ts";

/** Problems shown in a terminal; `--json` has a thousand. */
const SHOWN = 20;

/** What became of a file, for a person. */
export function importReportText(report: DraftImportReport): string {
  const problems = report.problems.slice(0, SHOWN).map((problem) => `  ${problemText(problem)}\n`);
  const all = report.errors + report.warnings;
  const rest =
    all > problems.length ? `  … and ${count(all - problems.length)} more; --json lists up to a thousand\n` : "";
  return `${outcome(report)}${problems.join("")}${rest}`;
}

function outcome(report: DraftImportReport): string {
  const { status, file, layout, rows, refused, revision, replacedKeys, displacedDollars } = report;
  if (status === "refused") {
    const which = rows === 0 ? "" : ` ${count(refused)} of ${count(rows)} rows have errors.`;
    return `${file}: rejected; nothing was changed.${which}\n`;
  }
  const replaced = replacedKeys > 0 ? ` ${count(replacedKeys)} figures of earlier files are replaced.` : "";
  const part =
    report.coverage === "part"
      ? " It is taken as a part of what was spent: it lifts figures and lowers none. If it is all that was spent there, take it out and import it with `--coverage whole`."
      : "";
  const displaced =
    displacedDollars > 0
      ? ` It replaces ${count(displacedDollars)} dollars from earlier files, which no longer count.`
      : "";
  return `${file}: ${count(rows)} rows of ${layout} are in draft ${revision}.${replaced}${part}${displaced} \`publish ${revision}\` publishes it.\n`;
}

function problemText({ line, column, value, message, severity }: Problem): string {
  const place = [line === null ? "" : `line ${line}`, column ?? "", value === null ? "" : `"${value}"`];
  const where = place.filter((part) => part !== "").join(", ");
  return `${severity === "warning" ? "note: " : ""}${where ? `${where}: ` : ""}${message}`;
}

/** The same for scripts: one object for one file; for several the sums, every problem with its file, and each file by itself. */
export function importReportJson(reports: readonly DraftImportReport[]): object {
  const [first, ...others] = reports.map(fileJson);
  if (!first || others.length === 0) return first ?? {};
  const files = [first, ...others];
  const sum = (of: (file: (typeof files)[number]) => number) => files.reduce((total, file) => total + of(file), 0);
  return {
    layout: first.layout,
    rows: sum(({ rows }) => rows),
    accepted: sum(({ accepted }) => accepted),
    refused: sum(({ refused }) => refused),
    problems: files.flatMap(({ file, problems }) => problems.map((problem) => ({ file, ...problem }))),
    revision: files.findLast(({ revision }) => revision !== null)?.revision ?? null,
    files,
  };
}

function fileJson(report: DraftImportReport) {
  const { layout, file, rows, accepted, refused, problems, revision, replacedKeys, displacedDollars, coverage } =
    report;
  return {
    layout,
    file,
    rows,
    accepted,
    refused,
    problems,
    revision: revision === null ? null : String(revision),
    replaced: replacedKeys,
    displacedDollars,
    ...(coverage !== null && { coverage }),
  };
}
