import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { assumptions } from "./assumptionsSchema.ts";
import { forecastInputs } from "./inputs.ts";
import {
  changeId,
  reason,
  revisionChange,
  runId,
  scenario,
  scenarioChange,
  scenarioDetail,
  scenarioId,
  scenarioKind,
  scenarioName,
  scenarioNote,
  scenarioRun,
  textsOf,
} from "./scenarioSchemas.ts";

const ABOUT = { tag: "forecast", allow: { role: "Administrator" } } as const;
const CHANGE = { ...ABOUT, personal: true } as const;
const LIST = "/forecast/scenarios";
const ONE = `${LIST}/:scenario` as const;
const params = z.object({ scenario: scenarioId.describe("A scenario's id.") });
const base = forecastInputs.query.shape.base.unwrap();

/** What readers see of it: its picture, and its name and description in their language. */
const shown = {
  kind: scenarioKind.optional().describe("What sort of scenario it is."),
  names: textsOf(80).optional().describe("What it is called in each language."),
  descriptions: textsOf(600).optional().describe("What it assumes, in each language."),
};

export const forecastScenarios = {
  ...ABOUT,
  method: "GET",
  url: LIST,
  name: "forecastScenarios",
  summary: "Administrators' scenarios, newest first, each with its last run",
  query: z.object({
    deleted: z.enum(["with", "without"]).default("without").describe("Whether deleted ones are among them."),
  }),
  response: z.object({ items: z.array(scenario).describe("The scenarios.") }),
} as const satisfies Endpoint;

export const createForecastScenario = {
  ...CHANGE,
  method: "POST",
  url: LIST,
  name: "createForecastScenario",
  created: "/forecast/scenarios/:id",
  summary: "Saves a scenario; without its own assumptions, it starts with those of its base",
  bodyLimit: 8 * 2 ** 20,
  body: z.strictObject({
    name: scenarioName.describe("What the scenario is called."),
    note: scenarioNote.default("").describe("Note in plain text; may be empty."),
    base: base.default("draft").describe("Id of the revision it starts from, `current` or `draft`."),
    assumptions: assumptions.optional().describe("What is stated to differ from files and model."),
    reason: reason.default("").describe("Why; may be empty."),
    ...shown,
  }),
  response: scenarioDetail,
} as const satisfies Endpoint;

export const oneForecastScenario = {
  ...ABOUT,
  method: "GET",
  url: ONE,
  name: "oneForecastScenario",
  summary: "One scenario with all its assumptions",
  params,
  response: scenarioDetail,
} as const satisfies Endpoint;

export const changeForecastScenario = {
  ...CHANGE,
  method: "PATCH",
  url: ONE,
  name: "changeForecastScenario",
  summary: "Changes a scenario; omitted fields stay. Every change to its assumptions is kept with its reason",
  bodyLimit: 8 * 2 ** 20,
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    name: scenarioName.optional().describe("What the scenario is called."),
    note: scenarioNote.optional().describe("Note in plain text; may be empty."),
    base: base.optional().describe("Id of the revision it starts from, `current` or `draft`."),
    assumptions: assumptions.optional().describe("What is stated to differ from files and model."),
    reason: reason.default("").describe("Why; may be empty."),
    ...shown,
  }),
  response: scenarioDetail,
} as const satisfies Endpoint;

export const forecastScenarioChanges = {
  ...ABOUT,
  method: "GET",
  url: `${ONE}/changes`,
  name: "forecastScenarioChanges",
  summary: "A scenario's changes: by whom, when, and why, newest first",
  params,
  response: z.object({ items: z.array(scenarioChange).describe("The changes, newest first.") }),
} as const satisfies Endpoint;

export const restoreForecastState = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/changes/:change/restoration`,
  name: "restoreForecastState",
  summary: "Restores a scenario to its state after one of its changes; this is kept as a change too",
  params: params.extend({ change: changeId.describe("A change's id.") }),
  body: z.strictObject({
    version: z.number().int().describe("The version that the caller saw; another one is refused as `conflict`."),
    reason: reason.default("").describe("Why; may be empty."),
  }),
  response: scenarioDetail,
} as const satisfies Endpoint;

export const forecastRevisionChanges = {
  ...ABOUT,
  method: "GET",
  url: "/forecast/revisions/:revision/changes",
  name: "forecastRevisionChanges",
  summary: "Scenarios applied to a draft: by whom, when, why, and what changed, newest first",
  params: z.object({
    revision: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, "Must be the number of a revision.")
      .describe("A revision's id."),
  }),
  response: z.object({ items: z.array(revisionChange).describe("The changes, newest first.") }),
} as const satisfies Endpoint;

export const copyForecastScenario = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/copies`,
  name: "copyForecastScenario",
  summary: "Duplicates a scenario",
  params,
  body: z.strictObject({ name: scenarioName.describe("What the scenario is called.") }),
  response: scenarioDetail,
} as const satisfies Endpoint;

export const deleteForecastScenario = {
  ...CHANGE,
  method: "DELETE",
  url: ONE,
  name: "deleteForecastScenario",
  summary: "Deletes a scenario and removes it from readers; restorable for one week",
  params,
  response: z.object({}),
} as const satisfies Endpoint;

export const restoreForecastScenario = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/restoration`,
  name: "restoreForecastScenario",
  summary: "Restores a deleted scenario",
  params,
  response: scenarioDetail,
} as const satisfies Endpoint;

export const runForecastScenario = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/runs`,
  name: "runForecastScenario",
  summary: "Starts calculating a scenario in the background",
  params,
  response: scenarioRun,
  follow: `${ONE}/runs/:id`,
} as const satisfies Endpoint;

export const forecastScenarioRuns = {
  ...ABOUT,
  method: "GET",
  url: `${ONE}/runs`,
  name: "forecastScenarioRuns",
  summary: "The last runs of a scenario, latest first",
  params,
  response: z.object({ items: z.array(scenarioRun).describe("The runs, newest first.") }),
} as const satisfies Endpoint;

export const oneForecastRun = {
  ...ABOUT,
  method: "GET",
  url: `${ONE}/runs/:run`,
  name: "oneForecastRun",
  summary: "One run: its progress, its result, or why it failed",
  params: params.extend({ run: runId.describe("A run's id.") }),
  response: scenarioRun,
} as const satisfies Endpoint;

export const cancelForecastRun = {
  ...CHANGE,
  method: "DELETE",
  url: `${ONE}/runs/:run`,
  name: "cancelForecastRun",
  summary: "Stops a run and discards its results",
  params: params.extend({ run: runId.describe("A run's id.") }),
  response: scenarioRun,
} as const satisfies Endpoint;

export const applyForecastScenario = {
  ...CHANGE,
  method: "POST",
  url: `${ONE}/application`,
  name: "applyForecastScenario",
  summary: "Applies a scenario to the open draft, which must then be built again. Starts a draft if there is none",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    reason: reason.default("").describe("Why; may be empty."),
  }),
  response: z.object({ revision: z.string().describe("Id of the draft that now has the statements.") }),
} as const satisfies Endpoint;

export const offerForecastScenario = {
  ...CHANGE,
  method: "PUT",
  url: `${ONE}/offer`,
  name: "offerForecastScenario",
  summary: "Shares the last run of a scenario with readers; without a run, one is started and shared when it is done",
  params,
  response: scenario,
} as const satisfies Endpoint;

export const withdrawForecastScenario = {
  ...CHANGE,
  method: "DELETE",
  url: `${ONE}/offer`,
  name: "withdrawForecastScenario",
  summary: "Stops sharing a scenario with readers",
  params,
  response: scenario,
} as const satisfies Endpoint;

export const offeredScenarios = {
  method: "GET",
  url: "/forecast/offered",
  name: "offeredScenarios",
  tag: "forecast",
  summary: "The scenarios shared with readers; the wallets of their revisions are read like any other",
  allow: "signedIn",
  response: z.object({
    items: z
      .array(
        z.object({
          id: scenarioId.describe("The scenario's id."),
          kind: scenarioKind.describe("What sort of scenario it is."),
          name: z.string().describe("What it is called where a language has no name of its own."),
          names: textsOf(80).describe("What it is called in each language."),
          descriptions: textsOf(600).describe("What it assumes, in each language."),
          edition: z.string().describe("Id of the revision with its figures."),
          sample: z.boolean().describe("Whether it is sample data."),
        }),
      )
      .describe("The scenarios."),
  }),
} as const satisfies Endpoint;

export const SCENARIO_ENDPOINTS = [
  forecastScenarios,
  createForecastScenario,
  oneForecastScenario,
  changeForecastScenario,
  forecastScenarioChanges,
  restoreForecastState,
  forecastRevisionChanges,
  copyForecastScenario,
  deleteForecastScenario,
  restoreForecastScenario,
  runForecastScenario,
  forecastScenarioRuns,
  oneForecastRun,
  cancelForecastRun,
  applyForecastScenario,
  offerForecastScenario,
  withdrawForecastScenario,
  offeredScenarios,
] as const;
