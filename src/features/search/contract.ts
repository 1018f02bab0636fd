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
  query: z.object({
    q: lineOfText(80).describe("Call sign, city, owner, network or format."),
    limit: z.coerce.number().int().min(1).max(50).default(8).describe("How many to answer at most."),
  }),
  response: z.object({
    items: z
      .array(
        z
          .object({
            id: z.string().describe("The station's id."),
            medium: z.enum(["tv", "radio"]).describe("A medium's id."),
            callSign: z.string().describe("Call sign, such as WFAA."),
            city: z.string().nullable().describe("City; null where it is not known."),
            state: z.string().nullable().describe("Postal code of the state; null where it is not known."),
            owner: z.string().nullable().describe("Name of the owner; null where it is not known."),
            networkOrFormat: z
              .string()
              .nullable()
              .describe("Network of a TV station, format of a radio station; null where it is not known."),
            frequency: z.number().nullable().describe("Megahertz for FM, kilohertz for AM; null for TV."),
            market: z.string().nullable().describe("The market's id; null where the station belongs to none."),
          })
          .meta({ id: "FoundStation", description: "A station that was found." }),
      )
      .describe("The stations found, best first."),
  }),
} satisfies Endpoint;

export type FoundStation = EndpointOutput<typeof stationSearch>["items"][number];
