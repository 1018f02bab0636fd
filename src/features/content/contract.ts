import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { AID_TYPES } from "#domain/content/contentKind.ts";
import {
  id,
  key,
  kind,
  language,
  medium,
  storedDocument,
  storedProperties,
  storedTags,
} from "./contract/contentSchemas.ts";

const READING = { allow: "signedIn", tag: "content" } as const;

const marks = z.object({
  read: z.boolean().describe("Whether the caller has read it."),
  saved: z.boolean().describe("Whether the caller has saved it."),
  subscribed: z.boolean().describe("Whether the caller has subscribed to it."),
});

/** A published piece without its body. */
export const contentHead = z.object({
  id: id.describe("The piece's id."),
  kind: kind.describe("What sort of content it is."),
  key: z.string().describe("The piece's key."),
  title: z.string().describe("Title."),
  summary: z.string().describe("A sentence or two on what it is about."),
  language: language.describe("The language it is shown in; another one than was asked for where `fallback` is true."),
  fallback: z.boolean().describe("Whether it is shown in another language than was asked for."),
  languages: z.array(language).describe("The languages it is written in."),
  tags: storedTags.describe("What it is filed under."),
  properties: storedProperties.describe("What is known of it."),
  date: z.iso.date().describe("The day shown on it."),
  publishedAt: z.iso.datetime().describe("When it was published, ISO 8601 in UTC."),
  version: z.number().int().describe("Number of the version; grows with every publication."),
  sample: z.boolean().describe("Whether it is an example: figures in it are invented, and say so."),
  marks: marks.describe("What the caller has marked it as."),
});

export type ContentHead = z.output<typeof contentHead>;

export const contentPiece = contentHead.extend({ body: storedDocument.describe("The text, as a tree of blocks.") });

export type ContentPiece = z.output<typeof contentPiece>;

/** A text taken apart where it holds what was looked for. */
const passage = z.array(
  z.object({
    text: z.string().describe("A stretch of text."),
    hit: z.boolean().describe("Whether the words were found here."),
  }),
);

/** A piece in a list, with the places that hold the words that were asked for. */
export const listedContent = contentHead.extend({
  found: z
    .object({
      language: language.describe("The first language that has the words."),
      title: passage.describe("The title in stretches."),
      excerpt: passage.describe("A part of the text in stretches."),
      cut: z
        .object({
          start: z.boolean().describe("Whether it goes on before."),
          end: z.boolean().describe("Whether it goes on after."),
        })
        .describe("Whether the text goes on before and after the excerpt."),
    })
    .nullable()
    .describe(
      "Where the words were found; null where no words were asked for, and for what is far down in a long answer.",
    ),
});

export type ListedContent = z.output<typeof listedContent>;

/** What one asks for. All of it narrows; nothing answers everything. */
const filters = {
  kind: kind.optional().describe("Only pieces of this kind."),
  vertical: z.string().optional().describe("Pieces about this vertical, and those about all of them."),
  medium: medium.optional().describe("Pieces about this medium, and those about all of them."),
  season: z.coerce
    .number("Must be a number.")
    .int()
    .min(1)
    .max(12)
    .optional()
    .describe("A month, 1–12: pieces of that time, and those of any."),
  type: z.enum(AID_TYPES).optional().describe("Only selling aids of this type."),
  publication: key.optional().describe("Only issues of this publication, by its key."),
  screen: z.string().max(200).optional().describe("The path of a screen, such as `/market-summary`."),
  subVertical: z.string().optional().describe("Pieces about this sub-vertical."),
  mark: z
    .enum(["read", "unread", "saved", "subscribed"])
    .optional()
    .describe("Only pieces that the caller has marked so."),
  q: z
    .string()
    .max(200)
    .optional()
    .describe("Words, in any of the three languages; the best comes first, else the newest."),
  language: language.default("en-US").describe("Language to read them in, where they are written in it."),
};

export const contentList = {
  ...READING,
  method: "GET",
  url: "/content",
  name: "contentList",
  summary: "The published pieces that the caller may read: guides, publications, issues, selling aids and the rest",
  verticals: ["query.vertical", "query.subVertical"],
  query: z.object(filters),
  response: z.object({ items: z.array(listedContent).describe("The pieces.") }),
} as const satisfies Endpoint;

const withTexts = z.object({ items: z.array(contentPiece).describe("The pieces.") });

export const contentOnScreens = {
  ...READING,
  method: "GET",
  url: "/content/on-screens",
  name: "contentOnScreens",
  offline: "kept",
  summary: "Text shown to the caller on screens: today's banners and section texts",
  query: z.object({
    language: language.default("en-US").describe("Language to read it in, where it is written in it."),
  }),
  response: withTexts,
} as const satisfies Endpoint;

export const contentInsights = {
  ...READING,
  method: "GET",
  url: "/content/insights/:vertical",
  name: "contentInsights",
  summary: "The newsroom's texts about a sub-vertical",
  verticals: ["params.vertical"],
  /** `vertical` is a sub-vertical's id. */
  params: z.object({ vertical: z.string().describe("A vertical's id.") }),
  query: z.object({
    language: language.default("en-US").describe("Language to read it in, where it is written in it."),
  }),
  response: withTexts,
} as const satisfies Endpoint;

export const oneContent = {
  ...READING,
  method: "GET",
  url: "/content/:kind/:key",
  name: "oneContent",
  summary: "One published piece with its text; in English if the requested language is missing",
  params: z.object({ kind: kind.describe("What sort of content it is."), key: key.describe("The piece's key.") }),
  query: z.object({
    language: language.default("en-US").describe("Language to read it in, where it is written in it."),
  }),
  response: contentPiece,
} as const satisfies Endpoint;

export const markIssues = {
  ...READING,
  method: "PUT",
  url: "/content/publication/:key/issues/marks",
  name: "markIssues",
  summary: "Marks every issue of a publication as read or unread; returns the keys of those that changed",
  params: z.object({ key: key.describe("The piece's key.") }),
  body: z.strictObject({ read: z.boolean().describe("Whether they count as read.") }),
  response: z.object({ changed: z.array(z.string()).describe("Keys of the issues that changed.") }),
} as const satisfies Endpoint;

export const markPiece = {
  ...READING,
  method: "PUT",
  url: "/content/:kind/:key/marks",
  name: "markPiece",
  offline: "later",
  summary: "Marks a piece as read, saves it for later, or subscribes to a publication; omitted fields stay",
  params: z.object({ kind: kind.describe("What sort of content it is."), key: key.describe("The piece's key.") }),
  body: z.strictObject({
    read: z.boolean().optional().describe("Whether it counts as read."),
    saved: z.boolean().optional().describe("Whether it is saved."),
    subscribed: z.boolean().optional().describe("Whether each new issue comes by email; for publications alone."),
  }),
  response: marks,
} as const satisfies Endpoint;
