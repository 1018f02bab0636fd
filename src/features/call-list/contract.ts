import { z } from "zod";
import { CRM_KINDS } from "#domain/crm/crm.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";

/** How far a call has come, in the order in which it goes. */
export const CALL_STATUSES = ["open", "called", "meeting", "proposal", "won", "lost"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

const id = z.string().regex(/^\d{1,18}$/, "Must be the id of an entry.");
const params = z.object({ entry: id });
const personId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.");

/** More than any one deal comes to. */
const MOST_DOLLARS = 1_000_000_000;

/** What is written on an entry beside its note and status. */
const facts = z.object({
  /** The id of one of the organisation's companies. */
  company: z.string().max(64).nullable(),
  /** Whom to ask for there. */
  contact: lineOfText(120).nullable(),
  nextStep: lineOfText(200).nullable(),
  /** The day of the next step. */
  dueOn: z.iso.date().nullable(),
  /** What the deal is worth, in whole dollars. */
  dollars: z.number().int().min(0).max(MOST_DOLLARS).nullable(),
  medium: z.enum(MEDIA.map((medium) => medium.id)).nullable(),
});

export type CallFacts = z.output<typeof facts>;

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
  /** Whose call it is. */
  owner: z.object({ id: personId, name: z.string() }),
  company: z.string().nullable(),
  contact: z.string().nullable(),
  nextStep: z.string().nullable(),
  dueOn: z.string().nullable(),
  dollars: z.number().nullable(),
  medium: z.string().nullable(),
  /** When it was won or lost, ISO 8601 in UTC; null before. */
  closedAt: z.string().nullable(),
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
  summary: "Changes an entry of the caller's; omitted fields stay, and null clears",
  allow: "signedIn",
  params,
  body: z.strictObject({ note: proseText(2_000), status: z.enum(CALL_STATUSES), ...facts.shape }).partial(),
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

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const TEAM = { allow: "signedIn", personal: true, tag: "call list" } as const;

export const teamCalls = {
  ...TEAM,
  method: "GET",
  url: "/call-list/team",
  name: "teamCalls",
  summary:
    "The call lists of everybody in the caller's organization, newest first; empty without the right to see them",
  response: z.object({
    /** Whether the caller may see what colleagues call. */
    sees: z.boolean(),
    /** To whom an entry can be handed. */
    people: z.array(z.object({ id: personId, name: z.string() })).readonly(),
    items: z.array(entry).readonly(),
  }),
  csv: "list",
} satisfies Endpoint;

export type TeamCalls = EndpointOutput<typeof teamCalls>;

export const handOverCall = {
  ...TEAM,
  method: "POST",
  url: "/call-list/:entry/owner",
  name: "handOverCall",
  summary: "Hands an entry over to somebody else of the organization; needs the right to see the team's calls",
  params,
  body: z.strictObject({ owner: personId }),
  response: entry,
} satisfies Endpoint;

export const callHistory = {
  ...TEAM,
  method: "GET",
  url: "/call-list/:entry/history",
  name: "callHistory",
  summary: "What was changed on an entry, by whom and when, newest first",
  params,
  response: z.object({
    items: z
      .array(
        z.object({
          id,
          /** ISO 8601, in UTC. */
          at: z.string(),
          by: z.string(),
          /** The CRM that the change came from; null where a person made it here. */
          origin: z.enum(CRM_KINDS).nullable(),
          /** Fields that changed, as they were and as they are; owners by name. */
          before: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
          after: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
        }),
      )
      .readonly(),
  }),
} satisfies Endpoint;

export type CallHistory = EndpointOutput<typeof callHistory>["items"];
