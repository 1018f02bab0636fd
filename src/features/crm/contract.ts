import { z } from "zod";
import { CRM_FAULTS, CRM_KINDS, CRM_STATES, SENT_FIELDS } from "#domain/crm/crm.ts";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

/** Of the organisation's own people alone, as companies are: not for API keys, nor for who looks as somebody else. Of them, those who see the team's calls. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "crm" } as const;

const kind = z.enum(CRM_KINDS).describe("Which CRM it is.");
const field = z.enum(SENT_FIELDS);
const fault = z.enum(CRM_FAULTS).nullable().describe("Why it failed, as a stable code; null where it did not.");
const companyId = z.string().max(64).describe("A company's id.");
const fieldName = lineOfText(120).regex(/^\w+$/, "Must be the name of a field.");
const mapping = z.partialRecord(field, fieldName);

const connection = z
  .object({
    kind,
    account: z.string().describe("What the account is called in the CRM."),
    by: z.string().describe("Name of the person who signed in to the CRM."),
    connectedAt: z.iso.datetime().describe("When it was connected, ISO 8601 in UTC."),
    state: z
      .enum(["active", "ended"])
      .describe("`ended`: the CRM no longer accepts the sign-in; someone has to sign in again."),
    mapping: mapping.describe("Which field of the CRM each of ours goes to."),
    version: z.number().int().describe("Its version: sent back with a change, so that two editors notice each other."),
  })
  .meta({ id: "CrmConnection", description: "The organization's connection to its CRM." });

export type CrmConnection = z.output<typeof connection>;

export const crm = {
  ...OWN,
  method: "GET",
  url: "/crm",
  name: "crm",
  summary: "The organization’s connection to its CRM; not yet run against a live account of either system",
  response: z
    .object({
      may: z.boolean().describe("Whether the caller may connect, map and send: who sees the team's calls may."),
      ready: z.array(kind).describe("The systems for which the operator has registered the product."),
      connection: connection.nullable().describe("The connection; null where there is none."),
      companies: z.number().int().describe("How many companies there are."),
      states: z.record(z.enum(CRM_STATES), z.number().int()).describe("How many companies are in each state."),
    })
    .meta({ id: "Crm", description: "The connection to the CRM, and how far companies are." }),
} as const satisfies Endpoint;

export type CrmStatus = EndpointOutput<typeof crm>;

export const beginCrmSignIn = {
  ...OWN,
  method: "POST",
  url: "/crm/sign-ins",
  name: "beginCrmSignIn",
  summary: "Begins a sign-in at a CRM: the address to go to, good for ten minutes",
  perMinute: 30,
  body: z.strictObject({ kind }),
  response: z.object({ url: z.string().describe("Address of the CRM's sign-in page.") }),
} as const satisfies Endpoint;

export const connectCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/connection",
  name: "connectCrm",
  summary:
    "Ends a sign-in with what the CRM sent back, by the person who began it; replaces a connection to the same system",
  perMinute: 30,
  body: z.strictObject({
    code: z.string().min(1).max(4_000).describe("The code that the CRM answered with."),
    state: z.string().min(1).max(200).describe("The state that the sign-in was begun with."),
  }),
  response: z.object({
    fault,
    connection: connection.nullable().describe("The connection; null where there is none."),
  }),
} as const satisfies Endpoint;

export const endCrm = {
  ...OWN,
  method: "DELETE",
  url: "/crm/connection",
  name: "endCrm",
  summary:
    "Ends the connection: revokes the sign-in, deletes its tokens and what was agreed; companies stay on both sides",
  response: z.object({
    revoked: z.boolean().describe("Whether the CRM confirmed that the sign-in is revoked."),
  }),
} as const satisfies Endpoint;

export const crmFields = {
  ...OWN,
  method: "GET",
  url: "/crm/fields",
  name: "crmFields",
  summary: "The fields of the CRM’s companies that can be written",
  response: z.object({
    fault,
    items: z
      .array(
        z.object({
          name: z.string().describe("The field's name in the CRM."),
          label: z.string().describe("What the CRM calls the field on its screens."),
        }),
      )
      .describe("Fields of companies in the CRM."),
  }),
} as const satisfies Endpoint;

export const mapCrm = {
  ...OWN,
  method: "PUT",
  url: "/crm/mapping",
  name: "mapCrm",
  summary: "Says which field of the CRM each of ours goes to; what is left out is not sent",
  body: z.strictObject({
    version: editVersion.describe("The version that the caller saw; another one is refused as `conflict`."),
    mapping: mapping.describe("Which field there each of ours goes to."),
  }),
  response: connection,
} as const satisfies Endpoint;

const VERDICTS = ["same", "nothing", "send", "theirs", "conflict"] as const;

const side = z.object({
  field: field.describe("Which field of ours."),
  ours: z.string().nullable().describe("The value here; null where there is none."),
  theirs: z.string().nullable().describe("The value in the CRM; null where there is none."),
});

export const previewCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/preview",
  name: "previewCrm",
  summary: "What would be sent of the first ten companies, with what the CRM has; no company is written",
  perMinute: 30,
  body: z.strictObject({ mapping: mapping.describe("Which field there each of ours goes to.") }),
  response: z.object({
    fault,
    items: z
      .array(
        z.object({
          company: companyId,
          name: z.string().describe("The company's name."),
          outcome: z
            .enum(["new", "change", "same", "conflict", "match", "gone"])
            .describe(
              "`new`: the CRM has none of it, so one is added. `match`: it has one of the same name or web address, and someone has to say whether it is the same.",
            ),
          fields: z
            .array(
              side.extend({
                to: z.string().describe("Name of the field in the CRM."),
                verdict: z.enum(VERDICTS).describe("What will happen with the field."),
              }),
            )
            .readonly()
            .describe("What becomes of each field."),
        }),
      )
      .describe("The companies."),
  }),
} as const satisfies Endpoint;

export type CrmPreview = EndpointOutput<typeof previewCrm>;

export const pushCompanies = {
  ...OWN,
  method: "POST",
  url: "/crm/pushes",
  name: "pushCompanies",
  summary: "Queues companies to be sent, all of them or those named; what the CRM changed is never overwritten",
  perMinute: 30,
  body: z.strictObject({
    companies: z
      .array(companyId)
      .min(1)
      .max(1_000)
      .optional()
      .describe("Ids of the companies to send; all that changed without it."),
  }),
  response: z.object({ queued: z.number().int().describe("How many will be sent.") }),
} as const satisfies Endpoint;

export const crmCompanies = {
  ...OWN,
  method: "GET",
  url: "/crm/companies",
  name: "crmCompanies",
  summary: "What became of each company that was to be sent, with its conflicts; the newest 500",
  query: z.object({ state: z.enum(CRM_STATES).optional().describe("Only companies in this state.") }),
  response: z.object({
    items: z
      .array(
        z.object({
          company: companyId,
          name: z.string().nullable().describe("The company's name; null where there is none."),
          record: z.string().nullable().describe("The record's id in the CRM; null where there is none."),
          state: z.enum(CRM_STATES).describe("Where the company stands."),
          fault,
          words: z.string().nullable().describe("What the CRM said, in its own words; null where it said nothing."),
          tries: z.number().int().describe("How often it was tried."),
          queuedAt: z.iso.datetime().describe("When it was queued, ISO 8601 in UTC."),
          triedAt: z.iso
            .datetime()
            .nullable()
            .describe("When it was last tried, ISO 8601 in UTC; null before the first try."),
          conflicts: z.array(side).describe("Fields that both sides have changed."),
          matches: z
            .array(
              z.object({
                record: z.string().describe("The record's id in the CRM."),
                name: z.string().describe("What the record is called."),
                website: z.string().nullable().describe("Web address; null where it is not known."),
                city: z.string().nullable().describe("City; null where it is not known."),
              }),
            )
            .readonly()
            .describe("Records that it could be, where someone has to say which."),
        }),
      )
      .describe("The companies."),
  }),
} as const satisfies Endpoint;

export type CrmCompany = EndpointOutput<typeof crmCompanies>["items"][number];

export const settleCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/companies/:company/choices",
  name: "settleCrm",
  summary: "Says of each conflict of a company which side stays, and queues it again",
  params: z.object({ company: companyId }),
  body: z.strictObject({
    choices: z.partialRecord(field, z.enum(["ours", "theirs"])).describe("Which side wins, by field."),
  }),
  response: z.object({}),
} as const satisfies Endpoint;

export const matchCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/companies/:company/match",
  name: "matchCrm",
  summary: "Says which record of the CRM a company is, or that it is a new one, and queues it again",
  params: z.object({ company: companyId }),
  body: z.strictObject({
    record: z.string().max(64).nullable().describe("The record's id in the CRM; null adds a new one."),
  }),
  response: z.object({}),
} as const satisfies Endpoint;
