import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { INTEL_TOPICS } from "#domain/advertisers/marketIntel.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const names = z
  .object({
    "en-US": z.string().describe("In English."),
    "es-ES": z.string().describe("In Spanish."),
    "de-DE": z.string().describe("In German."),
  })
  .meta({ id: "TranslatedText", description: "A text in each language." });
const ofRevision = z.object({ revision: z.string().describe("A revision's id, or `current`.") });

export const seasons = {
  method: "GET",
  url: "/revisions/:revision/seasons",
  name: "seasons",
  stored: true,
  offline: "kept",
  tag: "advertisers",
  summary: "How each sub-vertical's spending is spread over the months: twelve parts that sum to one, January first",
  allow: "signedIn",
  params: ofRevision,
  response: z.object({
    items: list(
      z.object({
        subVertical: z.string().describe("A sub-vertical's id."),
        months: list(z.number()).describe("Twelve parts of the year's money that sum to 1, January first."),
        source: z.string().describe("Where it comes from."),
      }),
    ).describe("The entries."),
  }),
} satisfies Endpoint;

export const prospects = {
  method: "GET",
  url: "/revisions/:revision/prospects/:market",
  name: "prospects",
  stored: true,
  offline: "kept",
  tag: "advertisers",
  summary: "Business types of every market and advertisers of this one, as parts of their sub-vertical's dollars",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({
    revision: z.string().describe("A revision's id."),
    market: z.string().describe("A market's id."),
  }),
  response: z.object({
    items: list(
      z.object({
        id: z.string().describe("The entry's id."),
        kind: z.enum(["businessType", "advertiser"]).describe("A type of business, or one advertiser."),
        market: z
          .string()
          .nullable()
          .describe("The market the advertiser belongs to; null is a business type of every market."),
        subVertical: z.string().describe("A sub-vertical's id."),
        names: names.describe("What it is called in each language."),
        spendPart: z.number().describe("Its part of the sub-vertical's dollars, 0–1."),
        digitalPart: z.number().describe("Part of its dollars that goes to digital media, 0–1."),
        source: z.string().describe("Where it comes from."),
      }),
    ).describe("The entries."),
  }),
} satisfies Endpoint;

export const marketIntelligence = {
  method: "GET",
  url: "/revisions/:revision/market-intelligence",
  name: "marketIntelligence",
  stored: true,
  tag: "advertisers",
  summary: "Facts about the advertisers of each vertical: budgets, media in use, plans, pain points, who decides",
  allow: "signedIn",
  params: ofRevision,
  response: z.object({
    items: list(
      z.object({
        id: z.string().describe("The entry's id."),
        vertical: z.string().describe("A vertical's id."),
        subVertical: z.string().nullable().describe("The sub-vertical it is about; null is the whole vertical."),
        topic: z.enum(INTEL_TOPICS).describe("What it is about."),
        statement: names.describe("The fact, in each language."),
        value: z.number().nullable().describe("The fact's number, in `unit`; null where it is words alone."),
        unit: z
          .enum(["dollars", "percent", "count"])
          .nullable()
          .describe("Unit of the value; null where there is no value."),
        respondents: z.number().int().nullable().describe("How many were asked; null where it is not known."),
        year: z.number().int().describe("Year of the source."),
        source: z.string().describe("Where it comes from."),
      }),
    ).describe("The entries."),
  }),
} satisfies Endpoint;

export const subVerticalInsights = {
  method: "GET",
  url: "/revisions/:revision/sub-vertical-insights/:vertical",
  name: "subVerticalInsights",
  stored: true,
  tag: "advertisers",
  summary: "What a seller should know about the advertisers of a sub-vertical, in one language",
  allow: "signedIn",
  verticals: ["params.vertical"],
  /** `vertical` is a sub-vertical's id. */
  params: z.object({
    revision: z.string().describe("A revision's id."),
    vertical: z.string().describe("A sub-vertical's id."),
  }),
  query: z.object({ language: z.enum(LOCALES).default("en-US").describe("Language of the texts.") }),
  response: z.object({
    subVertical: z.string().describe("A sub-vertical's id."),
    language: z.enum(LOCALES).describe("Language of the texts."),
    profile: z.string().nullable().describe("Who these advertisers are; null where nothing is written."),
    buyer: z.string().nullable().describe("Who decides; null where nothing is written."),
    season: z.string().nullable().describe("When they buy, in words; null where nothing is written."),
    questions: list(z.string()).describe("Questions to open with."),
    objections: list(
      z.object({ objection: z.string().describe("What they say."), answer: z.string().describe("The answer.") }),
    ).describe("What they object, and what to answer."),
    coop: z.string().nullable().describe("Co-op money they can use; null where nothing is written."),
    sources: list(z.string()).describe("Where the figures come from."),
  }),
} satisfies Endpoint;
