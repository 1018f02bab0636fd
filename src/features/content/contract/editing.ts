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

const params = z.object({ item: id });
const version = editVersion;

/** What it is called in each language that it is written in. */
const titles = z.object({
  "en-US": z.string().optional(),
  "es-ES": z.string().optional(),
  "de-DE": z.string().optional(),
});

const editedHead = z.object({
  id,
  kind,
  key: z.string(),
  /** English, or in the first language there is; the key where nothing is written yet. */
  title: z.string(),
  titles,
  status: z.enum(CONTENT_STATUSES),
  languages: z.array(language),
  tags: storedTags,
  properties: storedProperties,
  date: z.iso.date(),
  sample: z.boolean(),
  changedAt: z.iso.datetime(),
  changedBy: z.string(),
  /** Since when readers see the version that they see; null where they see none. */
  publishedAt: z.iso.datetime().nullable(),
  /** When the draft will be published; null where it waits for nothing. */
  publishAt: z.iso.datetime().nullable(),
  deleted: z.boolean(),
  /** Sent back with a change, so that two editors notice each other. */
  version,
});

export type EditedHead = z.output<typeof editedHead>;

const editedItem = editedHead.extend({ texts: storedTexts });

export type EditedItem = z.output<typeof editedItem>;

const givenState = { key, tags, properties, date: z.iso.date("Must be a date such as 2026-11-30."), texts: givenTexts };

export const contentItems = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/content-items",
  name: "contentItems",
  summary: "Everything in the newsroom, including drafts and deleted pieces, most recently changed first",
  response: z.object({ items: z.array(editedHead) }),
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
  summary: "Adds a piece as a draft",
  bodyLimit: ITEM_BODY_BYTES,
  body: z.strictObject({ kind, ...givenState }),
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
  body: z.strictObject({ version, ...givenState }),
  response: editedItem,
} as const satisfies Endpoint;

export const publishContentItem = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items/:item/publication",
  name: "publishContentItem",
  summary: "Publishes the draft of a piece now or at a set time; followers are notified",
  params,
  body: z.strictObject({ version, at: z.iso.datetime().nullable(), notify: z.boolean() }),
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

const versionHead = z.object({
  number: z.number().int(),
  title: z.string(),
  titles,
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  /** Whether readers see it. */
  current: z.boolean(),
});

export const contentVersions = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/content-items/:item/versions",
  name: "contentVersions",
  summary: "Published versions of a piece, newest first",
  params,
  response: z.object({ items: z.array(versionHead) }),
} as const satisfies Endpoint;

export const restoreContentVersion = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-items/:item/versions/:number/restoration",
  name: "restoreContentVersion",
  summary: "Restores an earlier version as the draft",
  params: z.object({ item: id, number: id }),
  body: z.strictObject({ version }),
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

const storedFile = z.object({
  id: fileId,
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
  /** Of pictures, in pixels. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

export type ContentFile = z.output<typeof storedFile>;

const fileName = z.string().min(1, "Must not be empty.").max(300, "Must have at most 300 characters.");

export const addContentFile = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/content-files",
  name: "addContentFile",
  summary: "Uploads an image or file: PNG, JPEG, WebP, GIF, PDF, PPTX, XLSX, DOCX, or CSV, up to 50 MB",
  bytes: MOST_FILE_BYTES,
  query: z.object({ name: fileName }),
  response: storedFile,
} as const satisfies Endpoint;

export const contentFile = {
  method: "GET",
  url: "/content-files/:file",
  name: "contentFile",
  tag: "content",
  summary: "A file that a published piece shows or offers, for who may read the piece; every file for administrators",
  allow: "signedIn",
  params: z.object({ file: fileId }),
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
  query: z.object({ publication: key, language: language.default("en-US") }),
  response: editedItem,
} as const satisfies Endpoint;
