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

const edited = z.object({ edited: editedMarketId.describe("A market's id in the list that is edited.") });

/** Where what is shown comes from: the open draft, or the published revision where there is none. */
const source = z.object({
  revision: z.string().describe("Id of the revision it is read from."),
  label: z.string().describe("What that revision is called."),
  isDraft: z.boolean().describe("Whether it is the open draft."),
});

export const editedMarkets = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/administration/markets",
  name: "editedMarkets",
  summary: "The TV or radio markets in the open draft, as the next publication will show them",
  query: z.object({ kind: editedKind.default("tv").describe("Which markets.") }),
  response: z.object({
    source: source.describe("The revision it is read from."),
    basis: basis.describe(
      "Id of the import that it was read from; a change made from another one is refused as `conflict`.",
    ),
    items: z.array(editedMarket).describe("The markets."),
  }),
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
  response: z.object({ revision: z.string().describe("Id of the draft that now has the change.") }),
} as const satisfies Endpoint;

export const marketGround = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/administration/markets/:edited/ground",
  name: "marketGround",
  summary: "All counties with the markets that have a part of them in the open draft",
  params: edited,
  response: z.object({
    source: source.describe("The revision it is read from."),
    basis: basis.describe(
      "Id of the import that it was read from; a change made from another one is refused as `conflict`.",
    ),
    counties: z.array(groundCounty).describe("Counties of the market and around it."),
  }),
} as const satisfies Endpoint;

export const changeMarketCounties = {
  ...ADMINISTRATOR,
  method: "PUT",
  url: "/administration/markets/:edited/counties",
  name: "changeMarketCounties",
  summary: "Sets the counties of a TV or radio market in the open draft, and the share of each",
  params: edited,
  body: z.strictObject({
    basis: basis.describe(
      "Id of the import that it was read from; a change made from another one is refused as `conflict`.",
    ),
    counties: z.array(countyPart).min(1).max(4_000).describe("The counties that the market is to have."),
    taken: z
      .array(fips)
      .max(4_000)
      .default([])
      .describe("FIPS codes of counties that other TV markets give away for this."),
  }),
  response: z.object({ revision: z.string().describe("Id of the draft that now has the change.") }),
} as const satisfies Endpoint;

const pair = z.tuple([z.number(), z.number()]);
const rings = z.array(z.array(z.number()));
const properties = z.object({ name: z.string().describe("The county's name.") });

export const countryShapes = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/administration/county-shapes",
  name: "countryShapes",
  stored: true,
  summary: "TopoJSON of every county, simplified, for the editor of markets",
  response: z.object({
    type: z.literal("Topology").describe("Always `Topology`."),
    transform: z
      .object({
        scale: pair.describe("What to multiply longitude and latitude by."),
        translate: pair.describe("What to add to longitude and latitude."),
      })
      .describe("How to make longitude and latitude of whole numbers."),
    arcs: z.array(z.array(z.array(z.number()))).describe("Lines that areas share, by position, as TopoJSON has them."),
    objects: z
      .object({
        counties: z
          .object({
            type: z.literal("GeometryCollection").describe("Always `GeometryCollection`."),
            geometries: z
              .array(
                z.union([
                  z.object({
                    type: z.literal("Polygon").describe("Kind of shape."),
                    id: z.string().describe("FIPS code of the county."),
                    arcs: rings.describe("Rings as positions of `arcs`; a negative one is read backward."),
                    properties: properties.describe("The county's name."),
                  }),
                  z.object({
                    type: z.literal("MultiPolygon").describe("Kind of shape."),
                    id: z.string().describe("FIPS code of the county."),
                    arcs: z.array(rings).describe("Rings as positions of `arcs`; a negative one is read backward."),
                    properties: properties.describe("The county's name."),
                  }),
                ]),
              )
              .describe("One shape per area."),
          })
          .describe("Shapes of all counties."),
      })
      .describe("The shapes by name."),
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
