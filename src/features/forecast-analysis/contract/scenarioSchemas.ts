import { z } from "zod";
import { ASSUMED_FIELDS } from "#domain/forecast/assumptions.ts";
import { part } from "#platform/api/shares.ts";
import { forecastPlace } from "#platform/api/forecastPlace.ts";
import { SCENARIO_KINDS } from "#domain/forecast/scenario.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { assumptions } from "./assumptionsSchema.ts";
import { runBase } from "./inputs.ts";

export const scenarioId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a scenario.");
export const runId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a run.");
const instant = z.iso.datetime();

export const changeId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a change.");

export const scenarioName = z.string().trim().min(1, "A scenario needs a name.").max(80);
export const scenarioNote = z.string().trim().max(2_000);
export const reason = z.string().trim().max(400);
export const scenarioKind = z.enum(SCENARIO_KINDS);
/** One text per language; a language that is left out has none. */
export const textsOf = (longest: number) => z.partialRecord(z.enum(LOCALES), z.string().trim().max(longest));

/** One statement as it was and as it is; null where nothing is stated. */
export const assumptionChange = z
  .object({
    field: z.enum(ASSUMED_FIELDS).describe("Which assumption."),
    medium: z.string().optional().describe("A medium's id."),
    year: z.number().int().optional().describe("A calendar year."),
    part: z.string().optional().describe("`core` or `political` money."),
    subVertical: z.string().optional().describe("A sub-vertical's id."),
    vertical: z.string().optional().describe("A vertical's id."),
    name: z.string().optional().describe("What the entry is called."),
    before: z.union([z.number(), z.string()]).nullable().describe("What was stated before; null where nothing was."),
    after: z.union([z.number(), z.string()]).nullable().describe("What is stated afterward; null where nothing is."),
  })
  .meta({ id: "AssumptionChange", description: "A statement that was made, changed or removed." });

const difference = z.object({
  id: z.string().describe("Id of the year, market, medium or vertical."),
  before: z.number().nullable().describe("Whole dollars before; null where there was nothing."),
  after: z.number().nullable().describe("Whole dollars after; null where there is nothing."),
  change: z.number().describe("Dollars more or less."),
  growth: part.describe("Change as a part of what was before; null where it cannot be told."),
});

export const scenarioRun = z
  .object({
    id: runId.describe("The run's id."),
    scenario: scenarioId.describe("A scenario's id."),
    version: z.number().int().describe("Which version of the scenario was calculated."),
    state: z.enum(["waiting", "running", "failed", "cancelled", "done"]).describe("Where the run stands."),
    progress: z.number().describe("How far it is, 0–1."),
    startedBy: z.string().describe("Name of the person who started it."),
    startedAt: instant.describe("When it started, ISO 8601 in UTC."),
    endedAt: instant.nullable().describe("When it ended, ISO 8601 in UTC; null before that."),
    edition: z
      .string()
      .nullable()
      .describe("Id of the revision with its figures; null where there is none, or a later run took its place."),
    fault: z
      .object({
        code: z.string().describe("A stable code."),
        message: z.string().describe("What is wrong, in English."),
        place: forecastPlace.describe("Which input is to be fixed, as far as it is known."),
      })
      .nullable()
      .describe(
        "Why there are no figures: a stable code, English words, and the input to fix as far as it is known; null where it did not fail.",
      ),
    summary: z
      .object({
        year: z.number().int().describe("The year that media and verticals are compared in."),
        years: z.array(difference).readonly().describe("By year."),
        media: z.array(difference).readonly().describe("By medium."),
        verticals: z.array(difference).readonly().describe("By vertical."),
      })
      .nullable()
      .describe(
        "The nation compared with the base, where that is built: every year, and media and verticals in the year after the current one; null where there is none.",
      ),
  })
  .meta({ id: "ForecastRun", description: "A run of a forecast scenario." });

export type ScenarioRun = z.output<typeof scenarioRun>;

export const scenario = z
  .object({
    id: scenarioId.describe("The scenario's id."),
    name: z.string().describe("What the scenario is called."),
    note: z.string().describe("Note in plain text; may be empty."),
    kind: scenarioKind.describe("What sort of scenario it is."),
    names: textsOf(80).describe("What it is called in each language."),
    descriptions: textsOf(600).describe("What it assumes, in each language."),
    base: runBase.describe("The revision it starts from."),
    isCurrent: z.boolean().describe("Whether its base is what is published now."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
    sample: z.boolean().describe("Whether it is sample data."),
    createdBy: z.string().describe("Name of the person who created it."),
    createdAt: instant.describe("When it was created, ISO 8601 in UTC."),
    updatedAt: instant.describe("When it was last changed, ISO 8601 in UTC."),
    statements: z.number().int().describe("How many statements it holds."),
    edition: z.string().nullable().describe("Id of the revision that its last run left; null where there is none."),
    offeredAt: instant
      .nullable()
      .describe("Since when readers see its figures, ISO 8601 in UTC; null while they do not."),
    offeredEdition: z
      .string()
      .nullable()
      .describe("Id of the revision that readers see of it; null while they see none."),
    deletedAt: instant.nullable().describe("When it was deleted, ISO 8601 in UTC; null while it is there."),
    run: scenarioRun.nullable().describe("The last run; null before the first."),
  })
  .meta({ id: "ForecastScenario", description: "A forecast under stated assumptions." });

export type Scenario = z.output<typeof scenario>;

export const scenarioDetail = scenario
  .extend({ assumptions: assumptions.describe("What is stated to differ from files and model.") })
  .meta({ id: "ForecastScenarioDetail", description: "A scenario with all that it states." });

export const scenarioChange = z.object({
  id: changeId.describe("The change's id."),
  version: z.number().int().describe("The scenario's version after the change."),
  by: z.string().describe("Name of the person who did it."),
  at: instant.describe("When it happened, ISO 8601 in UTC."),
  reason: z.string().describe("Why; may be empty."),
  changes: z.array(assumptionChange).readonly().describe("The changes, newest first."),
  restorable: z.boolean().describe("Whether what was stated then was kept as a whole."),
});

export type ScenarioChange = z.output<typeof scenarioChange>;

/** What was stated about a revision by applying a scenario to it. */
export const revisionChange = scenarioChange.omit({ restorable: true }).extend({
  scenario: z
    .object({
      id: scenarioId.describe("The scenario's id."),
      name: z.string().describe("What the scenario is called."),
      isDeleted: z.boolean().describe("Whether it was deleted."),
    })
    .nullable()
    .describe("The scenario; null where there is none."),
});
