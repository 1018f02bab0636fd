import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import { appAddress } from "#platform/api/appAddress.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

export const LONGEST_VIEW_NAME = 120;
/** How many views of their own people can have; also how many one can pin. */
export const MOST_VIEWS = 500;

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const params = z.object({ view: id });

const savedView = z.object({
  id,
  name: z.string(),
  /** Where it leads, with all that it filters by. */
  path: z.string(),
  /** The path alone. */
  screen: z.string(),
  /** The revision it was saved with. */
  revision: z.object({ id, label: z.string() }),
  mine: z.boolean(),
  /** Who saved it. */
  owner: z.string(),
  /** Seen by everyone of the owner's organisation. */
  shared: z.boolean(),
  /** For the caller alone, as is whether it is the default: a colleague's view can be both. Null is not pinned, 1 comes first. */
  position: z.number().int().nullable(),
  /** The screen opens with it when its address filters by nothing. */
  isDefault: z.boolean(),
  /** False where the address names a market or vertical that the caller is not entitled to. */
  open: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Sent back with a change, so that two editors notice each other. */
  version: z.number().int(),
});

export type SavedView = z.output<typeof savedView>;

export const savedViews = {
  method: "GET",
  url: "/saved-views",
  name: "savedViews",
  offline: "kept",
  tag: "saved-views",
  summary: "The caller's saved views and those that colleagues share, pinned ones first",
  allow: "signedIn",
  response: z.object({ items: z.array(savedView) }),
} satisfies Endpoint;

export const saveView = {
  method: "POST",
  url: "/saved-views",
  name: "saveView",
  tag: "saved-views",
  summary: "Saves the address of a screen under a name",
  allow: "signedIn",
  body: z.strictObject({
    name: lineOfText(LONGEST_VIEW_NAME),
    path: appAddress,
    revision: id,
    shared: z.boolean().default(false),
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
    /** The version that the caller saw. */
    version: editVersion,
    name: lineOfText(LONGEST_VIEW_NAME).optional(),
    path: appAddress.optional(),
    revision: id.optional(),
    shared: z.boolean().optional(),
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
  body: z.strictObject({ pinned: z.boolean(), isDefault: z.boolean() }),
  response: savedView,
} satisfies Endpoint;

export const orderPinnedViews = {
  method: "PUT",
  url: "/saved-views/order",
  name: "orderPinnedViews",
  tag: "saved-views",
  summary: "Reorders the caller's pinned views; unnamed ones follow in their current order",
  allow: "signedIn",
  body: z.strictObject({ views: z.array(id).max(MOST_VIEWS) }),
  response: z.object({ items: z.array(savedView) }),
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
const code = z.string().regex(/^[\w-]{8,32}$/, "Must be the code of a short link.");

export const makeShortLink = {
  method: "POST",
  url: "/short-links",
  name: "makeShortLink",
  tag: "saved-views",
  summary: "Creates a short link for people in the caller's organization; the same address always gets the same link",
  allow: "signedIn",
  perMinute: 60,
  body: z.strictObject({ address: appAddress }),
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
  response: z.object({ address: z.string() }),
} satisfies Endpoint;
