import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

export const stationSearch = {
  method: "GET",
  url: "/stations/search",
  name: "stationSearch",
  tag: "stations",
  summary:
    "Finds stations by call sign, city, owner, format, or frequency in the caller's media and markets, best match first",
  allow: { access: ["tv", "radio"] },
  query: z.object({ q: lineOfText(80), limit: z.coerce.number().int().min(1).max(50).default(8) }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        medium: z.enum(["tv", "radio"]),
        callSign: z.string(),
        city: z.string().nullable(),
        state: z.string().nullable(),
        owner: z.string().nullable(),
        /** Of TV stations the network, of radio stations the format. */
        networkOrFormat: z.string().nullable(),
        /** Megahertz for FM, kilohertz for AM; null for TV. */
        frequency: z.number().nullable(),
        /** Null where the station belongs to no market. */
        market: z.string().nullable(),
      }),
    ),
  }),
} satisfies Endpoint;

export type FoundStation = EndpointOutput<typeof stationSearch>["items"][number];
