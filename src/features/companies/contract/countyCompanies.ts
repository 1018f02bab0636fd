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
  query: z.object({ market: z.string().max(64), vertical: z.string().max(64).optional() }),
  response: z.object({
    /** How many the caller can see of the organization's, wherever they are. */
    all: z.number().int(),
    /** How many lie in a county of the market, of the vertical where one is asked for. */
    found: z.number().int(),
    /** How many of the vertical have no county: no map shows them. */
    withoutCounty: z.number().int(),
    /** Counties with companies, most companies first. */
    counties: z
      .array(
        z.object({
          /** FIPS code. */
          county: z.string(),
          name: z.string(),
          companies: z.number().int(),
          /** The best of them, at most ten. */
          items: z
            .array(
              z.object({
                id: z.string(),
                name: z.string(),
                city: z.string().nullable(),
                subVertical: z.string(),
                phone: z.string().nullable(),
                /** 0–100. */
                score: z.number().int().nullable(),
                turn: z.enum(TURNS).nullable(),
              }),
            )
            .readonly(),
        }),
      )
      .readonly(),
  }),
} satisfies Endpoint;

export type CountyCompanies = EndpointOutput<typeof countyCompanies>;
