import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from "#domain/webhookEvents.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const deliveryId = z.string().regex(/^[1-9]\d{0,17}$/, "Must be an id.");
const params = z.object({ webhook: id });
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

const webhook = z.object({
  id,
  customer: z.object({ id, name: z.string() }),
  /** Who made it: it works as long as this person is an administrator, and she is told when it is paused. */
  owner: z.object({ id, name: z.string() }),
  /** `slack` and `teams`: words and a link in the form that these take; `signed`: data for a system, with signatures. */
  kind: z.enum(WEBHOOK_KINDS),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** Of a chat: whether its messages show the chart of what they tell. */
  pictures: z.boolean(),
  state: z.enum(["active", "paused"]),
  /** Tries that failed since the last that did not. */
  failures: z.number().int(),
  /** How the last delivery went; null while there was none. */
  last: z.enum(["waiting", "delivered", "failed"]).nullable(),
  lastAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Sent back with a change, so that two editors notice each other. */
  version: z.number().int(),
});

export type WebhookRecord = z.output<typeof webhook>;

const delivery = z.object({
  id: deliveryId,
  /** The same for every webhook that is told of one event, and when it is sent again. */
  eventId: z.string(),
  event: z.string(),
  state: z.enum(["waiting", "delivered", "failed"]),
  tries: z.number().int(),
  /** Of the last answer; null where none came. */
  status: z.number().int().nullable(),
  milliseconds: z.number().int().nullable(),
  /** The beginning of the last answer. */
  excerpt: z.string().nullable(),
  /** Why the last try failed, in English. */
  fault: z.string().nullable(),
  /** What was sent, as JSON; empty for calls and companies that are not the caller’s to see. */
  body: z.string(),
  createdAt: z.iso.datetime(),
  triedAt: z.iso.datetime().nullable(),
});

export type DeliveryRecord = z.output<typeof delivery>;

/** Keys cannot make or change webhooks. */
const ABOUT = { tag: "webhooks", personal: true, allow: { role: "Administrator" } } as const;

export const webhooks = {
  ...ABOUT,
  method: "GET",
  url: "/webhooks",
  name: "webhooks",
  summary: "Webhooks: where customers' systems receive events",
  query: z.object({ customer: id.optional() }),
  response: z.object({
    items: z.array(webhook),
    /** Whether a chat can fetch pictures from here: only over the public internet, with https. */
    picturesWithinReach: z.boolean(),
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
    url,
    events,
    kind: z.enum(WEBHOOK_KINDS).default("signed"),
    /** Of a chat alone. */
    pictures: z.boolean().default(false),
    /** The caller's own without it. */ customer: id.optional(),
  }),
  response: z.object({ /** Null where nothing is signed. */ secret: z.string().nullable(), item: webhook }),
} as const satisfies Endpoint;

export const changeWebhook = {
  ...ABOUT,
  method: "PATCH",
  url: "/webhooks/:webhook",
  name: "changeWebhook",
  summary: "Changes, pauses, or resumes a webhook",
  params,
  body: z.strictObject({
    version: editVersion,
    url: url.optional(),
    events: events.optional(),
    pictures: z.boolean().optional(),
    state: z.enum(["active", "paused"]).optional(),
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
  response: z.object({ secret: z.string().nullable(), item: webhook }),
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
  response: z.object({ items: z.array(delivery) }),
} as const satisfies Endpoint;

export const replayDelivery = {
  ...ABOUT,
  method: "POST",
  url: "/webhooks/:webhook/deliveries/:delivery/replay",
  name: "replayDelivery",
  summary: "Sends an event again, under the same id",
  perMinute: 60,
  params: z.object({ webhook: id, delivery: deliveryId }),
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
  params: z.object({ picture: z.string().max(1_000) }),
  response: fileAnswer,
  file: { types: ["image/png"], shown: "inline", everywhere: true },
} as const satisfies Endpoint;
