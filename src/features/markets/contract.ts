import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

export const market = z.object({
  id: z.string(),
  kind: z.enum(["tv", "radio", "custom", "nation"]),
  code: z.string(),
  name: z.string(),
  rank: z.number().int().nullable(),
  states: z.array(z.string()),
  population: z.number(),
  households: z.number(),
  tvHomes: z.number().nullable(),
  countyCount: z.number().int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

export const markets = {
  method: "GET",
  url: "/markets",
  name: "markets",
  offline: "kept",
  tag: "markets",
  summary: "The markets the caller may read, by rank; all kinds unless one is asked for",
  allow: "signedIn",
  query: z.object({ kind: z.enum(["tv", "radio", "custom"]).optional() }),
  response: z.object({ items: z.array(market) }),
} satisfies Endpoint;

const position = z.tuple([z.number(), z.number()]);

export const oneMarket = {
  method: "GET",
  url: "/markets/:market",
  name: "oneMarket",
  offline: "kept",
  tag: "markets",
  summary: "One market with its polygon and its counties",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string() }),
  response: market.extend({
    /** GeoJSON MultiPolygon in longitude and latitude, dissolved from its counties; null where no county has a shape. */
    polygon: z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(z.array(position))) }).nullable(),
    /** West, south, east, north; null without a polygon. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    counties: z.array(
      z.object({ fips: z.string(), name: z.string(), state: z.string(), share: z.number(), population: z.number() }),
    ),
  }),
} satisfies Endpoint;
