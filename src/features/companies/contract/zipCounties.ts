import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { ownFileFound, ownFileOrder } from "#platform/api/ownFile.ts";
import { OWN } from "./ownCompanies.ts";

/** Of the product and not of an organization: whoever runs it brings the table for everybody. */
const ADMINISTRATOR = { allow: { role: "Administrator" }, tag: "companies" } as const;

/** The nation's file of the Census Bureau has 7 MB. */
export const LARGEST_ZIP_FILE = 8 * 1024 * 1024;
const LARGEST_BODY = 11_500_000;

export const zipCode = z.string().regex(/^\d{5}$/, "Must be the five digits of a ZIP code.");

/** A county as it is chosen. */
const named = z.object({
  county: z.string().describe("FIPS code of the county."),
  name: z.string().describe("The county's name."),
});

/** Companies of a ZIP code that lies in several counties, so that somebody has to choose. */
export const undecidedZip = z.object({
  zip: z.string().describe("Five-digit ZIP code."),
  companies: z.number().int().describe("How many companies of the file."),
  counties: z.array(named).readonly().describe("The counties it lies in, most of it first."),
});

export type UndecidedZip = z.output<typeof undecidedZip>;

export const zipTable = {
  ...ADMINISTRATOR,
  method: "GET",
  url: "/zip-counties",
  name: "zipTable",
  summary: "Which table of ZIP codes and counties is loaded; its file is null where none is",
  response: z.object({
    file: z.string().nullable().describe("Name of the file; null without a table."),
    at: z.iso.datetime().nullable().describe("When it was imported, ISO 8601 in UTC; null without a table."),
    zips: z.number().int().describe("How many ZIP codes."),
    several: z.number().int().describe("How many of them lie in more than one county."),
  }),
} satisfies Endpoint;

export const importZips = {
  ...ADMINISTRATOR,
  method: "POST",
  url: "/zip-counties",
  name: "importZips",
  summary:
    "Loads which counties ZIP codes lie in, from the Census Bureau's relationship file or a table with `zip` and `county`: first as a preview. It replaces the earlier table",
  bodyLimit: LARGEST_BODY,
  perMinute: 10,
  body: z.strictObject(ownFileOrder(LARGEST_BODY)),
  response: z.object({
    ...ownFileFound,
    zips: z.number().int().describe("How many ZIP codes."),
    several: z.number().int().describe("How many lie in more than one county."),
    elsewhere: z
      .number()
      .int()
      .describe("Rows about counties that are not known here, such as those of territories; they are left out."),
    taken: z.boolean().describe("Whether it was taken."),
  }),
} satisfies Endpoint;

export type ZipsReport = EndpointOutput<typeof importZips>;

export const countiesOfZip = {
  ...OWN,
  method: "GET",
  url: "/zip-counties/:zip",
  name: "countiesOfZip",
  summary:
    "The counties that a ZIP code lies in, most of it first; none where no table is loaded or it has no such code",
  params: z.object({ zip: zipCode.describe("Five-digit ZIP code.") }),
  response: z.object({
    isLoaded: z.boolean().describe("Whether a table is loaded at all."),
    counties: z.array(named).readonly().describe("The counties it lies in, most of it first."),
  }),
} satisfies Endpoint;

export type CountiesOfZip = EndpointOutput<typeof countiesOfZip>;
