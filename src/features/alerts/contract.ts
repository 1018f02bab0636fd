import { z } from "zod";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { isTimeZone } from "#domain/timeZone.ts";
import {
  alertCondition,
  alertId,
  alertItem,
  alertRule,
  alertSubscription,
  id,
  RHYTHMS,
} from "./contract/alertSchemas.ts";

/** How many rules one person can have, and how many subscriptions. */
export const MOST_RULES = 200;
export const MOST_SUBSCRIPTIONS = 100;

const tag = "alerts";

export const alerts = {
  method: "GET",
  url: "/alerts",
  name: "alerts",
  offline: "kept",
  tag,
  summary: "Alerts raised by the caller's rules, newest first, as far as the caller may still read them",
  allow: "signedIn",
  response: z.object({ items: z.array(alertItem).readonly().describe("The alerts, newest first.") }),
  csv: "list",
} satisfies Endpoint;

export const markAlert = {
  method: "PATCH",
  url: "/alerts/:alert",
  name: "markAlert",
  tag,
  summary: "Marks an alert as read or unread, dismisses it, or restores it; omitted fields stay",
  allow: "signedIn",
  params: z.object({ alert: alertId.describe("An alert's id.") }),
  body: z.strictObject({
    read: z.boolean().optional().describe("Whether it counts as read."),
    dismissed: z.boolean().optional().describe("Whether it is dismissed."),
  }),
  response: alertItem,
} satisfies Endpoint;

export const markAlerts = {
  method: "POST",
  url: "/alerts/marks",
  name: "markAlerts",
  tag,
  summary: "Marks several alerts of the caller's at once",
  allow: "signedIn",
  body: z.strictObject({
    alerts: z.array(alertId).max(2_000).describe("Ids of alerts."),
    read: z.boolean().optional().describe("Whether they count as read."),
    dismissed: z.boolean().optional().describe("Whether they are dismissed."),
  }),
  response: z.object({ marked: z.number().int().describe("How many were marked.") }),
} satisfies Endpoint;

export const alertRules = {
  method: "GET",
  url: "/alert-rules",
  name: "alertRules",
  tag,
  summary: "What the caller waits for",
  allow: "signedIn",
  response: z.object({ items: z.array(alertRule).describe("The rules.") }),
} satisfies Endpoint;

export const addAlertRule = {
  method: "POST",
  url: "/alert-rules",
  name: "addAlertRule",
  tag,
  summary: "Creates a rule and checks it against the published revision immediately",
  allow: "signedIn",
  body: z.strictObject({ condition: alertCondition.describe("What has to happen, and where.") }),
  response: z.object({
    rule: alertRule.describe("The rule."),
    raised: z.number().int().describe("How many alerts it raised."),
  }),
} satisfies Endpoint;

export const previewAlertRule = {
  method: "POST",
  url: "/alert-rules/preview",
  name: "previewAlertRule",
  tag,
  summary: "Which alerts a rule would raise with the published revision, without saving it",
  allow: "signedIn",
  body: z.strictObject({ condition: alertCondition.describe("What has to happen, and where.") }),
  response: z.object({
    found: z.number().int().describe("How many it would raise."),
    kept: z.number().int().describe("How many of them would be kept."),
    paused: alertRule.shape.paused,
    examples: z
      .array(z.object({ facts: alertItem.shape.facts, marketName: z.string().describe("The market's name.") }))
      .describe("The largest of them."),
  }),
} satisfies Endpoint;

export const changeAlertRule = {
  method: "PATCH",
  url: "/alert-rules/:rule",
  name: "changeAlertRule",
  tag,
  summary: "Changes, pauses, or resumes a rule; a changed condition is checked against the published revision again",
  allow: "signedIn",
  params: z.object({ rule: id.describe("A rule's id.") }),
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw."),
    condition: alertCondition.optional().describe("What has to happen, and where."),
    active: z.boolean().optional().describe("Whether it raises alerts."),
  }),
  response: alertRule,
} satisfies Endpoint;

export const deleteAlertRule = {
  method: "DELETE",
  url: "/alert-rules/:rule",
  name: "deleteAlertRule",
  tag,
  summary: "Deletes a rule with its alerts; restorable for one day",
  allow: "signedIn",
  params: z.object({ rule: id.describe("A rule's id.") }),
  response: z.object({}),
} satisfies Endpoint;

export const restoreAlertRule = {
  method: "POST",
  url: "/alert-rules/:rule/restoration",
  name: "restoreAlertRule",
  tag,
  summary: "Restores a deleted rule and its alerts",
  allow: "signedIn",
  params: z.object({ rule: id.describe("A rule's id.") }),
  response: alertRule,
} satisfies Endpoint;

export const alertSubscriptions = {
  method: "GET",
  url: "/alert-subscriptions",
  name: "alertSubscriptions",
  tag,
  summary: "Which alerts the caller gets, how, and how often",
  allow: "signedIn",
  response: z.object({
    items: z.array(alertSubscription).describe("The subscriptions."),
    timeZone: z
      .string()
      .nullable()
      .describe("Time zone that digests follow, such as `America/Chicago`; null while it is not known, which is UTC."),
  }),
} satisfies Endpoint;

export const saveAlertSubscription = {
  method: "PUT",
  url: "/alert-subscriptions",
  name: "saveAlertSubscription",
  tag,
  summary: "Subscribes to the alerts of a vertical in a market, or changes how; there is one subscription for both",
  allow: "signedIn",
  body: z.strictObject({
    vertical: z
      .string()
      .max(64)
      .refine((name) => verticalById(name) !== undefined, "Must be the id of a vertical.")
      .nullable()
      .describe("A vertical's id; null is every vertical."),
    market: z.string().max(64).nullable().describe("A market's id; null is every market."),
    rhythm: z.enum(RHYTHMS).describe("How often digests come."),
    inApp: z.boolean().describe("Whether alerts appear in the app."),
    byMail: z.boolean().describe("Whether alerts come by email."),
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone, "Must be a time zone, such as America/Chicago.")
      .optional()
      .describe("Time zone of the browser; kept where the caller's is not known yet."),
  }),
  response: alertSubscription,
} satisfies Endpoint;

export const deleteAlertSubscription = {
  method: "DELETE",
  url: "/alert-subscriptions/:subscription",
  name: "deleteAlertSubscription",
  tag,
  summary: "Ends a subscription; restorable for one day",
  allow: "signedIn",
  params: z.object({ subscription: id.describe("A subscription's id.") }),
  response: z.object({}),
} satisfies Endpoint;

export const restoreAlertSubscription = {
  method: "POST",
  url: "/alert-subscriptions/:subscription/restoration",
  name: "restoreAlertSubscription",
  tag,
  summary: "Restores an ended subscription",
  allow: "signedIn",
  params: z.object({ subscription: id.describe("A subscription's id.") }),
  response: alertSubscription,
} satisfies Endpoint;

export const sendAlertDigest = {
  method: "POST",
  url: "/alert-digest",
  name: "sendAlertDigest",
  tag,
  summary: "Emails the caller all alerts that are open now",
  allow: "signedIn",
  personal: true,
  perMinute: 3,
  response: z.object({ sent: z.number().int().describe("How many were sent.") }),
} satisfies Endpoint;
