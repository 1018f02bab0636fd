import { readFile } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { openDraft } from "#platform/database/queries/drafts/openDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import type { Assumptions } from "#domain/forecast/assumptions.ts";
import { assumptions } from "#features/forecast-analysis/contract/assumptionsSchema.ts";
import { applyScenario } from "#features/forecast-analysis/server/applyScenario.ts";
import { createScenario } from "#features/forecast-analysis/server/keepScenario.ts";
import { selectRun } from "#features/forecast-analysis/server/runRows.ts";
import { addRun, reckon } from "#features/forecast-analysis/server/runScenario.ts";
import { selectScenario } from "#features/forecast-analysis/server/scenarioRows.ts";
import { computeAside } from "#revisions/building/computeAside.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { type Command, type CommandContext, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";

export const RUN_USAGE = "forecast run [--scenario <id or file.json>] [--draft] [--json]";

/** Reckons a scenario as a revision of its own; with `--draft` states it in the open draft and builds that, which needs no scenario. */
export const forecastRun: Command = async (args, context) => {
  const options = { scenario: { type: "string" }, draft: { type: "boolean" }, json: { type: "boolean" } } as const;
  const { values } = readArguments(args, options, RUN_USAGE);
  const { scenario: named, draft = false } = values;
  if (named === undefined && !draft)
    throw new Misuse(`Which scenario? \`--draft\` alone builds the open draft.\nUsage: ${RUN_USAGE}`);
  const id = named === undefined ? null : await scenarioOf(context, named, draft);
  const made = draft ? await toDraft(context, id) : await toRevision(context, id ?? 0);
  context.progress("");
  if (values.json) context.write(`${JSON.stringify(made)}\n`);
  else context.write(textOf(made));
  return OK;
};

interface Made {
  readonly scenario: string | null;
  readonly revision: string;
  readonly status: "scenario" | "draft";
  /** The nation, whole dollars; empty for a draft, which `forecast compare` compares. */
  readonly years: readonly { readonly id: string; readonly before: number | null; readonly after: number | null }[];
}

const author = ({ by }: CommandContext) => ({ id: null, email: by, name: by });
const building = ({ signal, progress }: CommandContext) => ({
  compute: computeAside,
  signal,
  progress: (part: number) => progress(`Calculating: ${Math.round(part * 100)} %`),
});

async function toRevision(context: CommandContext, scenario: number): Promise<Made> {
  const { database } = context;
  const { run } = await database.transaction((store) => addRun(store, author(context), scenario));
  const revision = await reckon(database, await selectRun(database, run), building(context));
  const { summary } = await selectRun(database, run);
  return { scenario: String(scenario), revision: String(revision), status: "scenario", years: summary?.years ?? [] };
}

async function toDraft(context: CommandContext, scenario: number | null): Promise<Made> {
  const { database } = context;
  const revision =
    scenario === null ? await openDraft(database, await publishedRevision(database)) : await applied(context, scenario);
  if (revision === null)
    throw new Failure("conflict", "There is no open draft. Import a file first, or name a scenario.");
  await buildRevision(database, revision, building(context));
  return {
    scenario: scenario === null ? null : String(scenario),
    revision: String(revision),
    status: "draft",
    years: [],
  };
}

async function applied(context: CommandContext, scenario: number): Promise<number> {
  const { version } = await selectScenario(context.database, scenario);
  return applyScenario(context.database, author(context), scenario, { version, reason: "By the command line" });
}

/** A scenario by its number, or one that is kept of a file of assumptions and called like the file. */
async function scenarioOf(context: CommandContext, named: string, draft: boolean): Promise<number> {
  if (/^[1-9]\d{0,8}$/.test(named)) return (await selectScenario(context.database, Number(named))).id;
  const stated = await readAssumptions(resolve(context.folder, named));
  const name = basename(named, extname(named));
  const facts = { name, base: draft ? "draft" : "current", assumptions: stated, reason: "By the command line" };
  return createScenario(context.database, author(context), facts);
}

async function readAssumptions(path: string): Promise<Assumptions> {
  try {
    const read = assumptions.safeParse(JSON.parse(await readFile(path, "utf8")));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    throw new Failure("invalid-input", `${path}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
  } catch (reason) {
    if (reason instanceof SyntaxError)
      throw new Failure("invalid-input", `${path} is not valid JSON: ${reason.message}`);
    if (reason instanceof Error && "code" in reason && reason.code === "ENOENT")
      throw new Failure("invalid-input", `There is no file ${path}.`);
    throw reason;
  }
}

function textOf({ revision, status, years }: Made): string {
  if (status === "draft") return `Draft ${revision} is built. \`publish ${revision}\` publishes it.\n`;
  const rows = years.map(({ id, before, after }) => [id, before ?? "", after ?? "", changeOf(before, after)]);
  const table = textTable(["year", "base, dollars", "scenario, dollars", "change"], rows);
  return `${table}\nThe figures are revision ${revision}. \`forecast compare current ${revision}\` shows the differences.\n`;
}

function changeOf(before: number | null, after: number | null): string {
  return before && after !== null ? `${((after / before - 1) * 100).toFixed(2)} %` : "";
}
