import type { RevisionBackTest } from "#revisions/backTestRevision.ts";
import { count, textTable } from "../textTable.ts";

type BackTestReport = RevisionBackTest["media"];
type Score = BackTestReport["all"];

const SCORES = ["forecasts", "scaled error", "of naive", "of drift", "in the band"];

/** A back-test for a person: totals first, then each kind, horizon and series. */
export function backTestText(name: string, report: BackTestReport): string {
  const { all, kinds, byHorizon, series, left } = report;
  const groups =
    kinds.length > 1
      ? textTable(
          ["kind", ...SCORES],
          kinds.map((kind) => [kind.id, ...scores(kind)]),
        )
      : "";
  const short = left.filter(({ reason }) => reason === "short").map(({ id }) => id);
  const zero = left.length - short.length;
  return [
    `${name}: every past year forecast from each earlier one, up to ${report.horizons} years ahead.`,
    textTable(["", ...SCORES], [["all series", ...scores(all)]]),
    groups,
    textTable(
      ["years ahead", ...SCORES],
      byHorizon.map((row) => [String(row.horizon), ...scores(row)]),
    ),
    textTable(
      ["series", "model now", ...SCORES],
      series.map((row) => [row.id, row.model, ...scores(row)]),
    ),
    short.length > 0 ? `Too short to be judged: ${short.join("; ")}.\n` : "",
    zero > 0 ? `Without any amount: ${zero === 1 ? "one series" : `${zero} series`}.\n` : "",
  ]
    .filter((part) => part !== "")
    .join("\n");
}

/** The same for a revision: media, verticals and sizes of markets. */
export function revisionBackTestText(report: RevisionBackTest): string {
  const { media, verticals, marketSizes, levels } = report;
  const single = (name: string, { series }: BackTestReport) =>
    textTable(
      [name, ...SCORES],
      series.map((row) => [row.id, ...scores(row)]),
    );
  return [
    `Revision ${report.revision} "${report.label}"${report.sample ? ", sample data" : ""}: every past year forecast from each earlier one, up to ${media.horizons} years ahead.`,
    `Of ${count(report.figures)} national totals ${count(report.publishedFigures)} are published or derived from published ones; the others are modelled, and so say less.\n`,
    textTable(
      ["media", ...SCORES],
      [...media.kinds.map((kind) => [kind.id, ...scores(kind)]), ["all", ...scores(media.all)]],
    ),
    single("medium", media),
    "Verticals and markets are compared with the revision's own division of national totals.\n",
    single("vertical", verticals),
    textTable(
      ["market size", ...SCORES],
      marketSizes.kinds.map((kind) => [kind.id, ...scores(kind)]),
    ),
    levels === null
      ? ""
      : `Sums of media, against "as it was last": ${two(levels.sums.own)} forecast by themselves, ${two(levels.sums.addedUp)} added up from media, ` +
        `${two(levels.sums.reconciled)} reconciled. Media: ${two(levels.parts.own)} by themselves, ${two(levels.parts.reconciled)} reconciled.\n`,
    'Scaled error: mean error against the usual change from year to year. "of naive" and "of drift": against "as it was last" and "grows as before";\n' +
      "below 1 is better. Politics are measured against the last year of the same phase. The bands are meant to hold 80 %.\n",
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function scores(score: Score): string[] {
  const { cases, scaledError, naiveError, driftError, coverage } = score;
  const against = (plain: number) => (plain > 0 ? two(scaledError / plain) : "–");
  return [
    count(cases),
    two(scaledError),
    against(naiveError),
    against(driftError),
    coverage === null ? "–" : `${Math.round(coverage * 100)} %`,
  ];
}

function two(value: number): string {
  return value.toFixed(2);
}
