import { z } from "zod";
import { UNITS } from "#domain/proposals/rateCard.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";
import { OWN } from "./own.ts";

export const LARGEST_FILE = 4 * 1024 * 1024;
/** The same in base64, with its name. */
const LARGEST_BODY = 6_000_000;

const cardId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

const line = z
  .object({
    station: z.string().describe("Call sign or name of the station."),
    product: z.string().describe("What is sold."),
    unit: z.enum(UNITS).describe("What one unit is: a spot, a month or once."),
    cents: z.number().int().describe("US cents for one unit."),
    from: z
      .string()
      .nullable()
      .describe("First day on which it holds, `YYYY-MM-DD`; null holds until the card is replaced."),
    until: z
      .string()
      .nullable()
      .describe("Last day on which it holds, `YYYY-MM-DD`; null holds until the card is replaced."),
    note: z.string().nullable().describe("What to know about it; null where there is nothing."),
  })
  .meta({ id: "RateCardLine", description: "A line of the rate card." });

export const rateCard = {
  ...OWN,
  method: "GET",
  url: "/rate-card",
  name: "rateCard",
  summary: "The rate card that the caller's organization brought in; no one else can see it",
  response: z.object({
    card: z
      .object({
        id: cardId.describe("The card's id."),
        file: z.string().describe("Name of the file."),
        by: z.string().describe("Name of the person who imported it."),
        at: z.string().describe("When it was imported, ISO 8601 in UTC."),
      })
      .nullable()
      .describe("The rate card; null without one."),
    items: z.array(line).readonly().describe("The lines of the card."),
  }),
  csv: "list",
} satisfies Endpoint;

export type RateCard = EndpointOutput<typeof rateCard>;

export const importRateCard = {
  ...OWN,
  method: "POST",
  url: "/rate-card",
  name: "importRateCard",
  summary: "Replaces the organization's rate card with a CSV or XLSX file: first as a preview, then all in one step",
  bodyLimit: LARGEST_BODY,
  perMinute: 30,
  body: z.strictObject({
    ...ownFileOrder(LARGEST_BODY),
  }),
  response: z.object({
    ...ownFileFound,
    lines: z.number().int().describe("How many lines the good rows make."),
    stations: z.number().int().describe("How many stations these are of."),
    replaced: z.number().int().describe("How many lines the present card has."),
    card: cardId.nullable().describe("Id of the new card; null where nothing was kept."),
  }),
} satisfies Endpoint;

export type RateCardReport = EndpointOutput<typeof importRateCard>;

export const undoRateCard = {
  ...OWN,
  method: "POST",
  url: "/rate-card/:card/undoing",
  name: "undoRateCard",
  summary: "Takes the newest rate card back within 30 days; the former one counts again",
  params: z.object({ card: cardId.describe("A card's id.") }),
  response: z.object({}),
} satisfies Endpoint;
