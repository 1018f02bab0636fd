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
    /** The open draft, or the published revision where there is none. */
    source: z.object({ revision: z.string(), label: z.string(), isDraft: z.boolean() }),
    files: z.array(file),
    years: z.array(z.int()),
    markets: z.array(z.object({ id: z.string(), name: z.string(), dollars: z.number() })),
    mediaTypes: z.array(mediaTypeLine),
    coverage,
    /** 0–1 by medium: how far observed spend is believed before anybody has said otherwise. */
    suggestedReliability: z.record(z.string(), z.number()),
  }),
} as const satisfies Endpoint;

export const observedCategories = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/categories",
  name: "observedCategories",
  summary: "Observed spend of a year by category, most dollars first, nationwide or in a market",
  query: scope,
  response: z.object({ year: z.int().nullable(), items: z.array(categoryLine) }),
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
    items: z.array(z.object({ year: z.int(), quarter: z.int(), mediaType: z.string(), dollars: z.number() })),
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
    items: z.array(
      z.object({ name: z.string(), dollars: z.number(), before: z.number().nullable(), categories: z.int() }),
    ),
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
    year: z.int().nullable(),
    /** Markets that are compared. */
    markets: z.int(),
    items: z.array(varianceLine),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const observedRestated = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/restated",
  name: "observedRestated",
  summary: "Which periods of earlier files later ones replace, and how many dollars that affects",
  response: z.object({ items: z.array(restatedLine) }),
  csv: "list",
} as const satisfies Endpoint;

export const observedMap = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/forecast/ad-intel/map",
  name: "observedMap",
  summary: "Which sub-vertical each category of observed spend belongs to: those without one first, with suggestions",
  response: z.object({
    version: z.int(),
    items: z.array(mapLine),
    mediaTypes: z.array(mediaTypeLine),
    coverage,
    /** The last change, where it can be taken back. */
    undo: keptChange.nullable(),
    /** The last thirty, newest first. */
    changes: z.array(keptChange),
  }),
  csv: "list",
} as const satisfies Endpoint;

const changed = z.object({ version: z.int(), change: z.string() });

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
  body: z.strictObject({ change: z.string().regex(/^[1-9]\d{0,9}$/) }),
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
