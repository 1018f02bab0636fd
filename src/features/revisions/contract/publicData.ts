import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { PUBLIC_KEYS, PUBLIC_SOURCES } from "#domain/publicSources.ts";

const ABOUT = { tag: "revisions", allow: { role: "Administrator" } } as const;

export const publicData = {
  ...ABOUT,
  method: "GET",
  url: "/administration/public-data",
  name: "publicData",
  summary: "Public data sources, whether they are set up, and the years already loaded",
  response: z.object({
    items: z
      .array(
        z.object({
          source: z.enum(PUBLIC_SOURCES).describe("Which public source it is."),
          key: z
            .enum(PUBLIC_KEYS)
            .nullable()
            .describe("The setting that has the key of the office; null where it asks for none."),
          ready: z.boolean().describe("Whether it can be pulled now."),
          held: z
            .object({
              first: z.string().describe("First year or day."),
              last: z.string().describe("Last year or day."),
            })
            .nullable()
            .describe(
              "The first and last year, or the day, that the open draft has of it, or else the published revision; null where it is not known.",
            ),
          latest: z
            .number()
            .int()
            .nullable()
            .describe("The latest year that should be out; null where the source has the present alone."),
        }),
      )
      .describe("The sources."),
  }),
} as const satisfies Endpoint;

export const pullPublicData = {
  ...ABOUT,
  method: "POST",
  url: "/administration/public-data",
  name: "pullPublicData",
  summary: "Fetches public data in the background and adds it to the open draft",
  personal: true,
  body: z.strictObject({
    source: z.enum(PUBLIC_SOURCES).describe("Which public source it is."),
    year: z
      .number()
      .int()
      .min(2010)
      .max(2100)
      .optional()
      .describe("The year to pull; without it, the latest that should be out."),
    name: z.string().trim().min(1).max(120).describe("What the job is called, in the caller's language."),
  }),
  response: z.object({ job: z.string().describe("Id of the job to follow.") }),
} as const satisfies Endpoint;

/** Everything about public data, for the list of contracts. */
export const publicDataContracts = [publicData, pullPublicData] as const;
