import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

const pair = z.tuple([z.number(), z.number()]);
const rings = z.array(z.array(z.number()));

/** TopoJSON: positions are whole numbers to be scaled and moved, areas name arcs, of which neighbours share one. */
const topology = <Objects extends z.ZodType>(objects: Objects) =>
  z.object({
    type: z.literal("Topology"),
    transform: z.object({ scale: pair, translate: pair }),
    arcs: z.array(z.array(z.array(z.number()))),
    objects,
  });

const areas = <Told extends z.ZodType>(properties: Told) =>
  z.object({
    type: z.literal("GeometryCollection"),
    geometries: z.array(
      z.union([
        z.object({ type: z.literal("Polygon"), id: z.string(), arcs: rings, properties }),
        z.object({ type: z.literal("MultiPolygon"), id: z.string(), arcs: z.array(rings), properties }),
      ]),
    ),
  });

export const marketShapes = {
  method: "GET",
  url: "/market-shapes",
  name: "marketShapes",
  offline: "kept",
  tag: "markets",
  summary: "TopoJSON of the country's states and of the markets of a kind that the caller may read, for maps",
  allow: "signedIn",
  query: z.object({ kind: z.enum(["tv", "radio", "custom"]) }),
  response: topology(
    z.object({ states: areas(z.object({ name: z.string() })), markets: areas(z.object({ name: z.string() })) }),
  ),
} satisfies Endpoint;

export const countyShapes = {
  method: "GET",
  url: "/markets/:market/county-shapes",
  name: "countyShapes",
  offline: "kept",
  tag: "markets",
  summary: "TopoJSON of a market's counties with their people and homes, for maps",
  allow: "signedIn",
  markets: ["params.market"],
  params: z.object({ market: z.string() }),
  response: topology(
    z.object({
      /** By FIPS code; people and homes are those of the whole county. */
      counties: areas(
        z.object({
          name: z.string(),
          state: z.string(),
          population: z.number(),
          households: z.number(),
          /** Part of the county in the market, above 0 up to 1. */
          share: z.number(),
        }),
      ),
    }),
  ),
} satisfies Endpoint;
