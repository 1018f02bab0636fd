import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";

/** Of the organisation's own people alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "own revenue" } as const;

const MOST_CELLS = 5_000;
export const LARGEST_FILE = 4 * 1024 * 1024;
/** The same in base64, with its name. */
const LARGEST_BODY = 6_000_000;

const ofMarket = z.object({ market: z.string() });
const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

const place = {
  medium: z.string().max(40),
  subVertical: z.string().max(60),
  year: z.number().int().min(2000).max(2050),
  /** 1–12; null for the whole year. */
  month: z.number().int().min(1).max(12).nullable(),
};
/** Whole US dollars. */
const dollars = z.number().int().min(0).max(1e12);

const revenueCell = z.object({
  ...place,
  market: z.string(),
  dollars,
  /** The file it came in; null where it was typed. */
  file: z.string().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});

export type OwnRevenueCell = z.output<typeof revenueCell>;

export const ownRevenue = {
  ...OWN,
  method: "GET",
  url: "/markets/:market/own-revenue",
  name: "ownRevenue",
  summary: "The own revenue the caller's organization entered or uploaded for a market; no one else can see it",
  markets: ["params.market"],
  params: ofMarket,
  response: z.object({ items: z.array(revenueCell) }),
  csv: "list",
} satisfies Endpoint;

/** What a change did, to be undone by its id. */
const change = z.object({ change: id });

export const putOwnRevenue = {
  ...OWN,
  method: "PUT",
  url: "/markets/:market/own-revenue",
  name: "putOwnRevenue",
  summary: "Sets cells of own revenue; null removes one. A year replaces its months, and a month replaces its year",
  markets: ["params.market"],
  params: ofMarket,
  body: z.strictObject({
    cells: z
      .array(z.strictObject({ ...place, dollars: dollars.nullable() }))
      .min(1)
      .max(MOST_CELLS),
  }),
  response: change,
} satisfies Endpoint;

export const removeOwnRevenue = {
  ...OWN,
  method: "DELETE",
  url: "/markets/:market/own-revenue",
  name: "removeOwnRevenue",
  summary: "Deletes all own revenue for a market, or for one medium or year of it",
  markets: ["params.market"],
  params: ofMarket,
  query: z.object({ medium: place.medium.optional(), year: z.coerce.number().int().min(2000).max(2050).optional() }),
  response: change,
} satisfies Endpoint;

export const importOwnRevenue = {
  ...OWN,
  method: "POST",
  url: "/markets/:market/own-revenue/file",
  name: "importOwnRevenue",
  summary: "Imports own revenue from CSV or XLSX: first as a preview, then all in one step",
  markets: ["params.market"],
  params: ofMarket,
  bodyLimit: LARGEST_BODY,
  perMinute: 30,
  body: z.strictObject({
    ...ownFileOrder(LARGEST_BODY),
    /** What rows mean that name no medium. */
    medium: place.medium,
    /** `replace` takes away what the file's markets, media and years had; `add` keeps what the file does not name. */
    mode: z.enum(["replace", "add"]),
  }),
  response: z.object({
    ...ownFileFound,
    accepted: z.number().int(),
    /** What the sound rows come to. */
    totals: z.array(
      z.object({
        market: z.string(),
        medium: z.string(),
        year: z.number().int(),
        subVerticals: z.number().int(),
        dollars: z.number(),
        /** What stands there now and would be no more. */
        replaced: z.number(),
      }),
    ),
    /** Null where nothing was kept. */
    change: id.nullable(),
  }),
} satisfies Endpoint;

export type RevenueReport = EndpointOutput<typeof importOwnRevenue>;

export const undoOwnRevenue = {
  ...OWN,
  method: "POST",
  url: "/own-revenue/changes/:change/undoing",
  name: "undoOwnRevenue",
  summary: "Undoes a change to own revenue within 30 days, unless it was changed again",
  params: z.object({ change: id }),
  response: z.object({}),
} satisfies Endpoint;
