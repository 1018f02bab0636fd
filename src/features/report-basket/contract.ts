import { z } from "zod";
import { appAddress } from "#platform/api/appAddress.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";
import { BLOCK_NAMES } from "#domain/blockNames.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/** The kinds of file, the first the usual one. */
export const BASKET_FORMATS = ["pdf", "pptx", "xlsx"] as const;
export type BasketFormat = (typeof BASKET_FORMATS)[number];

export const BASKET_PAPERS = ["letter", "a4"] as const;

/** As many blocks as anybody turns the pages of. */
export const MOST_BLOCKS = 60;
export const LONGEST_BLOCK_TITLE = 200;
export const LONGEST_BLOCK_NOTE = 1_000;
export const LONGEST_NAME_ON_COVER = 120;

const id = z.string().regex(/^[1-9]\d{0,17}$/, "Must be the id of a block.");
const revision = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a revision.");
const params = z.object({ item: id });

const item = z.object({
  id,
  /** The state name of the block. */
  section: z.enum(BLOCK_NAMES),
  /** The screen that shows it, with all that it filters by but the revision. */
  path: z.string(),
  market: z.string(),
  /** Its id where the published revision does not know it. */
  marketName: z.string(),
  vertical: z.string().nullable(),
  subVertical: z.string().nullable(),
  year: z.number().int(),
  /** The revision it was seen in. */
  revision: z.object({ id: z.string(), label: z.string(), current: z.boolean() }),
  /** What the caller calls it; null: what the figures say. */
  title: z.string().nullable(),
  /** Stands below the block in the document; may be empty. */
  note: z.string(),
  /** False where the caller is no longer entitled to its market or vertical: the document leaves it out. */
  open: z.boolean(),
  addedAt: z.iso.datetime(),
});

export type BasketItem = z.output<typeof item>;

const items = z.object({ items: z.array(item) });

export const reportBasket = {
  method: "GET",
  url: "/report-basket",
  name: "reportBasket",
  offline: "kept",
  tag: "report basket",
  summary: "The blocks the caller collected for a document, in order",
  allow: "signedIn",
  response: items,
} satisfies Endpoint;

export const addToBasket = {
  method: "POST",
  url: "/report-basket",
  name: "addToBasket",
  tag: "report basket",
  summary: "Adds a block at the end; an identical block is added only once",
  allow: "signedIn",
  body: z.strictObject({ section: z.enum(BLOCK_NAMES), path: appAddress, revision }),
  response: z.object({ item, count: z.number().int(), added: z.boolean() }),
} satisfies Endpoint;

export const orderBasket = {
  method: "PUT",
  url: "/report-basket/order",
  name: "orderBasket",
  tag: "report basket",
  summary: "Reorders the blocks; unnamed ones follow in their current order",
  allow: "signedIn",
  body: z.strictObject({ items: z.array(id).max(MOST_BLOCKS) }),
  response: items,
} satisfies Endpoint;

export const changeBasketItem = {
  method: "PATCH",
  url: "/report-basket/:item",
  name: "changeBasketItem",
  tag: "report basket",
  summary: "Sets a block's title and note, or switches it to another revision; omitted fields stay",
  allow: "signedIn",
  params,
  body: z.strictObject({
    title: lineOfText(LONGEST_BLOCK_TITLE).nullable().optional(),
    note: proseText(LONGEST_BLOCK_NOTE).optional(),
    revision: revision.optional(),
  }),
  response: item,
} satisfies Endpoint;

export const removeBasketItem = {
  method: "DELETE",
  url: "/report-basket/:item",
  name: "removeBasketItem",
  tag: "report basket",
  summary: "Removes a block; restorable for one day",
  allow: "signedIn",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const emptyBasket = {
  method: "DELETE",
  url: "/report-basket",
  name: "emptyBasket",
  tag: "report basket",
  summary: "Removes all blocks and returns them; restorable for one day",
  allow: "signedIn",
  response: z.object({ removed: z.array(id) }),
} satisfies Endpoint;

export const restoreBasketItems = {
  method: "POST",
  url: "/report-basket/restoration",
  name: "restoreBasketItems",
  tag: "report basket",
  summary: "Restores removed blocks to their positions",
  allow: "signedIn",
  body: z.strictObject({ items: z.array(id).min(1).max(MOST_BLOCKS) }),
  response: items,
} satisfies Endpoint;

export const basketFile = {
  method: "GET",
  url: "/report-basket/file",
  name: "basketFile",
  tag: "report basket",
  summary: "The blocks as one document with the caller's current rights; blocks no longer available are listed in it",
  allow: "signedIn",
  perMinute: 60,
  query: z.object({
    format: z.enum(BASKET_FORMATS).default("pdf"),
    /** What stands on the cover; empty for the usual words. */
    title: z.union([z.literal(""), lineOfText(LONGEST_NAME_ON_COVER)]).default(""),
    /** For whom it is made; empty for nobody in particular. */
    client: z.union([z.literal(""), lineOfText(LONGEST_NAME_ON_COVER)]).default(""),
    /** The caller's own language where left out. */
    language: z.enum(LOCALES).optional(),
    paper: z.enum(BASKET_PAPERS).default("letter"),
  }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.pdf, FILE_TYPES.pptx, FILE_TYPES.xlsx],
    shown: "attachment",
  },
} satisfies Endpoint;
