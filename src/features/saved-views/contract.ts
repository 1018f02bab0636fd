import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import { appAddress } from "#platform/api/appAddress.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

export const LONGEST_VIEW_NAME = 120;
/** How many views of their own people can have; also how many one can pin. */
export const MOST_VIEWS = 500;

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const params = z.object({ view: id.describe("A saved view's id.") });

const savedView = z
  .object({
    id: id.describe("The view's id."),
    name: z.string().describe("What the view is called."),
    path: z.string().describe("The address of the screen, with all that it filters by."),
    screen: z.string().describe("Path of the screen alone, such as `/market-summary`."),
    revision: z
      .object({ id: id.describe("The revision's id."), label: z.string().describe("What the revision is called.") })
      .describe("The revision it was saved with."),
    mine: z.boolean().describe("Whether the caller made it."),
    owner: z.string().describe("Name of the person who saved it."),
    shared: z.boolean().describe("Whether everyone in the owner's organization sees it."),
    position: z
      .number()
      .int()
      .nullable()
      .describe("Place among the caller's pinned views, from 1; null is not pinned."),
    isDefault: z.boolean().describe("Whether the screen opens with it when its address filters by nothing."),
    open: z.boolean().describe("False where the address names a market or vertical that the caller may not read."),
    updatedAt: z.iso.datetime().describe("When it was last changed, ISO 8601 in UTC."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  })
  .meta({ id: "SavedView", description: "A screen with its filters, kept under a name." });

export type SavedView = z.output<typeof savedView>;

export const savedViews = {
  method: "GET",
  url: "/saved-views",
  name: "savedViews",
  offline: "kept",
  tag: "saved-views",
  summary: "The caller's saved views and those that colleagues share, pinned ones first",
  allow: "signedIn",
  response: z.object({ items: z.array(savedView).describe("The views.") }),
} satisfies Endpoint;

export const saveView = {
  method: "POST",
  url: "/saved-views",
  name: "saveView",
  tag: "saved-views",
  summary: "Saves the address of a screen under a name",
  allow: "signedIn",
  body: z.strictObject({
    name: lineOfText(LONGEST_VIEW_NAME).describe("What the view is called."),
    path: appAddress.describe("The address of the screen, with all that it filters by."),
    revision: id.describe("Id of the revision it was seen in."),
    shared: z.boolean().default(false).describe("Whether everyone in the owner's organization sees it."),
  }),
  response: savedView,
} satisfies Endpoint;

export const changeView = {
  method: "PATCH",
  url: "/saved-views/:view",
  name: "changeView",
  tag: "saved-views",
  summary: "Renames or shares one of the caller's views, or changes its address and revision",
  allow: "signedIn",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw."),
    name: lineOfText(LONGEST_VIEW_NAME).optional().describe("What the view is called."),
    path: appAddress.optional().describe("The address of the screen, with all that it filters by."),
    revision: id.optional().describe("Id of the revision it was seen in."),
    shared: z.boolean().optional().describe("Whether everyone in the owner's organization sees it."),
  }),
  response: savedView,
} satisfies Endpoint;

export const chooseView = {
  method: "PUT",
  url: "/saved-views/:view/choice",
  name: "chooseView",
  offline: "later",
  tag: "saved-views",
  summary: "Pins a view for the caller or makes it the default of its screen",
  allow: "signedIn",
  params,
  body: z.strictObject({
    pinned: z.boolean().describe("Whether it is pinned."),
    isDefault: z.boolean().describe("Whether the screen opens with it."),
  }),
  response: savedView,
} satisfies Endpoint;

export const orderPinnedViews = {
  method: "PUT",
  url: "/saved-views/order",
  name: "orderPinnedViews",
  tag: "saved-views",
  summary: "Reorders the caller's pinned views; unnamed ones follow in their current order",
  allow: "signedIn",
  body: z.strictObject({ views: z.array(id).max(MOST_VIEWS).describe("Ids of saved views, in the wanted order.") }),
  response: z.object({ items: z.array(savedView).describe("The views.") }),
} satisfies Endpoint;

export const deleteView = {
  method: "DELETE",
  url: "/saved-views/:view",
  name: "deleteView",
  tag: "saved-views",
  summary: "Deletes a view of the caller's; restorable for one day",
  allow: "signedIn",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const restoreView = {
  method: "POST",
  url: "/saved-views/:view/restoration",
  name: "restoreView",
  tag: "saved-views",
  summary: "Restores a deleted view, including its sharing",
  allow: "signedIn",
  params,
  response: savedView,
} satisfies Endpoint;

/** Twelve characters of 72 random bits. */
const code = z
  .string()
  .regex(/^[\w-]{8,32}$/, "Must be the code of a short link.")
  .describe("The code of the short link.");

export const makeShortLink = {
  method: "POST",
  url: "/short-links",
  name: "makeShortLink",
  created: "/short-links/:code",
  tag: "saved-views",
  summary: "Creates a short link for people in the caller's organization; the same address always gets the same link",
  allow: "signedIn",
  perMinute: 60,
  body: z.strictObject({ address: appAddress.describe("An address of the app below its base path.") }),
  response: z.object({ code }),
} satisfies Endpoint;

export const shortLink = {
  method: "GET",
  url: "/short-links/:code",
  name: "shortLink",
  tag: "saved-views",
  summary: "The address behind a short link in the caller's organization; links unused for two years expire",
  allow: "signedIn",
  params: z.object({ code }),
  response: z.object({ address: z.string().describe("An address of the app below its base path.") }),
} satisfies Endpoint;
