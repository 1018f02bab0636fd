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
  id: z.string().describe("The stage's id in the CRM."),
  label: z.string().describe("What the CRM calls the stage."),
  status: status.nullable().describe("Call status that the stage stands for; null where it says nothing to a call."),
});

const call = z.object({
  id: callId.describe("The call's id."),
  market: z.string().describe("A market's id."),
  owner: z.string().describe("Name of the person whose call it is."),
  status: status.describe("How far the call is."),
});

const deal = z
  .object({
    id: dealId.describe("The deal's id."),
    name: z.string().describe("What the deal is called."),
    company: z.string().describe("Name of the company."),
    stage: z.string().nullable().describe("Stage of the deal, as the CRM calls it; null where it is at none."),
    unknownOwner: z
      .string()
      .nullable()
      .describe("Whom it belongs to in the CRM, where no one in the organization has that address; null elsewhere."),
    changedAt: z.iso.datetime().describe("When it last changed in the CRM, ISO 8601 in UTC."),
    takenAt: z.iso.datetime().nullable().describe("When it was last taken over, ISO 8601 in UTC; null before that."),
    outcome: z
      .enum(["conflict", "several-calls", "change", "same", "no-call"])
      .describe(
        "What will happen. `several-calls`: the company has several, and someone has to say which the deal stands for.",
      ),
    call: call.nullable().describe("The call that it stands for; null where there is none."),
    calls: z.array(call).readonly().describe("The calls that it could stand for."),
    fields: z
      .array(
        z.object({
          field: field.describe("Which field of the call."),
          ours: z.string().nullable().describe("The value here; null where there is none."),
          theirs: z.string().nullable().describe("The value in the CRM; null where there is none."),
          verdict: z.enum(["same", "nothing", "take", "ours", "conflict"]).describe("What will happen with the field."),
        }),
      )
      .readonly()
      .describe("What becomes of each field."),
  })
  .meta({ id: "CrmDeal", description: "A deal of the CRM, and the call it stands for." });

export type CrmDealItem = z.output<typeof deal>;

export const crmDeals = {
  ...OWN,
  method: "GET",
  url: "/crm/deals",
  name: "crmDeals",
  summary: "The CRM’s deals of the organization’s companies beside their calls, and what taking them over would change",
  response: z.object({
    reading: z.boolean().describe("Whether a reading is under way."),
    readAt: z.iso.datetime().nullable().describe("When deals were last read; null while they never were."),
    fault: z
      .enum(CRM_FAULTS)
      .nullable()
      .describe("Why the last reading failed, as a stable code; null where it did not."),
    hourly: z.boolean().describe("Whether changes are read and taken over by themselves every hour."),
    stages: z.array(stage).readonly().describe("Stages of deals, and the call status each stands for."),
    outcomes: z.record(deal.shape.outcome, z.number().int()).describe("How many deals of each outcome, of all deals."),
    items: z.array(deal).describe("The deals, those first where someone has to choose; at most 500."),
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
  body: z.strictObject({
    deals: z
      .array(dealId)
      .min(1)
      .max(1_000)
      .optional()
      .describe("Ids of the deals to take over; all that changed without it."),
  }),
  response: z.object({ calls: z.number().int().describe("How many calls changed.") }),
} as const satisfies Endpoint;

export const chooseCrmDeal = {
  ...OWN,
  method: "POST",
  url: "/crm/deals/:deal/choices",
  name: "chooseCrmDeal",
  summary: "Says of each conflict of a deal which side stays; nothing is written to the CRM",
  params: z.object({ deal: dealId.describe("A deal's id.") }),
  body: z.strictObject({
    choices: z.partialRecord(field, z.enum(["ours", "theirs"])).describe("Which side wins, by field."),
  }),
  response: z.object({}),
} as const satisfies Endpoint;

export const linkCrmDeal = {
  ...OWN,
  method: "PUT",
  url: "/crm/deals/:deal/call",
  name: "linkCrmDeal",
  summary: "Says which call of its company a deal stands for",
  params: z.object({ deal: dealId.describe("A deal's id.") }),
  body: z.strictObject({ call: callId.describe("A call's id.") }),
  response: z.object({}),
} as const satisfies Endpoint;

export const mapCrmStages = {
  ...OWN,
  method: "PUT",
  url: "/crm/stages",
  name: "mapCrmStages",
  summary: "Says which status each stage of the CRM stands for, and whether changes are taken over every hour",
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    hourly: z.boolean().describe("Whether changes are read every hour."),
    stages: z
      .record(z.string().max(255), status.nullable())
      .describe("Call status by the stage's id; stages left out stay."),
  }),
  response: z.object({}),
} as const satisfies Endpoint;
