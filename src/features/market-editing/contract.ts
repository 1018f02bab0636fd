import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import {
  basis,
  countyPart,
  editedKind,
  editedMarket,
  editedMarketId,
  fips,
  groundCounty,
  marketChange,
} from "./contract/editingSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "market editing" } as const;

const edited = z.object({ edited: editedMarketId });

/** Where what is shown comes from: the open draft, or the published revision where there is none. */
const source = z.object({ revision: z.string(), label: z.string(), isDraft: z.boolean() });

export const editedMarkets = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/administration/markets",
  name: "editedMarkets",
  summary: "The TV or radio markets in the open draft, as the next publication will show them",
  query: z.object({ kind: editedKind.default("tv") }),
  response: z.object({ source, basis, items: z.array(editedMarket) }),
  csv: "list",
} as const satisfies Endpoint;

export const changeMarket = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/administration/markets/:edited",
  name: "changeMarket",
  summary: "Changes a TV or radio market in the open draft; omitted fields and its code stay",
  params: edited,
  body: marketChange,
  response: z.object({ revision: z.string() }),
} as const satisfies Endpoint;

export const marketGround = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/administration/markets/:edited/ground",
  name: "marketGround",
  summary: "All counties with the markets that have a part of them in the open draft",
  params: edited,
  response: z.object({ source, basis, counties: z.array(groundCounty) }),
} as const satisfies Endpoint;

export const changeMarketCounties = {
  ...ADMINISTRATOR,
  method: "PUT",
  url: "/administration/markets/:edited/counties",
  name: "changeMarketCounties",
  summary: "Sets the counties of a TV or radio market in the open draft, and the share of each",
  params: edited,
  body: z.strictObject({
    basis,
    counties: z.array(countyPart).min(1).max(4_000),
    /** Counties of which other TV markets give away what is wanted here, by FIPS code. */
    taken: z.array(fips).max(4_000).default([]),
  }),
  response: z.object({ revision: z.string() }),
} as const satisfies Endpoint;

const pair = z.tuple([z.number(), z.number()]);
const rings = z.array(z.array(z.number()));
const properties = z.object({ name: z.string() });

export const countryShapes = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/administration/county-shapes",
  name: "countryShapes",
  summary: "TopoJSON of every county, simplified, for the editor of markets",
  response: z.object({
    type: z.literal("Topology"),
    transform: z.object({ scale: pair, translate: pair }),
    arcs: z.array(z.array(z.array(z.number()))),
    objects: z.object({
      counties: z.object({
        type: z.literal("GeometryCollection"),
        geometries: z.array(
          z.union([
            z.object({ type: z.literal("Polygon"), id: z.string(), arcs: rings, properties }),
            z.object({ type: z.literal("MultiPolygon"), id: z.string(), arcs: z.array(rings), properties }),
          ]),
        ),
      }),
    }),
  }),
} as const satisfies Endpoint;

/** All of them, in the order of the API's description. */
export const marketEditingContracts = [
  editedMarkets,
  changeMarket,
  marketGround,
  changeMarketCounties,
  countryShapes,
] as const;
