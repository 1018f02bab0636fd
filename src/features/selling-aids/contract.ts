import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { AID_TYPES, isContentKey } from "#domain/content/contentKind.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { MERGE_FIELDS } from "#domain/sellingAids/mergeFields.ts";
import { teamAidOf } from "#domain/sellingAids/teamAid.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

const AIDS = { allow: { access: ["sellingAides"] }, tag: "selling-aids" } as const;

/** Every kind of file that an aid becomes; mail programs open the last one as a mail ready to be sent. */
export const AID_FORMATS = ["pdf", "pptx", "txt", "eml"] as const;
export type AidFormat = (typeof AID_FORMATS)[number];

export const AID_FILE_TYPES: Readonly<Record<AidFormat, string>> = {
  pdf: FILE_TYPES.pdf,
  pptx: FILE_TYPES.pptx,
  txt: "text/plain",
  eml: "message/rfc822",
};

export const MOST_STARS = 5;
export const LONGEST_CLIENT = 120;

const language = z.enum(LOCALES);
const aid = z.string().refine(isContentKey, "Must be small letters, digits and single hyphens.");
/** The same, or `team_12` for one that the caller's organisation brought. */
const anyAid = z.string().refine((key) => isContentKey(key) || teamAidOf(key) !== null, "Must be the key of an aid.");

/** What people made of an aid, and what the caller did. */
const aidUse = z.object({
  favourite: z.boolean(),
  /** When the caller opened it last; null for never. */
  openedAt: z.iso.datetime().nullable(),
  /** The caller's own stars, 1–5; null for none. */
  stars: z.number().int().nullable(),
  /** The mean of all stars and how many people gave them; null where nobody did. */
  rating: z.number().nullable(),
  ratings: z.number().int(),
  /** Files made of it, by everyone. */
  downloads: z.number().int(),
});

export type AidUse = z.output<typeof aidUse>;

const aidHead = aidUse.extend({
  key: z.string(),
  type: z.enum(AID_TYPES),
  title: z.string(),
  summary: z.string(),
  /** The language it is shown in; another one than was asked for where `fallback` is true. */
  language,
  fallback: z.boolean(),
  languages: z.array(language),
  verticals: z.array(z.string()),
  media: z.array(z.string()),
  /** Months 1–12 in which it is of most use. */
  seasons: z.array(z.number().int()),
  /** The day that stands on it. */
  date: z.iso.date(),
  /** Written as an example: figures in it are invented, and say so. */
  sample: z.boolean(),
  /** What the caller's organisation brought itself: a file, and who brought it; null for the aids of the product. */
  team: z
    .object({
      id: z.string(),
      number: z.number().int(),
      by: z.string(),
      mine: z.boolean(),
      file: z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number().int() }),
    })
    .nullable(),
});

export type AidHead = z.output<typeof aidHead>;

export const sellingAids = {
  ...AIDS,
  method: "GET",
  url: "/selling-aids",
  name: "sellingAids",
  summary:
    "The library of selling aids that the caller may read; with words, what holds them, best first, else newest first",
  query: z.object({
    /** Words, in any of the three languages. */
    q: z.string().max(200).optional(),
    language: language.default("en-US"),
  }),
  response: z.object({ items: z.array(aidHead) }),
} as const satisfies Endpoint;

const aidPiece = aidHead.extend({
  body: z
    .custom<ContentDocument>()
    .meta({ description: "A tree of blocks, as that of other content, with its fields open." }),
  /** The fields that market, category, medium and client fill. */
  fields: z.array(z.enum(MERGE_FIELDS)),
});

export type AidPiece = z.output<typeof aidPiece>;

export const sellingAid = {
  ...AIDS,
  method: "GET",
  url: "/selling-aids/:aid",
  name: "sellingAid",
  summary: "One selling aid with its text and unfilled merge fields; in English if the requested language is missing",
  params: z.object({ aid: anyAid }),
  query: z.object({ language: language.default("en-US") }),
  response: aidPiece,
} as const satisfies Endpoint;

export const useAid = {
  ...AIDS,
  method: "PUT",
  url: "/selling-aids/:aid/use",
  name: "useAid",
  summary: "Records that the caller opened a selling aid, marks it as a favorite, or rates it; omitted fields stay",
  params: z.object({ aid: anyAid }),
  body: z.strictObject({
    opened: z.literal(true).optional(),
    favourite: z.boolean().optional(),
    stars: z.number().int().min(1).max(MOST_STARS).nullable().optional(),
  }),
  response: aidUse,
} as const satisfies Endpoint;

export const aidFile = {
  ...AIDS,
  method: "GET",
  url: "/markets/:market/selling-aids/:aid/file",
  name: "aidFile",
  summary: "A selling aid filled in with the figures of a market, as PDF, PPTX, plain text or a mail",
  perMinute: 60,
  markets: ["params.market"],
  verticals: ["query.focus"],
  params: z.object({ market: z.string(), aid }),
  query: z.object({
    /** `market`, or the id of a vertical or sub-vertical. */
    focus: z.string().default("market"),
    /** That of the caller's stations or flags where left out. */
    medium: z.string().optional(),
    /** The revision's current year where left out. */
    year: z.coerce.number().int().optional(),
    political: z.enum(["with", "without"]).default("with"),
    /** For whom it is made; empty for nobody in particular. */
    client: z.union([z.literal(""), lineOfText(LONGEST_CLIENT)]).default(""),
    /** The caller's own language where left out; that of the aid where it is not written in it. */
    language: language.optional(),
    paper: z.enum(["letter", "a4"]).optional(),
    /** A revision's id, or `current`. */
    revision: z.string().default("current"),
    format: z.enum(AID_FORMATS).default("pdf"),
  }),
  response: fileAnswer,
  file: { types: Object.values(AID_FILE_TYPES), shown: "attachment" },
} as const satisfies Endpoint;
