import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

export const hostedToken = {
  method: "POST",
  url: "/hosted/token",
  name: "hostedToken",
  tag: "hosted",
  summary: "Returns a custom token that signs the caller in to the hosted backend; `not-found` if none is configured",
  allow: "signedIn",
  personal: true,
  perMinute: 20,
  response: z.object({
    token: z.string().describe("A JWT signed by the service account, good for an hour."),
  }),
} satisfies Endpoint;
