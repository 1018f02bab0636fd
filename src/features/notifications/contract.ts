import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";

/** What people can be told, as the API promises it. Where each is told, it is declared with what its sentence needs; the compiler compares. */
export const NOTICE_KINDS = [
  "access-requested",
  "right-requested",
  "request-approved",
  "request-declined",
  "rights-changed",
  "message-received",
  "message-answered",
  "revision-published",
  "review-asked",
  "review-approved",
  "review-returned",
  "alert-raised",
  "content-published",
  "team-aid-sent",
  "team-aid-approved",
  "team-aid-declined",
  "call-given",
  "mentioned",
  "sent",
  "job-done",
  "job-failed",
  "erasure-asked",
  "key-made",
  "backup-failed",
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

const id = z.string().regex(/^\d{1,18}$/, "Must be the id of a notification.");
const params = z.object({ notification: id.describe("A notification's id.") });
/** How many wait to be read, after what has just been done. */
const unread = z.object({ unread: z.number().int().describe("How many are unread.") });

export const notifications = {
  method: "GET",
  url: "/notifications",
  name: "notifications",
  offline: "kept",
  tag: "notifications",
  summary: "The caller's notifications, newest first, and how many are unread",
  allow: "signedIn",
  personal: true,
  query: z.object({
    before: id.optional().describe("Only notifications older than this one, by its id."),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe("How many to answer at most."),
  }),
  response: unread.extend({
    items: z
      .array(
        z
          .object({
            id: id.describe("The notification's id."),
            kind: z.enum(NOTICE_KINDS).describe("What it tells."),
            data: z.record(z.string(), z.string()).describe("What the sentence of this kind needs, by placeholder."),
            link: z.string().nullable().describe("A path of the app; null leads nowhere."),
            at: z.string().describe("When it happened, ISO 8601 in UTC."),
            read: z.boolean().describe("Whether the caller has read it."),
          })
          .meta({ id: "Notification", description: "Something that the caller is told." }),
      )
      .describe("The notifications, newest first."),
    more: z.boolean().describe("Whether older ones can be asked for."),
  }),
} satisfies Endpoint;

export type Notification = EndpointOutput<typeof notifications>["items"][number];

export const markNotification = {
  method: "PATCH",
  url: "/notifications/:notification",
  name: "markNotification",
  tag: "notifications",
  summary: "Marks one notification as read or unread",
  allow: "signedIn",
  personal: true,
  params,
  body: z.strictObject({ read: z.boolean().describe("Whether it counts as read.") }),
  response: unread,
} satisfies Endpoint;

export const markAllNotifications = {
  method: "POST",
  url: "/notifications/reading",
  name: "markAllNotifications",
  tag: "notifications",
  summary: "Marks every notification up to the newest one seen as read",
  allow: "signedIn",
  personal: true,
  body: z.strictObject({ newest: id.describe("Id of the newest notification seen.") }),
  response: unread,
} satisfies Endpoint;

export const deleteNotification = {
  method: "DELETE",
  url: "/notifications/:notification",
  name: "deleteNotification",
  tag: "notifications",
  summary: "Deletes one notification; restorable for one day",
  allow: "signedIn",
  personal: true,
  params,
  response: unread,
} satisfies Endpoint;

export const restoreNotification = {
  method: "POST",
  url: "/notifications/:notification/restoration",
  name: "restoreNotification",
  tag: "notifications",
  summary: "Restores a deleted notification",
  allow: "signedIn",
  personal: true,
  params,
  response: unread,
} satisfies Endpoint;
