import { z } from "zod";
import { CRM_FAULTS } from "#domain/crm/crm.ts";
import { PULLED_FIELDS } from "#domain/crm/settlePulled.ts";
import { CALL_STATUSES } from "#features/call-list/contract.ts";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";

/** Of the organisation's own people alone, and of them those who see the team's calls, as all of the connection. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "crm" } as const;

const dealId = z.string().regex(/^\w{1,64}$/, "Must be the id of a deal.");
const callId = z.string().regex(/^\d{1,18}$/, "Must be the id of an entry.");
const status = z.enum(CALL_STATUSES);
const field = z.enum(PULLED_FIELDS);

const stage = z.object({
  id: z.string(),
  label: z.string(),
  /** Null where the stage says nothing to a call. */
  status: status.nullable(),
});

const call = z.object({ id: callId, market: z.string(), owner: z.string(), status });

const deal = z.object({
  id: dealId,
  name: z.string(),
  company: z.string(),
  /** As the CRM calls it; null where the deal is at none. */
  stage: z.string().nullable(),
  /** Whom it belongs to there, where nobody of the organization has that address; else null. */
  unknownOwner: z.string().nullable(),
  changedAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
  /** `several-calls`: the company has several, and somebody has to say which the deal stands for. */
  outcome: z.enum(["conflict", "several-calls", "change", "same", "no-call"]),
  /** The call that it stands for. */
  call: call.nullable(),
  /** The calls that it could stand for. */
  calls: z.array(call).readonly(),
  /** Owners by name; statuses; whole dollars. */
  fields: z
    .array(
      z.object({
        field,
        ours: z.string().nullable(),
        theirs: z.string().nullable(),
        verdict: z.enum(["same", "nothing", "take", "ours", "conflict"]),
      }),
    )
    .readonly(),
});

export type CrmDealItem = z.output<typeof deal>;

export const crmDeals = {
  ...OWN,
  method: "GET",
  url: "/crm/deals",
  name: "crmDeals",
  summary: "The CRM’s deals of the organization’s companies beside their calls, and what taking them over would change",
  response: z.object({
    /** Whether a reading is under way. */
    reading: z.boolean(),
    /** When deals were last read; null while they never were. */
    readAt: z.iso.datetime().nullable(),
    fault: z.enum(CRM_FAULTS).nullable(),
    /** Whether changes are read and taken over by themselves every hour. */
    hourly: z.boolean(),
    stages: z.array(stage).readonly(),
    /** Of all deals. */
    outcomes: z.record(deal.shape.outcome, z.number().int()),
    /** Those first where somebody has to choose; at most 500. */
    items: z.array(deal),
  }),
} as const satisfies Endpoint;

export type CrmDeals = EndpointOutput<typeof crmDeals>;

export const readCrmDeals = {
  ...OWN,
  method: "POST",
  url: "/crm/deals/readings",
  name: "readCrmDeals",
  summary:
    "Reads what changed on the CRM’s deals, in the background; no call changes by it unless changes are taken over hourly",
  perMinute: 30,
  response: z.object({}),
} as const satisfies Endpoint;

export const takeCrmDeals = {
  ...OWN,
  method: "POST",
  url: "/crm/deals/takings",
  name: "takeCrmDeals",
  summary: "Takes over into the call list what the CRM alone changed; conflicts stay as they are",
  perMinute: 30,
  body: z.strictObject({ deals: z.array(dealId).min(1).max(1_000).optional() }),
  response: z.object({ /** How many calls changed. */ calls: z.number().int() }),
} as const satisfies Endpoint;

export const chooseCrmDeal = {
  ...OWN,
  method: "POST",
  url: "/crm/deals/:deal/choices",
  name: "chooseCrmDeal",
  summary: "Says of each conflict of a deal which side stays; nothing is written to the CRM",
  params: z.object({ deal: dealId }),
  body: z.strictObject({ choices: z.partialRecord(field, z.enum(["ours", "theirs"])) }),
  response: z.object({}),
} as const satisfies Endpoint;

export const linkCrmDeal = {
  ...OWN,
  method: "PUT",
  url: "/crm/deals/:deal/call",
  name: "linkCrmDeal",
  summary: "Says which call of its company a deal stands for",
  params: z.object({ deal: dealId }),
  body: z.strictObject({ call: callId }),
  response: z.object({}),
} as const satisfies Endpoint;

export const mapCrmStages = {
  ...OWN,
  method: "PUT",
  url: "/crm/stages",
  name: "mapCrmStages",
  summary: "Says which status each stage of the CRM stands for, and whether changes are taken over every hour",
  body: z.strictObject({
    version: editVersion,
    hourly: z.boolean(),
    /** By the stage’s id; stages left out stay. */
    stages: z.record(z.string().max(255), status.nullable()),
  }),
  response: z.object({}),
} as const satisfies Endpoint;
