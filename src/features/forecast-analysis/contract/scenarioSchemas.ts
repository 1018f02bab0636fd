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
export const assumptionChange = z.object({
  field: z.enum(ASSUMED_FIELDS),
  medium: z.string().optional(),
  year: z.number().int().optional(),
  part: z.string().optional(),
  subVertical: z.string().optional(),
  vertical: z.string().optional(),
  name: z.string().optional(),
  before: z.union([z.number(), z.string()]).nullable(),
  after: z.union([z.number(), z.string()]).nullable(),
});

const difference = z.object({
  id: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
  change: z.number(),
  growth: part,
});

export const scenarioRun = z
  .object({
    id: runId,
    scenario: scenarioId,
    /** Which version of the scenario was reckoned. */
    version: z.number().int(),
    state: z.enum(["waiting", "running", "failed", "cancelled", "done"]),
    /** 0–1. */
    progress: z.number(),
    startedBy: z.string(),
    startedAt: instant,
    endedAt: instant.nullable(),
    /** The revision that holds its figures; null where there is none, or a later run took its place. */
    edition: z.string().nullable(),
    /** Why there are none: a stable code, English words, and the input that is to be mended as far as it is known. */
    fault: z
      .object({
        code: z.string(),
        message: z.string(),
        place: forecastPlace,
      })
      .nullable(),
    /** The nation against the base, where that is built: every year, and media and verticals in the year after the current one. */
    summary: z
      .object({
        year: z.number().int(),
        years: z.array(difference).readonly(),
        media: z.array(difference).readonly(),
        verticals: z.array(difference).readonly(),
      })
      .nullable(),
  })
  .meta({ id: "ForecastRun" });

export type ScenarioRun = z.output<typeof scenarioRun>;

export const scenario = z
  .object({
    id: scenarioId,
    name: z.string(),
    note: z.string(),
    kind: scenarioKind,
    names: textsOf(80),
    descriptions: textsOf(600),
    base: runBase,
    /** Whether its base is what is published now. */
    isCurrent: z.boolean(),
    /** Sent back with a change, so that two editors notice each other. */
    version: z.number().int(),
    sample: z.boolean(),
    createdBy: z.string(),
    createdAt: instant,
    updatedAt: instant,
    /** How many statements it holds. */
    statements: z.number().int(),
    /** What its last run left. */
    edition: z.string().nullable(),
    /** Since when readers see the revision `offeredEdition` of it. */
    offeredAt: instant.nullable(),
    offeredEdition: z.string().nullable(),
    deletedAt: instant.nullable(),
    /** The last one. */
    run: scenarioRun.nullable(),
  })
  .meta({ id: "ForecastScenario" });

export type Scenario = z.output<typeof scenario>;

export const scenarioDetail = scenario.extend({ assumptions }).meta({ id: "ForecastScenarioDetail" });

export const scenarioChange = z.object({
  id: changeId,
  /** Of the scenario, once it was changed. */
  version: z.number().int(),
  by: z.string(),
  at: instant,
  reason: z.string(),
  changes: z.array(assumptionChange).readonly(),
  /** Whether what was stated then was kept as a whole. */
  restorable: z.boolean(),
});

export type ScenarioChange = z.output<typeof scenarioChange>;

/** What was stated about a revision by applying a scenario to it. */
export const revisionChange = scenarioChange
  .omit({ restorable: true })
  .extend({ scenario: z.object({ id: scenarioId, name: z.string(), isDeleted: z.boolean() }).nullable() });
