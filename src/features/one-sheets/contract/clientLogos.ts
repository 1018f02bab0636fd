import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

/** A logo of 512 KiB is a third longer as base64. */
const LOGO_BODY_BYTES = 720 * 1024;

/** Of the organization's own people alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "one-sheets", url: "/client-logo" } as const;

const client = lineOfText(120).describe("Whom the document is for.");

const kept = z.object({
  logo: z
    .object({
      type: z.enum(["image/png", "image/jpeg"]).describe("Media type of the picture."),
      data: z.string().describe("The picture in base64."),
    })
    .nullable()
    .describe("The logo; null where there is none."),
});

export const clientLogo = {
  ...OWN,
  method: "GET",
  name: "clientLogo",
  summary: "The logo that the caller's organization keeps of a client, for the covers of what is made for it",
  query: z.object({
    client: z
      .union([z.literal(""), client])
      .default("")
      .describe("Whom the document is for."),
  }),
  response: kept,
} as const satisfies Endpoint;

export const setClientLogo = {
  ...OWN,
  method: "PUT",
  name: "setClientLogo",
  summary: "Sets it: a PNG or JPEG of at most 512 KiB and 2000 × 2000 pixels",
  bodyLimit: LOGO_BODY_BYTES,
  perMinute: 30,
  body: z.strictObject({ client, data: z.base64("Must be a base64-encoded file.").describe("The picture in base64.") }),
  response: kept,
} as const satisfies Endpoint;

export const removeClientLogo = {
  ...OWN,
  method: "DELETE",
  name: "removeClientLogo",
  summary: "Removes it",
  query: z.object({ client }),
  response: kept,
} as const satisfies Endpoint;
