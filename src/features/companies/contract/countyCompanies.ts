import { z } from "zod";
import { TURNS } from "#domain/companies/companyRank.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { OWN } from "./ownCompanies.ts";

/** So many companies of each county are sent; the list has the others. */
export const SENT_OF_COUNTY = 10;

export const countyCompanies = {
  ...OWN,
  method: "GET",
  url: "/companies/by-county",
  name: "countyCompanies",
  summary:
    "How many of the organization's companies lie in each county of a market, and the best of each to call first",
  markets: ["query.market"],
  verticals: ["query.vertical"],
  query: z.object({
    market: z.string().max(64).describe("The market's id."),
    vertical: z.string().max(64).optional().describe("Only companies of this vertical."),
  }),
  response: z.object({
    all: z.number().int().describe("How many the caller can see of the organization's, wherever they are."),
    found: z.number().int().describe("How many lie in a county of the market, of the vertical where one is asked for."),
    withoutCounty: z.number().int().describe("How many of the vertical have no county: no map shows them."),
    counties: z
      .array(
        z.object({
          county: z.string().describe("FIPS code of the county."),
          name: z.string().describe("The county's name."),
          companies: z.number().int().describe("How many companies."),
          items: z
            .array(
              z.object({
                id: z.string().describe("The company's id."),
                name: z.string().describe("The company's name."),
                city: z.string().nullable().describe("City; null where it is not known."),
                subVertical: z.string().describe("A sub-vertical's id."),
                phone: z.string().nullable().describe("Phone number; null where it is not known."),
                score: z.number().int().nullable().describe("Score, 0–100; null where there is none."),
                turn: z.enum(TURNS).nullable().describe("Why to call it now; null where nothing stands out."),
              }),
            )
            .readonly()
            .describe("The best of them, at most ten."),
        }),
      )
      .readonly()
      .describe("Counties with companies, most companies first."),
  }),
} satisfies Endpoint;

export type CountyCompanies = EndpointOutput<typeof countyCompanies>;
