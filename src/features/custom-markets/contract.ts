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
const params = z.object({ customMarket: id });

export const customMarkets = {
  method: "GET",
  url: "/custom-markets",
  name: "customMarkets",
  tag,
  summary: "Markets that the caller's organization put together or was given; all of them to administrators",
  allow: "signedIn",
  query: z.object({ archived: z.enum(["without", "with"]).default("without") }),
  response: z.object({ items: z.array(customMarketRecord) }),
  csv: "figures",
} as const satisfies Endpoint;

export const memberCounties = {
  method: "GET",
  url: "/custom-markets/counties",
  name: "memberCounties",
  tag,
  summary: "The counties of the caller's markets, from which custom markets can be put together; all to administrators",
  allow: "signedIn",
  response: z.object({ items: z.array(memberCounty) }),
} as const satisfies Endpoint;

export const previewCustomMarket = {
  method: "POST",
  url: "/custom-markets/preview",
  name: "previewCustomMarket",
  tag,
  summary: "What a choice of markets and counties comes to, and where they lie over each other; nothing is kept",
  allow: "signedIn",
  body: z.strictObject({ members: customMembers }),
  response: customMarketPreview,
} as const satisfies Endpoint;

export const createCustomMarket = {
  method: "POST",
  url: "/custom-markets",
  name: "createCustomMarket",
  tag,
  summary: "Puts a market together; administrators may do so for a customer, who then has it whatever else it has",
  allow: "signedIn",
  body: z.strictObject({
    name: customMarketName,
    members: customMembers,
    /** For administrators; null is for nobody yet. Others make theirs for their own organization. */
    customer: id.nullable().optional(),
  }),
  response: customMarketRecord,
} as const satisfies Endpoint;

export const changeCustomMarket = {
  method: "PATCH",
  url: "/custom-markets/:customMarket",
  name: "changeCustomMarket",
  tag,
  summary: "Renames a market, changes what it is made of, or puts it into the archive; what is left out stays",
  allow: "signedIn",
  params,
  body: z.strictObject({
    /** The version that the caller saw. */
    version: editVersion,
    name: customMarketName.optional(),
    members: customMembers.optional(),
    archived: z.boolean().optional(),
  }),
  response: customMarketRecord,
} as const satisfies Endpoint;

export const giveCustomMarket = {
  method: "PUT",
  url: "/custom-markets/:customMarket/customers",
  name: "giveCustomMarket",
  tag,
  summary: "Says which customers have a market among theirs, whether or not they have its members",
  allow: { role: "Administrator" },
  params,
  body: z.strictObject({ version: editVersion, customers: z.array(id).max(1_000) }),
  response: customMarketRecord,
} as const satisfies Endpoint;

export const deleteCustomMarket = {
  method: "DELETE",
  url: "/custom-markets/:customMarket",
  name: "deleteCustomMarket",
  tag,
  summary: "Deletes a market; for a day it can be had back",
  allow: "signedIn",
  params,
  response: z.object({}),
} as const satisfies Endpoint;

export const restoreCustomMarket = {
  method: "POST",
  url: "/custom-markets/:customMarket/restoration",
  name: "restoreCustomMarket",
  tag,
  summary: "Brings a deleted market back, with whoever had it",
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
