import { z } from "zod";
import { CRM_FAULTS, CRM_KINDS, CRM_STATES, SENT_FIELDS } from "#domain/crm/crm.ts";
import { editVersion } from "#platform/api/editVersion.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText } from "#platform/api/plainText.ts";

/** Of the organisation's own people alone, as companies are: not for API keys, nor for who looks as somebody else. Of them, those who see the team's calls. */
const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "crm" } as const;

const kind = z.enum(CRM_KINDS);
const field = z.enum(SENT_FIELDS);
const fault = z.enum(CRM_FAULTS).nullable();
const companyId = z.string().max(64);
const fieldName = lineOfText(120).regex(/^\w+$/, "Must be the name of a field.");
const mapping = z.partialRecord(field, fieldName);

const connection = z.object({
  kind,
  /** What the account is called there. */
  account: z.string(),
  /** Who signed in there. */
  by: z.string(),
  connectedAt: z.iso.datetime(),
  /** `ended`: the CRM takes the sign-in no longer; somebody has to sign in again. */
  state: z.enum(["active", "ended"]),
  /** Which field there each of ours goes to. */
  mapping,
  /** Sent back with a change, so that two editors notice each other. */
  version: z.number().int(),
});

export type CrmConnection = z.output<typeof connection>;

export const crm = {
  ...OWN,
  method: "GET",
  url: "/crm",
  name: "crm",
  summary: "The organization’s connection to its CRM; not yet run against a live account of either system",
  response: z.object({
    /** Whether the caller may connect, map and send: who sees the team's calls may. */
    may: z.boolean(),
    /** The systems for which the operator has registered the product. */
    ready: z.array(kind),
    connection: connection.nullable(),
    /** How many companies there are, and how many of them are in each state. */
    companies: z.number().int(),
    states: z.record(z.enum(CRM_STATES), z.number().int()),
  }),
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
  response: z.object({ url: z.string() }),
} as const satisfies Endpoint;

export const connectCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/connection",
  name: "connectCrm",
  summary:
    "Ends a sign-in with what the CRM sent back, by the person who began it; replaces a connection to the same system",
  perMinute: 30,
  body: z.strictObject({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(200) }),
  response: z.object({ fault, connection: connection.nullable() }),
} as const satisfies Endpoint;

export const endCrm = {
  ...OWN,
  method: "DELETE",
  url: "/crm/connection",
  name: "endCrm",
  summary:
    "Ends the connection: revokes the sign-in, deletes its tokens and what was agreed; companies stay on both sides",
  response: z.object({
    /** Whether the CRM confirmed that the sign-in is revoked. */
    revoked: z.boolean(),
  }),
} as const satisfies Endpoint;

export const crmFields = {
  ...OWN,
  method: "GET",
  url: "/crm/fields",
  name: "crmFields",
  summary: "The fields of the CRM’s companies that can be written",
  response: z.object({ fault, items: z.array(z.object({ name: z.string(), label: z.string() })) }),
} as const satisfies Endpoint;

export const mapCrm = {
  ...OWN,
  method: "PUT",
  url: "/crm/mapping",
  name: "mapCrm",
  summary: "Says which field of the CRM each of ours goes to; what is left out is not sent",
  body: z.strictObject({ version: editVersion, mapping }),
  response: connection,
} as const satisfies Endpoint;

const VERDICTS = ["same", "nothing", "send", "theirs", "conflict"] as const;

const side = z.object({ field, ours: z.string().nullable(), theirs: z.string().nullable() });

export const previewCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/preview",
  name: "previewCrm",
  summary: "What would be sent of the first ten companies, with what the CRM has; no company is written",
  perMinute: 30,
  body: z.strictObject({ mapping }),
  response: z.object({
    fault,
    items: z.array(
      z.object({
        company: companyId,
        name: z.string(),
        /** `new`: the CRM has none of it, so one is added. `match`: it has one of the same name or web address, and somebody has to say whether it is the same. */
        outcome: z.enum(["new", "change", "same", "conflict", "match", "gone"]),
        fields: z.array(side.extend({ to: z.string(), verdict: z.enum(VERDICTS) })).readonly(),
      }),
    ),
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
  body: z.strictObject({ companies: z.array(companyId).min(1).max(1_000).optional() }),
  response: z.object({ queued: z.number().int() }),
} as const satisfies Endpoint;

export const crmCompanies = {
  ...OWN,
  method: "GET",
  url: "/crm/companies",
  name: "crmCompanies",
  summary: "What became of each company that was to be sent, with its conflicts; the newest 500",
  query: z.object({ state: z.enum(CRM_STATES).optional() }),
  response: z.object({
    items: z.array(
      z.object({
        company: companyId,
        /** Null where the company was removed since. */
        name: z.string().nullable(),
        /** Its id in the CRM. */
        record: z.string().nullable(),
        state: z.enum(CRM_STATES),
        fault,
        /** What the CRM said of it, in its own words. */
        words: z.string().nullable(),
        tries: z.number().int(),
        queuedAt: z.iso.datetime(),
        triedAt: z.iso.datetime().nullable(),
        conflicts: z.array(side),
        /** Records that it could be, where somebody has to say which. */
        matches: z
          .array(
            z.object({
              record: z.string(),
              name: z.string(),
              website: z.string().nullable(),
              city: z.string().nullable(),
            }),
          )
          .readonly(),
      }),
    ),
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
  body: z.strictObject({ choices: z.partialRecord(field, z.enum(["ours", "theirs"])) }),
  response: z.object({}),
} as const satisfies Endpoint;

export const matchCrm = {
  ...OWN,
  method: "POST",
  url: "/crm/companies/:company/match",
  name: "matchCrm",
  summary: "Says which record of the CRM a company is, or that it is a new one, and queues it again",
  params: z.object({ company: companyId }),
  body: z.strictObject({ /** Null adds a new one. */ record: z.string().max(64).nullable() }),
  response: z.object({}),
} as const satisfies Endpoint;
