import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { reportDocument } from "#platform/api/reportDocument.ts";
import { DECK_LOOKS } from "#domain/deckTemplates/deckLook.ts";
import { AUDIENCES, STORY_KINDS } from "#domain/storyKinds.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/** The kinds of file, the first the usual one. */
export const STORY_FORMATS = ["pdf", "pptx"] as const;
export type StoryFormat = (typeof STORY_FORMATS)[number];

export const PAPERS = ["letter", "a4"] as const;

const params = z.object({ market: z.string().describe("A market's id.") });

const asked = z.object({
  document: z.enum(STORY_KINDS).default("oneSheet").describe("Which document it is."),
  focus: z.string().default("market").describe("`market`, or the id of a vertical or sub-vertical."),
  medium: z.string().optional().describe("A medium's id; that of the caller's stations or flags where left out."),
  year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
  political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
  client: z
    .union([z.literal(""), lineOfText(120)])
    .default("")
    .describe("For whom it is made; empty for no one in particular."),
  audience: z
    .enum(AUDIENCES)
    .default("manager")
    .describe("Who it is for: an advertiser, its agency, or one's own manager."),
  budget: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .optional()
    .describe("Dollars that the client means to spend on the medium in the year."),
  saleValue: z.coerce.number().min(1).max(100_000_000).optional().describe("What a customer spends, in dollars."),
  margin: z.coerce
    .number()
    .min(1)
    .max(100)
    .default(100)
    .describe("Percent of a sale that is left after what it costs to deliver."),
  closeLow: z.coerce
    .number()
    .min(0.1)
    .max(100)
    .optional()
    .describe("Of those who ask, the percent that buys at worst."),
  closeHigh: z.coerce
    .number()
    .min(0.1)
    .max(100)
    .optional()
    .describe("Of those who ask, the percent that buys at best."),
  appendix: z
    .enum(["with", "without"])
    .default("with")
    .describe("Whether pages and slides end with sources and method."),
  language: z.enum(LOCALES).optional().describe("Language of the document; the caller's own where left out."),
  paper: z.enum(PAPERS).default("letter").describe("Paper size: US letter or A4."),
  revision: z.string().default("current").describe("A revision's id, or `current`."),
});

export type StoryAsked = z.output<typeof asked>;

const STORY = {
  method: "GET",
  tag: "one-sheets",
  allow: "signedIn",
  markets: ["params.market"],
  verticals: ["query.focus"],
  params,
} as const;

export const storyDocument = {
  ...STORY,
  url: "/markets/:market/one-sheet/document",
  name: "storyDocument",
  summary: "A preview of such a file before it is created",
  query: asked,
  response: reportDocument,
} as const satisfies Endpoint;

export const storyFile = {
  ...STORY,
  url: "/markets/:market/one-sheet",
  name: "storyFile",
  summary:
    "A one-sheet or a meeting kit, for a client, an agency or a manager, about a vertical or sub-vertical of a market, as PDF or PPTX",
  perMinute: 60,
  query: asked.extend({
    format: z.enum(STORY_FORMATS).default("pdf").describe("The kind of file."),
    look: z
      .enum(DECK_LOOKS)
      .default("ours")
      .describe("Slides in the organization's own template where one is in use, or in the product's look."),
  }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.pdf, FILE_TYPES.pptx],
    shown: "attachment",
  },
} as const satisfies Endpoint;
