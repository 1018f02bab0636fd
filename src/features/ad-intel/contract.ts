import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import {
  categoryLine,
  coverage,
  file,
  keptChange,
  mapChange,
  mapLine,
  mediaTypeLine,
  restatedLine,
  scope,
  varianceLine,
} from "./contract/adIntelSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "observed spend" } as const;

export const observedOverview = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel",
  name: "observedOverview",
  summary: "The files of observed spend in the open draft, with their years, markets, and media types",
  response: z.object({
    source: z
      .object({
        revision: z.string().describe("The revision's id."),
        label: z.string().describe("What the revision is called."),
        isDraft: z.boolean().describe("Whether it is the open draft."),
      })
      .describe("The open draft, or the published revision where there is none."),
    files: z.array(file).describe("The files of observed spending."),
    years: z.array(z.int()).describe("Calendar years, earliest first."),
    markets: z
      .array(
        z.object({
          id: z.string().describe("The market's id."),
          name: z.string().describe("The market's name."),
          dollars: z.number().describe("Observed dollars."),
        }),
      )
      .describe("The markets, largest first."),
    mediaTypes: z.array(mediaTypeLine).describe("Media types of the source, and what they are mapped to."),
    coverage: coverage.describe("How much of it is mapped."),
    suggestedReliability: z
      .record(z.string(), z.number())
      .describe("How far observed spending is believed before anyone has said otherwise, 0–1 by medium."),
  }),
} as const satisfies Endpoint;

export const observedCategories = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/categories",
  name: "observedCategories",
  summary: "Observed spend of a year by category, most dollars first, nationwide or in a market",
  query: scope,
  response: z.object({
    year: z.int().nullable().describe("The year that is shown; null where nothing is observed."),
    items: z.array(categoryLine).describe("The categories."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const observedQuarters = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/quarters",
  name: "observedQuarters",
  summary: "Observed spend quarter by quarter and media type",
  query: scope,
  response: z.object({
    items: z
      .array(
        z.object({
          year: z.int().describe("The year that is shown."),
          quarter: z.int().describe("Quarter of the year, 1–4."),
          mediaType: z.string().describe("A media type, as the source of observed spending names it."),
          dollars: z.number().describe("Observed dollars."),
        }),
      )
      .describe("The quarters."),
  }),
} as const satisfies Endpoint;

export const observedParents = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/parents",
  name: "observedParents",
  summary: "The companies with the highest observed spend in a year, nationwide",
  query: scope.omit({ market: true }),
  response: z.object({
    items: z
      .array(
        z.object({
          name: z.string().describe("The advertiser's name."),
          dollars: z.number().describe("Observed dollars."),
          before: z
            .number()
            .nullable()
            .describe("Observed dollars in the year before; null where quarters do not compare."),
          categories: z.int().describe("In how many categories."),
        }),
      )
      .describe("The advertisers."),
  }),
} as const satisfies Endpoint;

export const observedVariance = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/variance",
  name: "observedVariance",
  summary: "Observed spend against the published estimate in the same markets, by sub-vertical and medium",
  query: scope.pick({ year: true, market: true }),
  response: z.object({
    year: z.int().nullable().describe("The year that is shown; null where nothing is observed."),
    markets: z.int().describe("Markets that are compared."),
    items: z.array(varianceLine).describe("The comparisons."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const observedRestated = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/restated",
  name: "observedRestated",
  summary: "Which periods of earlier files later ones replace, and how many dollars that affects",
  response: z.object({ items: z.array(restatedLine).describe("The files.") }),
  csv: "list",
} as const satisfies Endpoint;

export const observedMap = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/map",
  name: "observedMap",
  summary: "Which sub-vertical each category of observed spend belongs to: those without one first, with suggestions",
  response: z.object({
    version: z.int().describe("The map's version."),
    items: z.array(mapLine).describe("The categories, and what each is mapped to."),
    mediaTypes: z.array(mediaTypeLine).describe("Media types of the source, and what they are mapped to."),
    coverage: coverage.describe("How much of the whole it covers."),
    undo: keptChange.nullable().describe("The last change, where it can be undone; null where there is none."),
    changes: z.array(keptChange).describe("The last thirty changes, newest first."),
  }),
  csv: "list",
} as const satisfies Endpoint;

const changed = z.object({
  version: z.int().describe("The map's version after the change."),
  change: z.string().describe("Id of the change."),
});

export const changeObservedMap = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/forecast/ad-intel/map",
  name: "changeObservedMap",
  summary: "Maps categories to sub-verticals and media types to media; omitted ones stay",
  body: mapChange,
  response: changed,
} as const satisfies Endpoint;

export const undoObservedMap = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/forecast/ad-intel/map/undo",
  name: "undoObservedMap",
  summary: "Undoes a change to the map, unless a later change affects the same entries",
  body: z.strictObject({
    change: z
      .string()
      .regex(/^[1-9]\d{0,9}$/)
      .describe("Id of the change."),
  }),
  response: changed,
} as const satisfies Endpoint;

/** All of them, in the order of the API's description. */
export const adIntelContracts = [
  observedOverview,
  observedCategories,
  observedQuarters,
  observedParents,
  observedVariance,
  observedRestated,
  observedMap,
  changeObservedMap,
  undoObservedMap,
] as const;
