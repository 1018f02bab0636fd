import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { CONTENT_STATUSES } from "#domain/content/contentKind.ts";
import {
  fileId,
  givenTexts,
  id,
  key,
  kind,
  language,
  properties,
  storedProperties,
  storedTags,
  storedTexts,
  tags,
} from "./contentSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "content" } as const;

/** A document of the largest size, in three languages. */
const ITEM_BODY_BYTES = 4 * 1024 * 1024;
export const MOST_FILE_BYTES = 50 * 1024 * 1024;
const FEED_BYTES = 5 * 1024 * 1024;

const params = z.object({ item: id.describe("A block's id.") });
const version = editVersion;

/** What it is called in each language that it is written in. */
const titles = z.object({
  "en-US": z.string().optional().describe("In English."),
  "es-ES": z.string().optional().describe("In Spanish."),
  "de-DE": z.string().optional().describe("In German."),
});

const editedHead = z
  .object({
    id: id.describe("The item's id."),
    kind: kind.describe("What sort of content it is."),
    key: z.string().describe("Its key, unique among its kind."),
    title: z
      .string()
      .describe("The title in English, or in the first language there is; the key where nothing is written yet."),
    titles: titles.describe("The title in each language."),
    status: z.enum(CONTENT_STATUSES).describe("Whether readers see it."),
    languages: z.array(language).describe("The languages it is written in."),
    tags: storedTags.describe("What it is about."),
    properties: storedProperties.describe("What is known of it."),
    date: z.iso.date().describe("The day shown on it, `YYYY-MM-DD`."),
    sample: z.boolean().describe("Whether it is sample data."),
    changedAt: z.iso.datetime().describe("When it last changed, ISO 8601 in UTC."),
    changedBy: z.string().describe("Name of the person who last changed it."),
    publishedAt: z.iso
      .datetime()
      .nullable()
      .describe("Since when readers see the version that they see, ISO 8601 in UTC; null where they see none."),
    publishAt: z.iso
      .datetime()
      .nullable()
      .describe("When the draft will be published, ISO 8601 in UTC; null where that is not planned."),
    deleted: z.boolean().describe("Whether it was deleted."),
    version: version.describe("Its version: sent back with a change, so that two editors notice each other."),
  })
  .meta({ id: "EditedContentHead", description: "A piece as its editors see it in the list." });

export type EditedHead = z.output<typeof editedHead>;

const editedItem = editedHead
  .extend({ texts: storedTexts.describe("The texts in each language.") })
  .meta({ id: "EditedContent", description: "A piece as its editors see it, with its texts." });

export type EditedItem = z.output<typeof editedItem>;

const givenState = {
  key: key.describe("Its key, unique among its kind."),
  tags: tags.describe("What it is about."),
  properties: properties.describe("What is known of it."),
  date: z.iso.date("Must be a date such as 2026-11-30.").describe("The day shown on it, `YYYY-MM-DD`."),
  texts: givenTexts.describe("The texts in each language."),
};

export const contentItems = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/content-items",
  name: "contentItems",
  summary: "Everything in the newsroom, including drafts and deleted pieces, most recently changed first",
  response: z.object({ items: z.array(editedHead).describe("The items.") }),
  csv: "list",
} as const satisfies Endpoint;

export const oneContentItem = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/content-items/:item",
  name: "oneContentItem",
  summary: "The draft of one piece",
  params,
  response: editedItem,
} as const satisfies Endpoint;

export const addContentItem = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items",
  name: "addContentItem",
  created: "/content-items/:id",
  summary: "Adds a piece as a draft",
  bodyLimit: ITEM_BODY_BYTES,
  body: z.strictObject({ kind: kind.describe("What sort of content it is."), ...givenState }),
  response: editedItem,
} as const satisfies Endpoint;

export const changeContentItem = {
  ...ADMINISTRATOR,
  method: "PUT",
  url: "/content-items/:item",
  name: "changeContentItem",
  summary: "Saves a new draft of a piece; `conflict` if the version is not current, with the person who changed it",
  bodyLimit: ITEM_BODY_BYTES,
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
    ...givenState,
  }),
  response: editedItem,
} as const satisfies Endpoint;

export const publishContentItem = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items/:item/publication",
  name: "publishContentItem",
  summary: "Publishes the draft of a piece now or at a set time; followers are notified",
  params,
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
    at: z.iso.datetime().nullable().describe("When to publish, ISO 8601 in UTC; null is now."),
    notify: z.boolean().describe("Whether readers are told."),
  }),
  response: editedItem,
} as const satisfies Endpoint;

export const withdrawContentItem = {
  ...ADMINISTRATOR,
  method: "DELETE",
  url: "/content-items/:item/publication",
  name: "withdrawContentItem",
  summary: "Unpublishes a piece or unschedules a draft; draft and versions are kept",
  params,
  response: editedItem,
} as const satisfies Endpoint;

const versionHead = z
  .object({
    number: z.number().int().describe("Number of the version."),
    title: z.string().describe("Title."),
    titles: titles.describe("The title in each language."),
    publishedAt: z.iso.datetime().describe("When it was published, ISO 8601 in UTC."),
    publishedBy: z.string().describe("Name of the person who published it."),
    current: z.boolean().describe("Whether readers see it."),
  })
  .meta({ id: "ContentVersion", description: "A published version of a piece." });

export const contentVersions = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/content-items/:item/versions",
  name: "contentVersions",
  summary: "Published versions of a piece, newest first",
  params,
  response: z.object({ items: z.array(versionHead).describe("The versions, newest first.") }),
} as const satisfies Endpoint;

export const restoreContentVersion = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items/:item/versions/:number/restoration",
  name: "restoreContentVersion",
  summary: "Restores an earlier version as the draft",
  params: z.object({ item: id.describe("A content item's id."), number: id.describe("Number of the version.") }),
  body: z.strictObject({
    version: version.describe("The version that the caller saw; another one is refused as `conflict`."),
  }),
  response: editedItem,
} as const satisfies Endpoint;

export const deleteContentItem = {
  ...ADMINISTRATOR,
  method: "DELETE",
  url: "/content-items/:item",
  name: "deleteContentItem",
  summary: "Deletes a piece; it can be restored",
  params,
  response: z.object({}),
} as const satisfies Endpoint;

export const restoreContentItem = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items/:item/restoration",
  name: "restoreContentItem",
  summary: "Restores a deleted piece",
  params,
  response: editedItem,
} as const satisfies Endpoint;

const storedFile = z
  .object({
    id: fileId.describe("The file's id."),
    name: z.string().describe("Name of the file."),
    type: z.string().describe("Media type of the file."),
    bytes: z.number().int().describe("Size in bytes."),
    width: z.number().int().nullable().describe("Width of a picture in pixels; null for other files."),
    height: z.number().int().nullable().describe("Height of a picture in pixels; null for other files."),
  })
  .meta({ id: "ContentFile", description: "A file of the library." });

export type ContentFile = z.output<typeof storedFile>;

const fileName = z.string().min(1, "Must not be empty.").max(300, "Must have at most 300 characters.");

export const addContentFile = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-files",
  name: "addContentFile",
  created: "/content-files/:id",
  summary: "Uploads an image or file: PNG, JPEG, WebP, GIF, PDF, PPTX, XLSX, DOCX, or CSV, up to 50 MB",
  bytes: MOST_FILE_BYTES,
  query: z.object({ name: fileName.describe("Name of the file.") }),
  response: storedFile,
} as const satisfies Endpoint;

export const contentFile = {
  method: "GET",
  url: "/content-files/:file",
  name: "contentFile",
  tag: "content",
  summary: "A file that a published piece shows or offers, for who may read the piece; every file for administrators",
  allow: "signedIn",
  params: z.object({ file: fileId.describe("A file's id.") }),
  response: fileAnswer,
  file: { types: ["image/png", "image/jpeg", "application/pdf", "application/octet-stream"], shown: "attachment" },
} as const satisfies Endpoint;

export const importContentFeed = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items/feed",
  name: "importContentFeed",
  summary: "Creates a draft issue from an RSS or Atom file; linked content is not fetched",
  bytes: FEED_BYTES,
  query: z.object({
    publication: key.describe("Key of the publication."),
    language: language.default("en-US").describe("Language of the feed."),
  }),
  response: editedItem,
} as const satisfies Endpoint;
