import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { INTEL_TOPICS } from "#domain/advertisers/marketIntel.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const names = z.object({ "en-US": z.string(), "es-ES": z.string(), "de-DE": z.string() });
const ofRevision = z.object({ revision: z.string() });

export const seasons = {
  method: "GET",
  url: "/revisions/:revision/seasons",
  name: "seasons",
  offline: "kept",
  tag: "advertisers",
  summary: "How each sub-vertical's spending is spread over the months: twelve parts that sum to one, January first",
  allow: "signedIn",
  params: ofRevision,
  response: z.object({
    items: list(z.object({ subVertical: z.string(), months: list(z.number()), source: z.string() })),
  }),
} satisfies Endpoint;

export const prospects = {
  method: "GET",
  url: "/revisions/:revision/prospects/:market",
  name: "prospects",
  offline: "kept",
  tag: "advertisers",
  summary: "Business types of every market and advertisers of this one, as parts of their sub-vertical's dollars",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ revision: z.string(), market: z.string() }),
  response: z.object({
    items: list(
      z.object({
        id: z.string(),
        kind: z.enum(["businessType", "advertiser"]),
        market: z.string().nullable(),
        subVertical: z.string(),
        names,
        spendPart: z.number(),
        digitalPart: z.number(),
        source: z.string(),
      }),
    ),
  }),
} satisfies Endpoint;

export const marketIntelligence = {
  method: "GET",
  url: "/revisions/:revision/market-intelligence",
  name: "marketIntelligence",
  tag: "advertisers",
  summary: "Facts about the advertisers of each vertical: budgets, media in use, plans, pain points, who decides",
  allow: "signedIn",
  params: ofRevision,
  response: z.object({
    items: list(
      z.object({
        id: z.string(),
        vertical: z.string(),
        subVertical: z.string().nullable(),
        topic: z.enum(INTEL_TOPICS),
        statement: names,
        value: z.number().nullable(),
        unit: z.enum(["dollars", "percent", "count"]).nullable(),
        respondents: z.number().int().nullable(),
        year: z.number().int(),
        source: z.string(),
      }),
    ),
  }),
} satisfies Endpoint;

export const subVerticalInsights = {
  method: "GET",
  url: "/revisions/:revision/sub-vertical-insights/:vertical",
  name: "subVerticalInsights",
  tag: "advertisers",
  summary: "What a seller should know about the advertisers of a sub-vertical, in one language",
  allow: "signedIn",
  verticals: ["params.vertical"],
  /** `vertical` is a sub-vertical's id. */
  params: z.object({ revision: z.string(), vertical: z.string() }),
  query: z.object({ language: z.enum(LOCALES).default("en-US") }),
  response: z.object({
    subVertical: z.string(),
    language: z.enum(LOCALES),
    profile: z.string().nullable(),
    buyer: z.string().nullable(),
    season: z.string().nullable(),
    questions: list(z.string()),
    objections: list(z.object({ objection: z.string(), answer: z.string() })),
    coop: z.string().nullable(),
    sources: list(z.string()),
  }),
} satisfies Endpoint;
