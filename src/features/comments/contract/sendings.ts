import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

/** What can be sent to colleagues. */
export const SENT_THINGS = ["view", "alert"] as const;
export type SentThing = (typeof SENT_THINGS)[number];

export const LONGEST_MESSAGE = 300;

const personId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.");

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "comments" } as const;

const thing = {
  about: z.enum(SENT_THINGS),
  /** The id of a saved view that the caller sees, or of an alert of the caller's. */
  thing: z.string().regex(/^[1-9]\d{0,17}$/, "Must be an id."),
};

export const receivers = {
  ...OWN,
  method: "GET",
  url: "/sendings/receivers",
  name: "receivers",
  summary: "Colleagues to whom a saved view or an alert can be sent: those who may read its market and vertical",
  query: z.object(thing),
  response: z.object({ people: z.array(z.object({ id: personId, name: z.string() })).readonly() }),
} satisfies Endpoint;

export type Receivers = EndpointOutput<typeof receivers>["people"];

export const sendThing = {
  ...OWN,
  method: "POST",
  url: "/sendings",
  name: "sendThing",
  summary:
    "Sends a saved view or an alert to colleagues with a message; they are notified, and open it with their own rights",
  perMinute: 30,
  body: z.strictObject({
    ...thing,
    /** `team` is everybody who may read it. */
    to: z.union([z.literal("team"), z.array(personId).min(1).max(200)]),
    message: lineOfText(LONGEST_MESSAGE),
    /** What an alert says; null for a saved view, which has a name. */
    title: lineOfText(200).nullable(),
  }),
  response: z.object({ sent: z.number().int() }),
} satisfies Endpoint;
