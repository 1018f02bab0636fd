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
  response: z
    .object({
      user: z
        .object({
          id: z.string().describe("The user's id."),
          email: z.string().describe("Email address."),
          name: z.string().describe("The user's name."),
          customer: z.string().describe("Name of the organization."),
          language: z.string().nullable().describe("A language such as `de-DE`; null follows the browser."),
        })
        .describe("The person signed in."),
      customerOwner: z
        .object({ name: z.string().describe("The person's name."), email: z.string().describe("Email address.") })
        .nullable()
        .describe("Whom to ask for more; null where the customer names no one."),
      viewAs: z
        .object({
          administrator: z
            .object({
              id: z.string().describe("The administrator's id."),
              name: z.string().describe("The administrator's name."),
              email: z.string().describe("Email address."),
            })
            .describe("The administrator."),
        })
        .nullable()
        .describe("The administrator who looks at the product as this user; null for the user."),
      welcomed: z.boolean().describe("Whether the user has been through the welcome."),
      tour: tourPlace.nullable().describe("Where the user is in the tour; null while it was never begun."),
      homeMarket: z
        .string()
        .nullable()
        .describe("The market to begin with; null without a choice, or where the chosen one may not be read any more."),
      followed: z.array(z.string()).describe("Ids of the verticals followed, of those the caller may read."),
      stations: z
        .array(
          z.object({
            id: z.string().describe("The station's id."),
            callSign: z.string().describe("Call sign, such as WFAA."),
            medium: z.enum(["tv", "radio"]).describe("A medium's id."),
            market: z.string().nullable().describe("A market's id; null where there is none."),
          }),
        )
        .describe("The stations the caller sells for, of those the caller may read."),
      role: z.enum(ROLES).describe("The user's role."),
      access: z.array(z.enum(ACCESS_FLAGS)).describe("Access flags that the user has."),
      markets: z
        .array(z.string())
        .describe(
          "Ids of the markets the caller may read, largest first; the nation is open to everyone and not listed.",
        ),
      verticals: z.array(z.string()).describe("Ids of the verticals the caller may read."),
      version: z.string().describe("Version of the product."),
      environment: z.enum(["development", "production"]).describe("`production`, or `development`."),
      dataRevision: z.string().nullable().describe("The published revision's id; null while nothing is published."),
    })
    .meta({ id: "Session", description: "The signed-in user, with rights and settings." }),
} satisfies Endpoint;
