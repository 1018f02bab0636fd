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
  about: z.enum(SENT_THINGS).describe("What is sent."),
  thing: z
    .string()
    .regex(/^[1-9]\d{0,17}$/, "Must be an id.")
    .describe("The id of a saved view that the caller sees, or of an alert of the caller's."),
};

export const receivers = {
  ...OWN,
  method: "GET",
  url: "/sendings/receivers",
  name: "receivers",
  summary: "Colleagues to whom a saved view or an alert can be sent: those who may read its market and vertical",
  query: z.object(thing),
  response: z.object({
    people: z
      .array(z.object({ id: personId.describe("The person's id."), name: z.string().describe("The person's name.") }))
      .readonly()
      .describe("Colleagues who may read it."),
  }),
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
    to: z
      .union([z.literal("team"), z.array(personId).min(1).max(200)])
      .describe("Ids of the people it goes to, or `team` for everyone who may read it."),
    message: lineOfText(LONGEST_MESSAGE).describe("A line to go with it."),
    title: lineOfText(200).nullable().describe("What an alert says; null for a saved view, which has a name."),
  }),
  response: z.object({ sent: z.number().int().describe("How many people it went to.") }),
} satisfies Endpoint;
