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
const params = z.object({ item: id.describe("A block's id.") });

const item = z
  .object({
    id: id.describe("The block's id."),
    section: z.enum(BLOCK_NAMES).describe("Which block of the product it is."),
    path: z.string().describe("The address of the screen that shows it, with all that it filters by but the revision."),
    market: z.string().describe("A market's id."),
    marketName: z.string().describe("The market's name; its id where the published revision does not know it."),
    vertical: z.string().nullable().describe("The vertical's id; null is all of them."),
    subVertical: z.string().nullable().describe("The sub-vertical's id; null is the whole vertical."),
    year: z.number().int().describe("A calendar year."),
    revision: z
      .object({
        id: z.string().describe("The revision's id."),
        label: z.string().describe("What the revision is called."),
        current: z.boolean().describe("Whether it is the published one."),
      })
      .describe("The revision it was seen in."),
    title: z.string().nullable().describe("What the caller calls it; null leaves it to the figures."),
    note: z.string().describe("A note below the block in the document; may be empty."),
    open: z
      .boolean()
      .describe("False where the caller may no longer read its market or vertical: the document leaves it out."),
    addedAt: z.iso.datetime().describe("When it was added, ISO 8601 in UTC."),
  })
  .meta({ id: "BasketBlock", description: "A block kept for a document." });

export type BasketItem = z.output<typeof item>;

const items = z.object({ items: z.array(item).describe("The blocks, in their order in the document.") });

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
  body: z.strictObject({
    section: z.enum(BLOCK_NAMES).describe("Which block of the product it is."),
    path: appAddress.describe("The address of the screen that shows it."),
    revision: revision.describe("Id of the revision it was seen in."),
  }),
  response: z.object({
    item: item.describe("The block's id."),
    count: z.number().int().describe("How many blocks the basket now has."),
    added: z.boolean().describe("Whether it was not in there already."),
  }),
} satisfies Endpoint;

export const orderBasket = {
  method: "PUT",
  url: "/report-basket/order",
  name: "orderBasket",
  tag: "report basket",
  summary: "Reorders the blocks; unnamed ones follow in their current order",
  allow: "signedIn",
  body: z.strictObject({ items: z.array(id).max(MOST_BLOCKS).describe("Ids of all blocks, in the wanted order.") }),
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
    title: lineOfText(LONGEST_BLOCK_TITLE)
      .nullable()
      .optional()
      .describe("What the caller calls it; null leaves it to the figures."),
    note: proseText(LONGEST_BLOCK_NOTE).optional().describe("A note below the block; may be empty."),
    revision: revision.optional().describe("Id of the revision to show it in."),
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
  response: z.object({ removed: z.array(id).describe("Ids of the removed blocks, to restore them by.") }),
} satisfies Endpoint;

export const restoreBasketItems = {
  method: "POST",
  url: "/report-basket/restoration",
  name: "restoreBasketItems",
  tag: "report basket",
  summary: "Restores removed blocks to their positions",
  allow: "signedIn",
  body: z.strictObject({ items: z.array(id).min(1).max(MOST_BLOCKS).describe("Ids of the removed blocks.") }),
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
    format: z.enum(BASKET_FORMATS).default("pdf").describe("The kind of file."),
    title: z
      .union([z.literal(""), lineOfText(LONGEST_NAME_ON_COVER)])
      .default("")
      .describe("Title on the cover; empty for the usual words."),
    client: z
      .union([z.literal(""), lineOfText(LONGEST_NAME_ON_COVER)])
      .default("")
      .describe("For whom it is made; empty for no one in particular."),
    language: z.enum(LOCALES).optional().describe("Language of the document; the caller's own where left out."),
    paper: z.enum(BASKET_PAPERS).default("letter").describe("Paper size: US letter or A4."),
  }),
  response: fileAnswer,
  file: {
    types: [FILE_TYPES.pdf, FILE_TYPES.pptx, FILE_TYPES.xlsx],
    shown: "attachment",
  },
} satisfies Endpoint;
