import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";

/** How far a call has come, in the order in which it goes. */
export const CALL_STATUSES = ["open", "called", "won", "lost"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

const id = z.string().regex(/^\d{1,18}$/, "Must be the id of an entry.");
const params = z.object({ entry: id });

const entry = z.object({
  id,
  market: z.string(),
  /** Its id where the published revision does not know it. */
  marketName: z.string(),
  subVertical: z.string(),
  /** Null: the sub-vertical as a whole. */
  prospect: z.string().nullable(),
  /** What the prospect was called when it was added; null for a sub-vertical, which every language names. */
  name: z.string().nullable(),
  note: z.string(),
  status: z.enum(CALL_STATUSES),
  /** ISO 8601, in UTC. */
  addedAt: z.string(),
});

export type CallEntry = z.output<typeof entry>;

export const callList = {
  method: "GET",
  url: "/call-list",
  name: "callList",
  offline: "kept",
  tag: "call list",
  summary: "The caller's call list, newest first",
  allow: "signedIn",
  response: z.object({ items: z.array(entry).readonly() }),
  csv: "list",
} satisfies Endpoint;

export type CallList = EndpointOutput<typeof callList>["items"];

export const addCall = {
  method: "POST",
  url: "/call-list",
  name: "addCall",
  offline: "later",
  tag: "call list",
  summary: "Adds a market's sub-vertical or a prospect to the call list; existing entries stay unchanged",
  allow: "signedIn",
  body: z.strictObject({
    market: z.string().max(64),
    subVertical: z.string().max(64),
    prospect: lineOfText(120).nullable(),
    name: lineOfText(200).nullable(),
  }),
  response: entry,
} satisfies Endpoint;

export const changeCall = {
  method: "PATCH",
  url: "/call-list/:entry",
  name: "changeCall",
  offline: "later",
  tag: "call list",
  summary: "Changes the note or status of an entry; omitted fields stay",
  allow: "signedIn",
  params,
  body: z.strictObject({ note: proseText(2_000).optional(), status: z.enum(CALL_STATUSES).optional() }),
  response: entry,
} satisfies Endpoint;

export const removeCall = {
  method: "DELETE",
  url: "/call-list/:entry",
  name: "removeCall",
  offline: "later",
  tag: "call list",
  summary: "Removes an entry from the call list; restorable for one day",
  allow: "signedIn",
  params,
  response: entry,
} satisfies Endpoint;

export const restoreCall = {
  method: "POST",
  url: "/call-list/:entry/restoration",
  name: "restoreCall",
  offline: "later",
  tag: "call list",
  summary: "Restores a removed entry",
  allow: "signedIn",
  params,
  response: entry,
} satisfies Endpoint;
