import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";

/** Of the organisation's own people alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "own revenue" } as const;

const MOST_CELLS = 5_000;
export const LARGEST_FILE = 4 * 1024 * 1024;
/** The same in base64, with its name. */
const LARGEST_BODY = 6_000_000;

const ofMarket = z.object({ market: z.string().describe("A market's id.") });
const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

const place = {
  medium: z.string().max(40).describe("A medium's id."),
  subVertical: z.string().max(60).describe("A sub-vertical's id."),
  year: z.number().int().min(2000).max(2050).describe("A calendar year."),
  month: z.number().int().min(1).max(12).nullable().describe("Month, 1–12; null is the whole year."),
};
/** Whole US dollars. */
const dollars = z.number().int().min(0).max(1e12);

const revenueCell = z.object({
  ...place,
  market: z.string().describe("A market's id."),
  dollars: dollars.describe("Own revenue in whole dollars."),
  file: z.string().nullable().describe("Name of the file it came in; null where it was typed."),
  by: z.string().describe("Name of the person who put it in."),
  at: z.iso.datetime().describe("When it was put in, ISO 8601 in UTC."),
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
  response: z.object({ items: z.array(revenueCell).describe("The cells.") }),
  csv: "list",
} satisfies Endpoint;

/** What a change did, to be undone by its id. */
const change = z.object({ change: id.describe("What it can be undone by.") });

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
      .array(
        z.strictObject({
          ...place,
          dollars: dollars.nullable().describe("Own revenue in whole dollars; null removes the cell."),
        }),
      )
      .min(1)
      .max(MOST_CELLS)
      .describe("The cells to write."),
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
  query: z.object({
    medium: place.medium.optional().describe("Only cells of this medium."),
    year: z.coerce.number().int().min(2000).max(2050).optional().describe("Only cells of this year."),
  }),
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
    medium: place.medium.describe("Id of the medium of rows that name none."),
    mode: z
      .enum(["replace", "add"])
      .describe(
        "`replace` removes what the file's markets, media and years had; `add` keeps what the file does not name.",
      ),
  }),
  response: z.object({
    ...ownFileFound,
    accepted: z.number().int().describe("How many rows were taken."),
    totals: z
      .array(
        z.object({
          market: z.string().describe("A market's id."),
          medium: z.string().describe("A medium's id."),
          year: z.number().int().describe("A calendar year."),
          subVerticals: z.number().int().describe("How many sub-verticals."),
          dollars: z.number().describe("Own revenue in whole dollars."),
          replaced: z.number().describe("Whole dollars that are there now and would be replaced."),
        }),
      )
      .describe("What the good rows come to."),
    change: id.nullable().describe("What it can be undone by; null where nothing was kept."),
  }),
} satisfies Endpoint;

export type RevenueReport = EndpointOutput<typeof importOwnRevenue>;

export const undoOwnRevenue = {
  ...OWN,
  method: "POST",
  url: "/own-revenue/changes/:change/undoing",
  name: "undoOwnRevenue",
  summary: "Undoes a change to own revenue within 30 days, unless it was changed again",
  params: z.object({ change: id.describe("Id of the change.") }),
  response: z.object({}),
} satisfies Endpoint;
