import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { Failure } from "#domain/failure.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { backTestFile } from "#revisions/backTestFile.ts";
import { backTestRevision, type RevisionBackTest } from "#revisions/backTestRevision.ts";
import { recomputed } from "#domain/forecast/recomputed.ts";
import { formatsFor } from "#language/format.ts";
import { courseSteps } from "#language/words/courseSteps.ts";
import { textIn } from "#language/words/textIn.ts";
import { wordsIn } from "#language/words/words.ts";
import { marketRows } from "#platform/database/queries/marketRows.ts";
import { marketImports, readComposition } from "#revisions/drafts/composition.ts";
import { explainCell } from "#revisions/explaining/explainCell.ts";
import { runBase } from "#revisions/runBase.ts";
import { type Command, type CommandContext, Misuse, OK } from "../command.ts";
import { readArguments, readRevision } from "../readArguments.ts";
import { count, textTable } from "../textTable.ts";
import { COMPARE_USAGE, forecastCompare, readYear } from "./forecastCompare.ts";
import { forecastRun, RUN_USAGE } from "./forecastRun.ts";

const BACK_TEST_USAGE = "forecast backtest [<revision>] [--file <series.csv>] [--horizons 5] [--json]";

/** Plays the past through: how far forecasts of it would have been off, for a revision's figures or a file of series. */
const forecastBackTest: Command = async (args, context) => {
  const { values, words } = readArguments(
    args,
    { file: { type: "string" }, horizons: { type: "string" }, json: { type: "boolean" } },
    BACK_TEST_USAGE,
  );
  const horizons = readHorizons(values.horizons);
  const { write } = context;
  if (values.file !== undefined) {
    const report = await ofFile(context, values.file, horizons);
    write(values.json ? `${JSON.stringify(report)}\n` : backTestText(basename(values.file), report));
    return OK;
  }
  const id =
    words[0] === undefined ? await publishedRevision(context.database) : readRevision(words[0], BACK_TEST_USAGE);
  if (id === null) {
    throw new Failure("nothing-published", "Nothing is published yet. Name a revision, or give a file with --file.");
  }
  const report = await backTestRevision(context.database, id, horizons);
  write(values.json ? `${JSON.stringify(report)}\n` : revisionBackTestText(report));
  return OK;
};

async function ofFile({ folder }: CommandContext, file: string, horizons: number): Promise<RevisionBackTest["media"]> {
  try {
    return backTestFile(await readFile(resolve(folder, file), "utf8"), horizons);
  } catch (reason) {
    if (reason instanceof Error && "code" in reason && reason.code === "ENOENT") {
      throw new Failure("invalid-input", `There is no file ${resolve(folder, file)}.`);
    }
    throw reason;
  }
}

function readHorizons(word: string | undefined): number {
  if (word === undefined) return 5;
  if (/^([1-9]|10)$/.test(word)) return Number(word);
  throw new Misuse(`"${word}" is no number of years from 1 to 10.\nUsage: ${BACK_TEST_USAGE}`);
}

type BackTestReport = RevisionBackTest["media"];
type Score = BackTestReport["all"];

const SCORES = ["forecasts", "scaled error", "of naive", "of drift", "in the band"];

/** A back-test for a person: totals first, then each kind, horizon and series. */
function backTestText(name: string, report: BackTestReport): string {
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
function revisionBackTestText(report: RevisionBackTest): string {
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

const EXPLAIN_USAGE =
  "forecast explain --medium tvOta --year 2027 [--market tv-501] [--sub-vertical carMakers] [--revision <id>] [--json]";

/** Says how one figure came about, step by step with its amounts. */
const forecastExplain: Command = async (args, { database, write }) => {
  const options = {
    market: { type: "string" },
    "sub-vertical": { type: "string" },
    medium: { type: "string" },
    year: { type: "string" },
    revision: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values } = readArguments(args, options, EXPLAIN_USAGE);
  if (values.medium === undefined) throw new Misuse(`Name a medium.\nUsage: ${EXPLAIN_USAGE}`);
  const asked = {
    market: values.market ?? null,
    subVertical: values["sub-vertical"] ?? null,
    medium: values.medium,
    year: readYear(values.year, EXPLAIN_USAGE),
  };
  const { id } = await runBase(database, values.revision ?? "current");
  const { course, ...told } = await explainCell(database, id, asked);
  if (values.json) {
    write(`${JSON.stringify({ revision: String(id), ...course, ...told })}\n`);
    return OK;
  }
  const names = await marketRows(database, marketImports(await readComposition(database, id)));
  const text = await textIn("en-US");
  const said = wordsIn(text, formatsFor("en-US"), new Map(names.map(({ id: market, name }) => [market, name])));
  const steps: [string, string, string][] = courseSteps(course, null, said).flatMap(
    ({ name, value, lines: [first = "", ...more] }): [string, string, string][] => [
      [name, value, first],
      ...more.map((line): [string, string, string] => ["", "", line]),
    ],
  );
  for (const line of told.evidence)
    steps.push([
      line.least ? "spend line, a part" : "spend line",
      count(line.dollars),
      `over ${line.subVerticals} sub-verticals and ${line.media} media`,
    ]);
  for (const { before: _, after, ...place } of told.stated)
    steps.push(["stated", String(after), Object.values(place).join(" ")]);
  steps.push([
    "figure",
    count(course.dollars),
    recomputed(course).agrees ? "recalculated: agrees" : "recalculated: differs",
  ]);
  write(textTable(["step", "amount", "why"], steps));
  return OK;
};

const ACTIONS: Readonly<Record<string, Command>> = {
  run: forecastRun,
  compare: forecastCompare,
  explain: forecastExplain,
  backtest: forecastBackTest,
};

export const FORECAST_USAGE = [RUN_USAGE, COMPARE_USAGE, EXPLAIN_USAGE, BACK_TEST_USAGE].join("\n");

/** What can be asked of the forecast by hand. */
export const forecast: Command = async ([action = "", ...args], context) => {
  const command = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!command)
    throw new Misuse(
      `${action ? `"${action}" is nothing the forecast does.` : "Name what to do with the forecast."}\nUsage: ${FORECAST_USAGE}`,
    );
  return await command(args, context);
};
