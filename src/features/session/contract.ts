import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { tourPlace } from "#features/preferences/contract/tour.ts";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";

export const session = {
  method: "GET",
  url: "/session",
  name: "session",
  offline: "kept",
  tag: "session",
  summary: "Who am I: user, role, flags, markets, and the versions of product and data",
  allow: "signedIn",
  response: z.object({
    user: z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      customer: z.string(),
      /** A locale such as `de-DE`; null follows the browser. */
      language: z.string().nullable(),
    }),
    /** Whom to ask for more; null where the customer names nobody. */
    customerOwner: z.object({ name: z.string(), email: z.string() }).nullable(),
    /** The administrator who looks at the product as this user; null for the user. */
    viewAs: z.object({ administrator: z.object({ id: z.string(), name: z.string(), email: z.string() }) }).nullable(),
    /** Whether the user has been through the welcome. */
    welcomed: z.boolean(),
    /** Where the user is in the tour; null while it was never begun. */
    tour: tourPlace.nullable(),
    /** The market to begin with; null without a choice, or where the chosen one may not be read any more. */
    homeMarket: z.string().nullable(),
    /** Ids of the verticals followed, of those the caller may read. */
    followed: z.array(z.string()),
    /** The stations the caller sells for, of those the caller may read. */
    stations: z.array(
      z.object({
        id: z.string(),
        callSign: z.string(),
        medium: z.enum(["tv", "radio"]),
        market: z.string().nullable(),
      }),
    ),
    role: z.enum(ROLES),
    access: z.array(z.enum(ACCESS_FLAGS)),
    /** Ids of the markets the caller may read, largest first; the nation is open to everyone and not listed. */
    markets: z.array(z.string()),
    /** Ids of the verticals the caller may read. */
    verticals: z.array(z.string()),
    version: z.string(),
    environment: z.enum(["development", "production"]),
    /** The published revision's id; null while nothing is published. */
    dataRevision: z.string().nullable(),
  }),
} satisfies Endpoint;
