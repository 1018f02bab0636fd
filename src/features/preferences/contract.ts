import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { isTimeZone } from "#domain/timeZone.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

const preferencesBody = z
  .strictObject({
    language: z.enum(LOCALES).nullable().describe("Language of the product; null follows the browser."),
    homeMarket: z
      .string()
      .max(64)
      .nullable()
      .describe(
        "The market that opens where no address and no earlier choice names one; null leaves it to the product.",
      ),
    verticals: z.array(z.string().max(64)).max(VERTICALS.length).describe("Ids of the verticals the person follows."),
    stations: z
      .array(z.string().max(64))
      .max(40)
      .default([])
      .describe("Ids of the stations that the person sells for."),
    welcomed: z.boolean().describe("Whether the first steps have been taken or put aside."),
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone, "Must be a time zone, such as America/Chicago.")
      .nullable()
      .optional()
      .describe("Time zone of the person, such as `America/Chicago`; left out, it stays; null while it is not known."),
  })
  .meta({ id: "Preferences", description: "What a person has chosen." });

export type Preferences = z.output<typeof preferencesBody>;

export const preferences = {
  method: "GET",
  url: "/preferences",
  name: "preferences",
  offline: "kept",
  tag: "preferences",
  summary: "The caller's preferences: language, home market, verticals, and stations",
  allow: "signedIn",
  response: preferencesBody,
} satisfies Endpoint;

export const savePreferences = {
  method: "PUT",
  url: "/preferences",
  name: "savePreferences",
  tag: "preferences",
  summary: "Changes the caller's preferences",
  allow: "signedIn",
  personal: true,
  body: preferencesBody,
  response: preferencesBody,
} satisfies Endpoint;
