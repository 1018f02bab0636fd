import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

const pair = z.tuple([z.number(), z.number()]);
const rings = z.array(z.array(z.number()));

/** TopoJSON: positions are whole numbers to be scaled and moved, areas name arcs, of which neighbours share one. */
const topology = <Objects extends z.ZodType>(objects: Objects) =>
  z.object({
    type: z.literal("Topology").describe("Kind of shape, as TopoJSON names it."),
    transform: z
      .object({
        scale: pair.describe("What to multiply longitude and latitude by."),
        translate: pair.describe("What to add to longitude and latitude."),
      })
      .describe("How to make longitude and latitude of whole numbers."),
    arcs: z.array(z.array(z.array(z.number()))).describe("Lines that areas share, by position, as TopoJSON has them."),
    objects: objects.describe("The shapes by name."),
  });

const areas = <Told extends z.ZodType>(properties: Told) =>
  z.object({
    type: z.literal("GeometryCollection").describe("Kind of shape, as TopoJSON names it."),
    geometries: z
      .array(
        z.union([
          z.object({
            type: z.literal("Polygon").describe("Kind of shape, as TopoJSON names it."),
            id: z.string().describe("The area's id: a market's id, a state's postal code or a county's FIPS code."),
            arcs: rings.describe("Rings as positions of `arcs`; a negative one is read backward."),
            properties: properties.describe("What is known of the area."),
          }),
          z.object({
            type: z.literal("MultiPolygon").describe("Kind of shape, as TopoJSON names it."),
            id: z.string().describe("The area's id: a market's id, a state's postal code or a county's FIPS code."),
            arcs: z.array(rings).describe("Rings as positions of `arcs`; a negative one is read backward."),
            properties: properties.describe("What is known of the area."),
          }),
        ]),
      )
      .describe("One shape per area."),
  });

export const marketShapes = {
  method: "GET",
  url: "/market-shapes",
  name: "marketShapes",
  stored: true,
  offline: "kept",
  tag: "markets",
  summary: "TopoJSON of the country's states and of the markets of a kind that the caller may read, for maps",
  allow: "signedIn",
  query: z.object({ kind: z.enum(["tv", "radio", "custom"]).describe("Which markets.") }),
  response: topology(
    z.object({
      states: areas(z.object({ name: z.string().describe("The state's name.") })).describe("Outlines of states."),
      markets: areas(z.object({ name: z.string().describe("The market's name.") })).describe("Outlines of markets."),
    }),
  ),
} satisfies Endpoint;

export const countyShapes = {
  method: "GET",
  url: "/markets/:market/county-shapes",
  name: "countyShapes",
  stored: true,
  offline: "kept",
  tag: "markets",
  summary: "TopoJSON of a market's counties with their people and homes, for maps",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string().describe("A market's id.") }),
  response: topology(
    z.object({
      counties: areas(
        z.object({
          name: z.string().describe("The county's name."),
          state: z.string().describe("Postal code of the state."),
          population: z.number().describe("People who live there."),
          households: z.number().describe("Households that live there."),
          share: z.number().describe("Part of the county in the market, above 0 up to 1."),
        }),
      ).describe("By FIPS code; people and homes are those of the whole county."),
    }),
  ),
} satisfies Endpoint;
