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

const marks = z.object({ read: z.boolean(), saved: z.boolean(), subscribed: z.boolean() });

/** A published piece without its body. */
export const contentHead = z.object({
  id,
  kind,
  key: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The language it is shown in; another one than was asked for where `fallback` is true. */
  language,
  fallback: z.boolean(),
  /** The languages it is written in. */
  languages: z.array(language),
  tags: storedTags,
  properties: storedProperties,
  /** The day that stands on it. */
  date: z.iso.date(),
  publishedAt: z.iso.datetime(),
  /** Grows with every publication. */
  version: z.number().int(),
  /** Written as an example: figures in it are invented, and say so. */
  sample: z.boolean(),
  /** What the caller made of it. */
  marks,
});

export type ContentHead = z.output<typeof contentHead>;

export const contentPiece = contentHead.extend({ body: storedDocument });

export type ContentPiece = z.output<typeof contentPiece>;

/** A text taken apart where it holds what was looked for. */
const passage = z.array(z.object({ text: z.string(), hit: z.boolean() }));

/** A piece in a list, with the places that hold the words that were asked for. */
export const listedContent = contentHead.extend({
  /** Null where no words were asked for, and for what is far down in a long answer. The language is the first that holds them, the asked one before others. */
  found: z
    .object({
      language,
      title: passage,
      excerpt: passage,
      /** Whether the text goes on before and after the excerpt. */
      cut: z.object({ start: z.boolean(), end: z.boolean() }),
    })
    .nullable(),
});

export type ListedContent = z.output<typeof listedContent>;

/** What one asks for. All of it narrows; nothing answers everything. */
const filters = {
  kind: kind.optional(),
  /** Pieces about this vertical, and those about all of them. */
  vertical: z.string().optional(),
  /** Pieces about this medium, and those about all of them. */
  medium: medium.optional(),
  /** A month from 1 to 12: pieces of that time, and those of any. */
  season: z.coerce.number("Must be a number.").int().min(1).max(12).optional(),
  type: z.enum(AID_TYPES).optional(),
  publication: key.optional(),
  /** The path of a screen, such as `/market-summary`. */
  screen: z.string().max(200).optional(),
  subVertical: z.string().optional(),
  mark: z.enum(["read", "unread", "saved", "subscribed"]).optional(),
  /** Words, in any of the three languages; the best comes first, else the newest. */
  q: z.string().max(200).optional(),
  language: language.default("en-US"),
};

export const contentList = {
  ...READING,
  method: "GET",
  url: "/content",
  name: "contentList",
  summary: "The published pieces that the caller may read: guides, publications, issues, selling aids and the rest",
  verticals: ["query.vertical", "query.subVertical"],
  query: z.object(filters),
  response: z.object({ items: z.array(listedContent) }),
} as const satisfies Endpoint;

const withTexts = z.object({ items: z.array(contentPiece) });

export const contentOnScreens = {
  ...READING,
  method: "GET",
  url: "/content/on-screens",
  name: "contentOnScreens",
  offline: "kept",
  summary: "Text shown to the caller on screens: today's banners and section texts",
  query: z.object({ language: language.default("en-US") }),
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
  params: z.object({ vertical: z.string() }),
  query: z.object({ language: language.default("en-US") }),
  response: withTexts,
} as const satisfies Endpoint;

export const oneContent = {
  ...READING,
  method: "GET",
  url: "/content/:kind/:key",
  name: "oneContent",
  summary: "One published piece with its text; in English if the requested language is missing",
  params: z.object({ kind, key }),
  query: z.object({ language: language.default("en-US") }),
  response: contentPiece,
} as const satisfies Endpoint;

export const markIssues = {
  ...READING,
  method: "PUT",
  url: "/content/publication/:key/issues/marks",
  name: "markIssues",
  summary: "Marks every issue of a publication as read or unread; returns the keys of those that changed",
  params: z.object({ key }),
  body: z.strictObject({ read: z.boolean() }),
  response: z.object({ changed: z.array(z.string()) }),
} as const satisfies Endpoint;

export const markPiece = {
  ...READING,
  method: "PUT",
  url: "/content/:kind/:key/marks",
  name: "markPiece",
  offline: "later",
  summary: "Marks a piece as read, saves it for later, or subscribes to a publication; omitted fields stay",
  params: z.object({ kind, key }),
  body: z.strictObject({
    read: z.boolean().optional(),
    saved: z.boolean().optional(),
    /** For publications alone: each new issue comes by mail. */
    subscribed: z.boolean().optional(),
  }),
  response: marks,
} as const satisfies Endpoint;
