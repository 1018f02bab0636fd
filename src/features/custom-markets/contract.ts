import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import {
  customMarketName,
  customMarketPreview,
  customMarketRecord,
  customMembers,
  id,
  memberCounty,
} from "./contract/customMarketSchemas.ts";

/** How many an organization's own people can have at once. */
export const MOST_OWN_MARKETS = 50;

const tag = "custom markets";
const params = z.object({ customMarket: id.describe("A custom market's id.") });

export const customMarkets = {
  method: "GET",
  url: "/custom-markets",
  name: "customMarkets",
  tag,
  summary: "Custom markets the caller's organization created or was given; administrators see all",
  allow: "signedIn",
  query: z.object({
    archived: z.enum(["without", "with"]).default("without").describe("Whether archived ones are among them."),
  }),
  response: z.object({ items: z.array(customMarketRecord).describe("The custom markets.") }),
  csv: "figures",
} as const satisfies Endpoint;

export const memberCounties = {
  method: "GET",
  url: "/custom-markets/counties",
  name: "memberCounties",
  tag,
  summary: "The counties of the caller's markets, from which custom markets can be put together; all to administrators",
  allow: "signedIn",
  response: z.object({ items: z.array(memberCounty).describe("The counties.") }),
} as const satisfies Endpoint;

export const previewCustomMarket = {
  method: "POST",
  url: "/custom-markets/preview",
  name: "previewCustomMarket",
  tag,
  summary: "Totals and overlaps of a selection of markets and counties; nothing is saved",
  allow: "signedIn",
  body: z.strictObject({ members: customMembers.describe("Markets and counties that it is made of.") }),
  response: customMarketPreview,
} as const satisfies Endpoint;

export const createCustomMarket = {
  method: "POST",
  url: "/custom-markets",
  name: "createCustomMarket",
  tag,
  summary: "Creates a custom market; administrators can create one for a customer",
  allow: "signedIn",
  body: z.strictObject({
    name: customMarketName.describe("What the custom market is called."),
    members: customMembers.describe("Markets and counties that it is made of."),
    customer: id
      .nullable()
      .optional()
      .describe(
        "Id of the customer it is for: administrators alone choose; others make theirs for their own organization; null is no one yet.",
      ),
  }),
  response: customMarketRecord,
} as const satisfies Endpoint;

export const changeCustomMarket = {
  method: "PATCH",
  url: "/custom-markets/:customMarket",
  name: "changeCustomMarket",
  tag,
  summary: "Renames a market, changes its members, or archives it; omitted fields stay",
  allow: "signedIn",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw."),
    name: customMarketName.optional().describe("What the custom market is called."),
    members: customMembers.optional().describe("Markets and counties that it is made of."),
    archived: z.boolean().optional().describe("Whether it is archived."),
  }),
  response: customMarketRecord,
} as const satisfies Endpoint;

export const giveCustomMarket = {
  method: "PUT",
  url: "/custom-markets/:customMarket/customers",
  name: "giveCustomMarket",
  tag,
  summary: "Sets which customers have a custom market, whether or not they have its members",
  allow: { role: "Administrator" },
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    customers: z.array(id).max(1_000).describe("Ids of the customers who may read it."),
  }),
  response: customMarketRecord,
} as const satisfies Endpoint;

export const deleteCustomMarket = {
  method: "DELETE",
  url: "/custom-markets/:customMarket",
  name: "deleteCustomMarket",
  tag,
  summary: "Deletes a market; restorable for one day",
  allow: "signedIn",
  params,
  response: z.object({}),
} as const satisfies Endpoint;

export const restoreCustomMarket = {
  method: "POST",
  url: "/custom-markets/:customMarket/restoration",
  name: "restoreCustomMarket",
  tag,
  summary: "Restores a deleted market for everyone who had it",
  allow: "signedIn",
  params,
  response: customMarketRecord,
} as const satisfies Endpoint;

/** All of them, in the order of the API's description. */
export const customMarketContracts = [
  customMarkets,
  memberCounties,
  previewCustomMarket,
  createCustomMarket,
  changeCustomMarket,
  giveCustomMarket,
  deleteCustomMarket,
  restoreCustomMarket,
] as const;
