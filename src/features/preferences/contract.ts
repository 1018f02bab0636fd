import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { isTimeZone } from "#domain/timeZone.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";

const preferencesBody = z.strictObject({
  /** Null follows the browser. */
  language: z.enum(LOCALES).nullable(),
  /** The market that opens where no address and no earlier choice names one; null leaves it to the product. */
  homeMarket: z.string().max(64).nullable(),
  /** Ids of the verticals the person follows. */
  verticals: z.array(z.string().max(64)).max(VERTICALS.length),
  /** Ids of the stations that the person sells for. */
  stations: z.array(z.string().max(64)).max(40).default([]),
  /** Whether the first steps have been taken or put aside. */
  welcomed: z.boolean(),
  /** By whose clock the person's days begin, such as `America/Chicago`; null while it is not known. Left out, it stays. */
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, "Must be a time zone, such as America/Chicago.")
    .nullable()
    .optional(),
});

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
