import { z } from "zod";
import { CRM_KINDS } from "#domain/crm/crm.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";

/** How far a call has come, in the order in which it goes. */
export const CALL_STATUSES = ["open", "called", "meeting", "proposal", "won", "lost"] as const;
export type CallStatus = (typeof CALL_STATUSES)[number];

const id = z.string().regex(/^\d{1,18}$/, "Must be the id of an entry.");
const params = z.object({ entry: id.describe("An entry's id.") });
const personId = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a person.");

/** More than any one deal comes to. */
const MOST_DOLLARS = 1_000_000_000;

/** What is written on an entry beside its note and status. */
const facts = z.object({
  company: z.string().max(64).nullable().describe("Id of one of the organization's companies; null for none."),
  contact: lineOfText(120).nullable().describe("Whom to ask for there; null where no one is known."),
  nextStep: lineOfText(200).nullable().describe("What to do next; null where nothing is planned."),
  dueOn: z.iso.date().nullable().describe("The day of the next step, `YYYY-MM-DD`; null where none is set."),
  dollars: z
    .number()
    .int()
    .min(0)
    .max(MOST_DOLLARS)
    .nullable()
    .describe("What the deal is worth, in whole dollars; null where it is not known."),
  medium: z
    .enum(MEDIA.map((medium) => medium.id))
    .nullable()
    .describe("Id of the medium that is sold; null where it is open."),
});

export type CallFacts = z.output<typeof facts>;

const entry = z
  .object({
    id: id.describe("The entry's id."),
    market: z.string().describe("A market's id."),
    marketName: z.string().describe("The market's name; its id where the published revision does not know it."),
    subVertical: z.string().describe("A sub-vertical's id."),
    prospect: z.string().nullable().describe("Id of the prospect; null is the sub-vertical as a whole."),
    name: z
      .string()
      .nullable()
      .describe(
        "What the prospect was called when it was added; null for a sub-vertical, which has a name in every language.",
      ),
    note: z.string().describe("Note in plain text; may be empty."),
    status: z.enum(CALL_STATUSES).describe("How far the call is."),
    addedAt: z.string().describe("When it was added, ISO 8601 in UTC."),
    owner: z
      .object({ id: personId.describe("The person's id."), name: z.string().describe("The person's name.") })
      .describe("Whose call it is."),
    company: z.string().nullable().describe("Id of the company; null for none."),
    contact: z.string().nullable().describe("Whom to ask for there; null where no one is known."),
    nextStep: z.string().nullable().describe("What to do next; null where nothing is planned."),
    dueOn: z.string().nullable().describe("The day of the next step, `YYYY-MM-DD`; null where none is set."),
    dollars: z.number().nullable().describe("What the deal is worth, in whole dollars; null where it is not known."),
    medium: z.string().nullable().describe("Id of the medium that is sold; null where it is open."),
    closedAt: z.string().nullable().describe("When it was won or lost, ISO 8601 in UTC; null before."),
  })
  .meta({ id: "Call", description: "An entry of a call list." });

export type CallEntry = z.output<typeof entry>;

export const callList = {
  method: "GET",
  url: "/call-list",
  name: "callList",
  offline: "kept",
  tag: "call list",
  summary: "The caller's call list, newest first",
  allow: "signedIn",
  response: z.object({ items: z.array(entry).readonly().describe("The calls.") }),
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
    market: z.string().max(64).describe("The market's id."),
    subVertical: z.string().max(64).describe("A sub-vertical's id."),
    prospect: lineOfText(120).nullable().describe("Id of the prospect; null is the sub-vertical as a whole."),
    name: lineOfText(200).nullable().describe("What the prospect is called; null for a sub-vertical as a whole."),
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
  body: z
    .strictObject({
      note: proseText(2_000).describe("Note in plain text; may be empty."),
      status: z.enum(CALL_STATUSES).describe("How far the call is."),
      ...facts.shape,
    })
    .partial(),
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
    sees: z.boolean().describe("Whether the caller may see what colleagues call."),
    people: z
      .array(z.object({ id: personId.describe("The person's id."), name: z.string().describe("The person's name.") }))
      .readonly()
      .describe("To whom an entry can be handed."),
    items: z.array(entry).readonly().describe("The calls of the team."),
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
  body: z.strictObject({ owner: personId.describe("Id of the person whose call it becomes.") }),
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
          id: id.describe("The change's id."),
          at: z.string().describe("When it happened, ISO 8601 in UTC."),
          by: z.string().describe("Name of the person who did it."),
          origin: z
            .enum(CRM_KINDS)
            .nullable()
            .describe("The CRM that the change came from; null where a person made it here."),
          before: z
            .record(z.string(), z.union([z.string(), z.number()]).nullable())
            .describe("Fields that changed, as they were; owners by name."),
          after: z
            .record(z.string(), z.union([z.string(), z.number()]).nullable())
            .describe("The same fields as they became."),
        }),
      )
      .readonly()
      .describe("The changes, newest first."),
  }),
} satisfies Endpoint;

export type CallHistory = EndpointOutput<typeof callHistory>["items"];
