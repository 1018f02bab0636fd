import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from "#domain/webhookEvents.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const deliveryId = z.string().regex(/^[1-9]\d{0,17}$/, "Must be an id.");
const params = z.object({ webhook: id.describe("A webhook's id.") });
const LONGEST_URL = 500;

const url = z
  .url({ protocol: /^https?$/, error: "Must be an address such as https://crm.example.com/spotmarket." })
  .max(LONGEST_URL)
  .regex(/^https?:\/\/[^/?#@]+([/?#]|$)/i, "Must hold no user or password.");
const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, "Choose at least one.")
  .max(WEBHOOK_EVENTS.length)
  .transform((chosen) => WEBHOOK_EVENTS.filter((event) => chosen.includes(event)));

const webhook = z
  .object({
    id: id.describe("The webhook's id."),
    customer: z
      .object({ id: id.describe("The customer's id."), name: z.string().describe("The customer's name.") })
      .describe("The customer whose events it is told of."),
    owner: z
      .object({ id: id.describe("The person's id."), name: z.string().describe("The person's name.") })
      .describe("Who made it: it works as long as this person is an administrator, who is told when it is paused."),
    kind: z
      .enum(WEBHOOK_KINDS)
      .describe(
        "`slack` and `teams`: words and a link in the form that these take; `signed`: data for a system, with signatures.",
      ),
    url: z.string().describe("Where messages go; an address with `https:`."),
    events: z.array(z.enum(WEBHOOK_EVENTS)).describe("The events it is told of."),
    pictures: z.boolean().describe("Whether messages of a chat show the chart of what they tell."),
    state: z.enum(["active", "paused"]).describe("`active`, or `paused` by a person or after many failures."),
    failures: z.number().int().describe("Tries that failed since the last that succeeded."),
    last: z
      .enum(["waiting", "delivered", "failed"])
      .nullable()
      .describe("How the last delivery went; null while there was none."),
    lastAt: z.iso.datetime().nullable().describe("When that was, ISO 8601 in UTC; null while there was none."),
    createdAt: z.iso.datetime().describe("When it was made, ISO 8601 in UTC."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  })
  .meta({ id: "Webhook", description: "Where messages about events are sent." });

export type WebhookRecord = z.output<typeof webhook>;

const delivery = z
  .object({
    id: deliveryId.describe("The delivery's id."),
    eventId: z
      .string()
      .describe("Id of the event: the same for every webhook that is told of it, and when it is sent again."),
    event: z.string().describe("Name of the event, such as `alert.raised`."),
    state: z.enum(["waiting", "delivered", "failed"]).describe("How it went."),
    tries: z.number().int().describe("How often it was tried."),
    status: z.number().int().nullable().describe("HTTP status of the last answer; null where none came."),
    milliseconds: z
      .number()
      .int()
      .nullable()
      .describe("How long the answer took, in milliseconds; null where none came."),
    excerpt: z.string().nullable().describe("The beginning of the last answer; null where none came."),
    fault: z.string().nullable().describe("Why the last try failed, in English; null where there is none."),
    body: z
      .string()
      .describe("What was sent, as JSON; empty for calls and companies that are not the caller's to see."),
    createdAt: z.iso.datetime().describe("When the event happened, ISO 8601 in UTC."),
    triedAt: z.iso
      .datetime()
      .nullable()
      .describe("When it was last tried, ISO 8601 in UTC; null before the first try."),
  })
  .meta({ id: "WebhookDelivery", description: "One message to a webhook, and how it went." });

export type DeliveryRecord = z.output<typeof delivery>;

/** Keys cannot make or change webhooks. */
const ABOUT = { tag: "webhooks", personal: true, allow: { role: "Administrator" } } as const;

export const webhooks = {
  ...ABOUT,
  method: "GET",
  url: "/webhooks",
  name: "webhooks",
  summary: "Webhooks: where customers' systems receive events",
  query: z.object({ customer: id.optional().describe("A customer's id.") }),
  response: z.object({
    items: z.array(webhook).describe("The webhooks."),
    picturesWithinReach: z
      .boolean()
      .describe("Whether a chat can fetch pictures from here: only over the public internet, with https."),
  }),
} as const satisfies Endpoint;

export const createWebhook = {
  ...ABOUT,
  method: "POST",
  url: "/webhooks",
  name: "createWebhook",
  summary:
    "Creates a webhook for a customer's system, or for a channel of Slack or Teams; the signing secret is returned only once",
  perMinute: 30,
  body: z.strictObject({
    url: url.describe("Where messages go; an address with `https:`."),
    events: events.describe("The events it is told of."),
    kind: z.enum(WEBHOOK_KINDS).default("signed").describe("`signed`, `slack` or `teams`."),
    pictures: z.boolean().default(false).describe("Whether messages of a chat show the chart of what they tell."),
    customer: id.optional().describe("Id of the customer it is for; the caller's own without it."),
  }),
  response: z.object({
    secret: z
      .string()
      .nullable()
      .describe("The secret that signs messages; shown only once; null where nothing is signed."),
    item: webhook.describe("The webhook."),
  }),
} as const satisfies Endpoint;

export const changeWebhook = {
  ...ABOUT,
  method: "PATCH",
  url: "/webhooks/:webhook",
  name: "changeWebhook",
  summary: "Changes, pauses, or resumes a webhook",
  params,
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    url: url.optional().describe("Where messages go; an address with `https:`."),
    events: events.optional().describe("The events it is told of."),
    pictures: z.boolean().optional().describe("Whether messages of a chat show the chart of what they tell."),
    state: z.enum(["active", "paused"]).optional().describe("`active`, or `paused`."),
  }),
  response: webhook,
} as const satisfies Endpoint;

export const deleteWebhook = {
  ...ABOUT,
  method: "DELETE",
  url: "/webhooks/:webhook",
  name: "deleteWebhook",
  summary: "Deletes a webhook; restorable for one day",
  params,
  response: z.object({}),
} as const satisfies Endpoint;

export const restoreWebhook = {
  ...ABOUT,
  method: "POST",
  url: "/webhooks/:webhook/restoration",
  name: "restoreWebhook",
  summary: "Restores a deleted webhook",
  params,
  response: webhook,
} as const satisfies Endpoint;

export const rotateSecret = {
  ...ABOUT,
  method: "POST",
  url: "/webhooks/:webhook/secret",
  name: "rotateSecret",
  summary: "Creates a new secret, returned only once; the previous one also signs for one day",
  params,
  response: z.object({
    secret: z
      .string()
      .nullable()
      .describe("The secret that signs messages; shown only once; null where nothing is signed."),
    item: webhook.describe("The webhook."),
  }),
} as const satisfies Endpoint;

export const testWebhook = {
  ...ABOUT,
  method: "POST",
  url: "/webhooks/:webhook/test",
  name: "testWebhook",
  summary: "Sends a test event, whether the webhook is paused or not",
  perMinute: 30,
  params,
  response: delivery,
} as const satisfies Endpoint;

export const deliveries = {
  ...ABOUT,
  method: "GET",
  url: "/webhooks/:webhook/deliveries",
  name: "webhookDeliveries",
  summary: "A webhook's deliveries of the last 30 days with their responses, newest first",
  params,
  response: z.object({ items: z.array(delivery).describe("The deliveries, newest first.") }),
} as const satisfies Endpoint;

export const replayDelivery = {
  ...ABOUT,
  method: "POST",
  url: "/webhooks/:webhook/deliveries/:delivery/replay",
  name: "replayDelivery",
  summary: "Sends an event again, under the same id",
  perMinute: 60,
  params: z.object({ webhook: id.describe("A webhook's id."), delivery: deliveryId.describe("A delivery's id.") }),
  response: delivery,
} as const satisfies Endpoint;

/** Fetched by the servers of a chat, which send nothing but the address; why there is none is its owner's affair. */
export const chartPicture = {
  method: "GET",
  url: "/chart-pictures/:picture.png",
  name: "chartPicture",
  tag: "webhooks",
  summary:
    "The chart that a message in Slack or Teams shows, with the current rights of the webhook's owner; for 30 days",
  allow: "anyone",
  confidential: true,
  // The servers of a chat come for many people from few addresses.
  perMinute: 240,
  params: z.object({ picture: z.string().max(1_000).describe("The secret name of the picture.") }),
  response: fileAnswer,
  file: { types: ["image/png"], shown: "inline", everywhere: true },
} as const satisfies Endpoint;
