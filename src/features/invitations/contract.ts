import { z } from "zod";
import type { Endpoint } from "#api/endpoint.ts";

/** The secret of an invitation's link. It stands in the body, never in an address: addresses are written into logs. */
const secret = z.object({ token: z.string().regex(/^[\w-]{20,100}$/, "Must be the secret of an invitation's link.") });

/** Two ways to take an invitation up: a password of one's own, or an account of the cloud identity provider. */
export const INVITATION_WAYS = ["local", "microsoft"] as const;

export const invitation = {
  method: "POST",
  url: "/invitations/look-up",
  name: "invitation",
  tag: "invitations",
  summary: "For whom an invitation is and how it can be taken up; who does not hold its secret learns nothing",
  allow: "anyone",
  perMinute: 30,
  bodyLimit: 1_024,
  body: secret,
  response: z.object({
    email: z.string(),
    name: z.string(),
    customer: z.string(),
    ways: z.array(z.enum(INVITATION_WAYS)),
  }),
} satisfies Endpoint;

export const acceptInvitation = {
  method: "POST",
  url: "/invitations/accept",
  name: "acceptInvitation",
  tag: "invitations",
  summary: "Link the account one is signed in with to the invited person; the invitation is used up",
  allow: "identified",
  personal: true,
  perMinute: 30,
  bodyLimit: 1_024,
  body: secret,
  response: z.object({ email: z.string() }),
} satisfies Endpoint;
