import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { ROW_FILE_BYTES, rowFile, rowFileResult } from "#platform/api/rowFile.ts";
import { rowOutcomes } from "#platform/api/rowOutcome.ts";
import {
  bulkChange,
  customer,
  customerChange,
  customerPerson,
  customerSettings,
  id,
} from "./contract/customerSchemas.ts";

const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "customers" } as const;

/** A logo of 512 KiB is a third longer as base64. */
const LOGO_BODY_BYTES = 720 * 1024;
const MOST_AT_ONCE = 1_000;

const params = z.object({ customer: id.describe("The customer's id.") });

export const customers = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/customers",
  name: "customers",
  summary: "The customers: what they bought, until when, and how much they use",
  query: z.object({
    archived: z.enum(["without", "with"]).default("without").describe("Whether archived customers are among them."),
  }),
  response: z.object({ items: z.array(customer).describe("The customers.") }),
  csv: "list",
} as const satisfies Endpoint;

export const oneCustomer = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/customers/:customer",
  name: "oneCustomer",
  summary: "One customer",
  params,
  response: customer,
} as const satisfies Endpoint;

export const createCustomer = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/customers",
  name: "createCustomer",
  created: "/customers/:id",
  summary: "Adds a customer. Omitted fields are empty; verticals and seats are unlimited",
  body: customerSettings.partial().omit({ owner: true }).extend({ name: customerSettings.shape.name }),
  response: customer,
} as const satisfies Endpoint;

export const changeCustomer = {
  ...ADMINISTRATOR,
  method: "PATCH",
  url: "/customers/:customer",
  name: "changeCustomer",
  summary: "Changes the given fields; `conflict` if the version is not current",
  params,
  body: customerChange.extend({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
  }),
  response: customer,
} as const satisfies Endpoint;

export const changeCustomers = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/customers/bulk",
  name: "changeCustomers",
  summary: "Applies one change to many customers independently; with `dryRun`, only reports what would happen",
  body: z.object({
    customers: z.array(id).min(1).max(MOST_AT_ONCE).describe("Ids of customers."),
    change: bulkChange.describe("What changes for all of them."),
    dryRun: z.boolean().describe("Whether it is only tried: nothing is kept."),
  }),
  response: rowOutcomes,
} as const satisfies Endpoint;

export const importCustomers = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/customers/csv",
  name: "importCustomers",
  summary: "Imports the customer list as CSV: changed rows are updated, rows without an id are added; all or nothing",
  bodyLimit: ROW_FILE_BYTES,
  body: rowFile,
  response: rowFileResult,
} as const satisfies Endpoint;

export const customerPeople = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/customers/:customer/people",
  name: "customerPeople",
  summary: "The people of a customer",
  params,
  response: z.object({ items: z.array(customerPerson).describe("The people of the customer.") }),
} as const satisfies Endpoint;

export const customerUsage = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/customers/:customer/usage",
  name: "customerUsage",
  summary: "How many of a customer's people signed in, and how often, in each of the last twelve weeks",
  params,
  response: z.object({
    weeks: z
      .array(
        z.object({
          week: z.iso.date().describe("The Monday of the week in UTC, `YYYY-MM-DD`."),
          signIns: z.number().int().describe("How many sign-ins."),
          people: z.number().int().describe("How many people signed in."),
        }),
      )
      .describe("The weeks."),
  }),
  csv: "list",
} as const satisfies Endpoint;

export const customerLogo = {
  method: "GET",
  url: "/customers/:customer/logo",
  name: "customerLogo",
  tag: "customers",
  summary: "The customer's logo for files; open to administrators and to the customer's own people",
  allow: "signedIn",
  params,
  response: fileAnswer,
  file: { types: ["image/png", "image/jpeg"], shown: "inline" },
} as const satisfies Endpoint;

export const setCustomerLogo = {
  ...ADMINISTRATOR,
  method: "PUT",
  url: "/customers/:customer/logo",
  name: "setCustomerLogo",
  summary: "Sets the logo: a PNG or JPEG of at most 512 KiB and 2000 × 2000 pixels",
  params,
  bodyLimit: LOGO_BODY_BYTES,
  body: z.object({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    data: z.base64("Must be a base64-encoded file.").describe("The picture in base64."),
  }),
  response: customer,
} as const satisfies Endpoint;

export const removeCustomerLogo = {
  ...ADMINISTRATOR,
  method: "DELETE",
  url: "/customers/:customer/logo",
  name: "removeCustomerLogo",
  summary: "Removes the logo",
  params,
  response: customer,
} as const satisfies Endpoint;
