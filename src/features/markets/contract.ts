import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

export const market = z
  .object({
    id: z.string().describe("The market's id, such as `tv-501`."),
    kind: z
      .enum(["tv", "radio", "custom", "nation"])
      .describe("TV market (DMA), radio market, custom market or the nation."),
    code: z.string().describe("The market's code, such as `501` for New York."),
    name: z.string().describe("The market's name."),
    rank: z
      .number()
      .int()
      .nullable()
      .describe("Place among markets of its kind, 1 is the largest; null where it has none."),
    states: z.array(z.string()).describe("Postal codes of the states it lies in."),
    population: z.number().describe("People who live there."),
    households: z.number().describe("Households that live there."),
    tvHomes: z.number().nullable().describe("Homes with TV; null where it is not known."),
    countyCount: z.number().int().describe("How many counties it has."),
    latitude: z.number().nullable().describe("Degrees north of its middle; null where it is not known."),
    longitude: z
      .number()
      .nullable()
      .describe("Degrees east of its middle; negative is west; null where it is not known."),
  })
  .meta({ id: "Market", description: "A market." });

export const markets = {
  method: "GET",
  url: "/markets",
  name: "markets",
  offline: "kept",
  tag: "markets",
  summary: "The markets the caller may read, by rank; all kinds unless one is asked for",
  allow: "signedIn",
  query: z.object({ kind: z.enum(["tv", "radio", "custom"]).optional().describe("Markets of this kind alone.") }),
  response: z.object({ items: z.array(market).describe("The markets, largest first.") }),
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
  params: z.object({ market: z.string().describe("A market's id, such as `tv-501`.") }),
  response: market.extend({
    polygon: z
      .object({
        type: z.literal("MultiPolygon").describe("Always `MultiPolygon`."),
        coordinates: z.array(z.array(z.array(position))).describe("Longitude and latitude, as GeoJSON has them."),
      })
      .nullable()
      .describe(
        "GeoJSON MultiPolygon in longitude and latitude, dissolved from its counties; null where no county has a shape.",
      ),
    bounds: z
      .tuple([z.number(), z.number(), z.number(), z.number()])
      .nullable()
      .describe("West, south, east, north; null without a polygon."),
    counties: z
      .array(
        z.object({
          fips: z.string().describe("FIPS code of the county."),
          name: z.string().describe("The county's name."),
          state: z.string().describe("Postal code of the state."),
          share: z.number().describe("Part of the county that lies in the market, 0–1."),
          population: z.number().describe("People of this part."),
        }),
      )
      .describe("The counties it is made of."),
  }),
} satisfies Endpoint;
