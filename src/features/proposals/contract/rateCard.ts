import { z } from "zod";
import { UNITS } from "#domain/proposals/rateCard.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";
import { OWN } from "./own.ts";

export const LARGEST_FILE = 4 * 1024 * 1024;
/** The same in base64, with its name. */
const LARGEST_BODY = 6_000_000;

const cardId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

const line = z.object({
  station: z.string(),
  product: z.string(),
  unit: z.enum(UNITS),
  /** For one unit. */
  cents: z.number().int(),
  /** The first and last day on which it holds; null holds until the card is replaced. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  note: z.string().nullable(),
});

export const rateCard = {
  ...OWN,
  method: "GET",
  url: "/rate-card",
  name: "rateCard",
  summary: "The rate card that the caller's organization brought in; no one else can see it",
  response: z.object({
    /** Null without one. */
    card: z
      .object({
        id: cardId,
        file: z.string(),
        by: z.string(),
        /** ISO 8601, in UTC. */
        at: z.string(),
      })
      .nullable(),
    items: z.array(line).readonly(),
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
    /** What the sound rows come to, and what the present card has. */
    lines: z.number().int(),
    stations: z.number().int(),
    replaced: z.number().int(),
    /** The new card; null where nothing was kept. */
    card: cardId.nullable(),
  }),
} satisfies Endpoint;

export type RateCardReport = EndpointOutput<typeof importRateCard>;

export const undoRateCard = {
  ...OWN,
  method: "POST",
  url: "/rate-card/:card/undoing",
  name: "undoRateCard",
  summary: "Takes the newest rate card back within 30 days; the former one counts again",
  params: z.object({ card: cardId }),
  response: z.object({}),
} satisfies Endpoint;
