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
    items: z.array(
      z.object({
        source: z.enum(PUBLIC_SOURCES),
        /** The setting that holds the key of the office; null where it asks for none. */
        key: z.enum(PUBLIC_KEYS).nullable(),
        ready: z.boolean(),
        /** The first and last year, or the day, that the open draft holds it of, or else what is published; null where it does not say. */
        held: z.object({ first: z.string(), last: z.string() }).nullable(),
        /** The latest year that should be out; null where the source knows the present alone. */
        latest: z.number().int().nullable(),
      }),
    ),
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
    source: z.enum(PUBLIC_SOURCES),
    /** The latest that should be out without it; the FCC's queries know the present alone. */
    year: z.number().int().min(2010).max(2100).optional(),
    /** What the job centre calls it, in the caller's language. */
    name: z.string().trim().min(1).max(120),
  }),
  response: z.object({ job: z.string() }),
} as const satisfies Endpoint;

/** Everything about public data, for the list of contracts. */
export const publicDataContracts = [publicData, pullPublicData] as const;
