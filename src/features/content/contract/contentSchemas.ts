import { z } from "zod";
import { lineOfText, proseText } from "#platform/api/plainText.ts";
import { ROLES } from "#domain/access/access.ts";
import { checkDocument } from "#domain/content/checkDocument.ts";
import type { ContentDocument } from "#domain/content/contentDocument.ts";
import { AID_TYPES, BANNER_TONES, CADENCES, CONTENT_KINDS, isContentKey } from "#domain/content/contentKind.ts";
import { isAppPath, isSafeHref } from "#domain/content/safeHref.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";

export const LONGEST_TITLE = 200;
export const LONGEST_SUMMARY = 1_000;

export const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
export const kind = z.enum(CONTENT_KINDS);
export const language = z.enum(LOCALES);

/** `spring-tires`: the name of a piece in addresses, once per kind. */
export const key = z.string().refine(isContentKey, "Must be small letters, digits and single hyphens.");

/** The id of a stored file. */
export const fileId = z.string().regex(/^[\w-]{16,64}$/, "Must be an id.");

export const vertical = z.enum(VERTICALS.map(({ id: known }) => known));
export const medium = z.enum(MEDIA.map(({ id: known }) => known));
export const month = z.number().int().min(1).max(12);

export const tags = z.strictObject({
  verticals: z.array(vertical).max(12).describe("Ids of verticals it is about; empty is all."),
  media: z.array(medium).max(40).describe("Ids of media it is about; empty is all."),
  seasons: z.array(month).max(12).describe("Months in which it is of most use, 1–12."),
});

const path = z.string().max(200, "Must have at most 200 characters.").refine(isAppPath, "Must be a path of the app.");
const webPage = z
  .string()
  .refine((text) => isSafeHref(text) && text.toLowerCase().startsWith("https://"), "Must be an https address.");

/** What is known of a piece beside its texts; each kind has some of these. */
export const properties = z.strictObject({
  cadence: z.enum(CADENCES).optional().describe("How often it appears."),
  publication: key.optional().describe("Key of the publication."),
  number: z.number().int().min(1).max(100_000).optional().describe("Number of the issue."),
  screen: path.optional().describe("Path of the screen it belongs to."),
  section: lineOfText(80).optional().describe("Section of the help it belongs to."),
  type: z.enum(AID_TYPES).optional().describe("What sort of selling aid it is."),
  cover: fileId.optional().describe("File id of the cover picture."),
  file: fileId.optional().describe("File id of the attached file."),
  pages: z.number().int().min(1).max(10_000).optional().describe("How many pages."),
  embed: webPage.optional().describe("Web page to show inside."),
  minutes: z.number().int().min(1).max(1_000).optional().describe("How many minutes it takes."),
  subVertical: z
    .enum(SUB_VERTICALS.map(({ id: known }) => known))
    .optional()
    .describe("Id of the sub-vertical it is about."),
  from: z.iso.date("Must be a date such as 2026-11-30.").optional().describe("First day it is shown, `YYYY-MM-DD`."),
  until: z.iso.date("Must be a date such as 2026-11-30.").optional().describe("Last day it is shown, `YYYY-MM-DD`."),
  tone: z.enum(BANNER_TONES).optional().describe("What sort of banner it is."),
  roles: z.array(z.enum(ROLES)).min(1).max(ROLES.length).optional().describe("Roles that see it."),
});

/** The same as it goes out. What went out was checked when it came in; a taxonomy that has changed since must not make a piece unreadable. */
export const storedProperties = properties.extend({
  subVertical: z.string().optional().describe("Id of the sub-vertical it is about."),
});

/** A document as it comes in: every node is looked at, and each problem names its place. */
export const givenDocument = z.unknown().transform((value, context): ContentDocument => {
  const { document, problems } = checkDocument(value);
  for (const { pointer, message } of problems)
    context.addIssue({ code: "custom", path: pointer.split("/").slice(1), message });
  return document ?? z.NEVER;
});

/** A document as it goes out: whatever the store holds was looked at when it came in. */
export const storedDocument = z.custom<ContentDocument>().meta({
  description:
    "A tree of blocks: paragraphs, headings, lists, quotes, tables, pictures, callouts and rules; see docs/content.md.",
});

export const givenText = z.strictObject({
  title: lineOfText(LONGEST_TITLE).describe("Title."),
  summary: proseText(LONGEST_SUMMARY).describe("A sentence or two on what it is about."),
  body: givenDocument.describe("The text, as a tree of blocks."),
});

export const givenTexts = z.strictObject({
  "en-US": givenText.optional().describe("In English."),
  "es-ES": givenText.optional().describe("In Spanish."),
  "de-DE": givenText.optional().describe("In German."),
});

const storedText = z.object({
  title: z.string().describe("Title."),
  summary: z.string().describe("A sentence or two on what it is about."),
  body: storedDocument.describe("The text, as a tree of blocks."),
});

export const storedTexts = z.object({
  "en-US": storedText.optional().describe("In English."),
  "es-ES": storedText.optional().describe("In Spanish."),
  "de-DE": storedText.optional().describe("In German."),
});

export const storedTags = z
  .object({
    verticals: z.array(z.string()).describe("Ids of verticals it is about; empty is all."),
    media: z.array(z.string()).describe("Ids of media it is about; empty is all."),
    seasons: z.array(z.number().int()).describe("Months in which it is of most use, 1–12."),
  })
  .meta({ id: "ContentTags", description: "What a piece is about." });
