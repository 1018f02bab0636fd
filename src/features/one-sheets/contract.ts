import { z } from "zod";
import type { Endpoint } from "#api/endpoint.ts";
import { FILE_TYPES } from "#domain/fileTypes.ts";
import { fileAnswer } from "#api/fileAnswer.ts";
import { lineOfText } from "#api/plainText.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/** What can be made of a market's vertical or sub-vertical: one page, or five slides to talk along. */
export const STORY_KINDS = ["oneSheet", "meetingKit"] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** The kinds of file, the first the usual one. */
export const STORY_FORMATS = ["pdf", "pptx"] as const;
export type StoryFormat = (typeof STORY_FORMATS)[number];

export const PAPERS = ["letter", "a4"] as const;

const params = z.object({ market: z.string() });

const asked = {
  document: z.enum(STORY_KINDS).default("oneSheet"),
  /** `market`, or the id of a vertical or sub-vertical. */
  focus: z.string().default("market"),
  /** That of the caller's stations or flags where left out. */
  medium: z.string().optional(),
  /** The revision's current year where left out. */
  year: z.coerce.number().int().optional(),
  political: z.enum(["with", "without"]).default("with"),
  /** For whom it is made; empty for nobody in particular. */
  client: z.union([z.literal(""), lineOfText(120)]).default(""),
  /** The caller's own language where left out. */
  language: z.enum(LOCALES).optional(),
  paper: z.enum(PAPERS).default("letter"),
  /** A revision's id, or `current`. */
  revision: z.string().default("current"),
};

export const storyFile = {
  method: "GET",
  url: "/markets/:market/one-sheet",
  name: "storyFile",
  tag: "one-sheets",
  summary: "A one-sheet, or a meeting kit of five slides, about a vertical or sub-vertical of a market, as PDF or PPTX",
  allow: "signedIn",
  markets: ["params.market"],
  verticals: ["query.focus"],
  perMinute: 60,
  params,
  query: z.object({ ...asked, format: z.enum(STORY_FORMATS).default("pdf") }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.pdf, FILE_TYPES.pptx],
    shown: "attachment",
  },
} satisfies Endpoint;
