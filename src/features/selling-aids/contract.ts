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
const anyAid = z
  .string()
  .refine((key) => isContentKey(key) || teamAidOf(key) !== null, "Must be the key of an aid.")
  .describe("Key of the selling aid.");

/** What people made of an aid, and what the caller did. */
const aidUse = z.object({
  favourite: z.boolean().describe("Whether it is among the caller's favorites."),
  openedAt: z.iso.datetime().nullable().describe("When the caller opened it last; null for never."),
  stars: z.number().int().nullable().describe("The caller's own stars, 1–5; null for none."),
  rating: z.number().nullable().describe("Mean of all stars, 1–5; null where no one gave any."),
  ratings: z.number().int().describe("How many people gave stars."),
  downloads: z.number().int().describe("Files made of it, by everyone."),
});

export type AidUse = z.output<typeof aidUse>;

const aidHead = aidUse
  .extend({
    key: z.string().describe("Its stable name in the library."),
    type: z.enum(AID_TYPES).describe("What sort of selling aid it is."),
    title: z.string().describe("Title."),
    summary: z.string().describe("A sentence or two on what it is about."),
    language: language.describe(
      "The language it is shown in; another one than was asked for where `fallback` is true.",
    ),
    fallback: z.boolean().describe("Whether it is shown in another language than was asked for."),
    languages: z.array(language).describe("The languages it is written in."),
    verticals: z.array(z.string()).describe("Ids of verticals it is about; empty is all."),
    media: z.array(z.string()).describe("Ids of media it is about; empty is all."),
    seasons: z.array(z.number().int()).describe("Months 1–12 in which it is of most use."),
    date: z.iso.date().describe("The day shown on it."),
    sample: z.boolean().describe("Whether it is an example: figures in it are invented, and say so."),
    team: z
      .object({
        id: z.string().describe("The aid's id."),
        number: z.number().int().describe("Number of the version."),
        by: z.string().describe("Name of the person who sent it."),
        mine: z.boolean().describe("Whether the caller sent it."),
        file: z
          .object({
            id: z.string().describe("The file's id."),
            name: z.string().describe("Name of the file."),
            type: z.string().describe("Media type of the file."),
            bytes: z.number().int().describe("Size in bytes."),
          })
          .describe("The file itself."),
      })
      .nullable()
      .describe(
        "What the caller's organization added itself: a file, and who sent it; null for the aids of the product.",
      ),
  })
  .meta({ id: "SellingAid", description: "A selling aid as the library lists it." });

export type AidHead = z.output<typeof aidHead>;

export const sellingAids = {
  ...AIDS,
  method: "GET",
  url: "/selling-aids",
  name: "sellingAids",
  summary:
    "The library of selling aids that the caller may read; with words, what holds them, best first, else newest first",
  query: z.object({
    q: z.string().max(200).optional().describe("Words, in any of the three languages."),
    language: language.default("en-US").describe("Language to read them in, where they are written in it."),
  }),
  response: z.object({ items: z.array(aidHead).describe("The selling aids.") }),
} as const satisfies Endpoint;

const aidPiece = aidHead.extend({
  body: z
    .custom<ContentDocument>()
    .meta({ description: "A tree of blocks, as that of other content, with its fields open." }),
  fields: z.array(z.enum(MERGE_FIELDS)).describe("Fields in the text that market, category, medium and client fill."),
});

export type AidPiece = z.output<typeof aidPiece>;

export const sellingAid = {
  ...AIDS,
  method: "GET",
  url: "/selling-aids/:aid",
  name: "sellingAid",
  summary: "One selling aid with its text and unfilled merge fields; in English if the requested language is missing",
  params: z.object({ aid: anyAid }),
  query: z.object({
    language: language.default("en-US").describe("Language to read it in, where it is written in it."),
  }),
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
    opened: z.literal(true).optional().describe("Whether the caller has opened it."),
    favourite: z.boolean().optional().describe("Whether it is among the caller's favorites."),
    stars: z.number().int().min(1).max(MOST_STARS).nullable().optional().describe("Stars, 1–5; null removes them."),
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
  params: z.object({ market: z.string().describe("A market's id."), aid: aid.describe("Key of the selling aid.") }),
  query: z.object({
    focus: z.string().default("market").describe("`market`, or the id of a vertical or sub-vertical."),
    medium: z.string().optional().describe("A medium's id; that of the caller's stations or flags where left out."),
    year: z.coerce.number().int().optional().describe("A calendar year; the revision's current year where left out."),
    political: z.enum(["with", "without"]).default("with").describe("`with` or `without` political spending."),
    client: z
      .union([z.literal(""), lineOfText(LONGEST_CLIENT)])
      .default("")
      .describe("For whom it is made; empty for no one in particular."),
    language: language
      .optional()
      .describe("The caller's own language where left out; that of the aid where it is not written in it."),
    paper: z.enum(["letter", "a4"]).optional().describe("Paper size: US letter or A4."),
    revision: z.string().default("current").describe("A revision's id, or `current`."),
    format: z.enum(AID_FORMATS).default("pdf").describe("The kind of file."),
  }),
  response: fileAnswer,
  file: { types: Object.values(AID_FILE_TYPES), shown: "attachment" },
} as const satisfies Endpoint;
