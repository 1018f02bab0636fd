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
  summary: "Whom the caller means to call, newest first",
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
  summary:
    "Puts a sub-vertical of a market, or a prospect in one, on the call list; what is on it already stays as it is",
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
  summary: "Changes the note or the status of an entry; what is left out stays",
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
  summary: "Takes an entry off the call list; for a day it can be had back",
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
  summary: "Brings an entry back that was taken off",
  allow: "signedIn",
  params,
  response: entry,
} satisfies Endpoint;
