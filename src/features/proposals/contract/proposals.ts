import { z } from "zod";
import { MOST_WEEKS, PROPOSAL_STATUSES } from "#domain/proposals/proposal.ts";
import { UNITS } from "#domain/proposals/rateCard.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";
import { OWN } from "./own.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be the id of a proposal.");
const callId = z.string().regex(/^\d{1,18}$/, "Must be the id of an entry.");
const version = z.number().int().min(1).max(1_000_000);
const params = z.object({ proposal: id });

export const MOST_LINES = 200;
/** Ten million dollars for one unit. */
export const MOST_CENTS = 1_000_000_000;
export const MOST_QUANTITY = 10_000;

const line = z.strictObject({
  station: lineOfText(120),
  product: lineOfText(120),
  unit: z.enum(UNITS),
  /** For one unit, before discount: copied from the rate card, or typed. */
  cents: z.number().int().min(0).max(MOST_CENTS),
  /** The Mondays of the first and last week. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Units a week; of what is sold by the month, a month; of what is sold once, in all. */
  quantity: z.number().int().min(1).max(MOST_QUANTITY),
  /** Percent off. */
  discount: z.number().min(0).max(100),
});

const content = z.strictObject({
  title: lineOfText(120),
  /** The id of one of the organization's companies. */
  company: z.string().max(64).nullable(),
  client: lineOfText(200),
  market: z.string().max(64),
  subVertical: z.string().max(64),
  medium: z.enum(MEDIA.map((medium) => medium.id)),
  /** What the client reads beside the lines. */
  note: proseText(2_000),
  lines: z.array(line).max(MOST_LINES).readonly(),
});

export type ContentSent = z.input<typeof content>;

const who = z.object({ id: z.string(), name: z.string() });
/** ISO 8601, in UTC. */
const instant = z.string();

const listed = z.object({
  id,
  title: z.string(),
  client: z.string(),
  company: z.string().nullable(),
  market: z.string(),
  /** Its id where the published revision does not know it. */
  marketName: z.string(),
  subVertical: z.string(),
  medium: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  version,
  /** The version that the client has; null before it was sent. */
  sentVersion: version.nullable(),
  /** What it comes to after discounts. */
  cents: z.number().int(),
  /** Mondays of the first and last week; null without lines. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  /** Whose proposal it is. */
  owner: who,
  /** The entry of the call list that it came of. */
  call: callId.nullable(),
  changedAt: instant,
});

export type ListedProposal = z.output<typeof listed>;

const whole = listed.extend({
  content,
  /** Newest first. */
  versions: z.array(z.object({ version, at: instant, by: z.string(), cents: z.number().int() })).readonly(),
  /** How far it came, newest first. */
  steps: z
    .array(
      z.object({
        at: instant,
        by: z.string(),
        version,
        status: z.enum(PROPOSAL_STATUSES),
        note: z.string(),
      }),
    )
    .readonly(),
  /** Whether the caller may approve the newest version. */
  mayApprove: z.boolean(),
  /** Who may, by name: managers of the organization who have not written it. */
  approvers: z.array(z.string()).readonly(),
});

export type Proposal = z.output<typeof whole>;

export const proposals = {
  ...OWN,
  method: "GET",
  url: "/proposals",
  name: "proposals",
  summary:
    "The caller's proposals, last changed first; with the right to see the team's calls, those of the whole organization",
  response: z.object({
    /** Whether those of colleagues are among them. */
    team: z.boolean(),
    items: z.array(listed).readonly(),
  }),
  csv: "list",
} satisfies Endpoint;

export const addProposal = {
  ...OWN,
  method: "POST",
  url: "/proposals",
  name: "addProposal",
  summary: "Begins a proposal, as a draft",
  body: z.strictObject({ content, call: callId.nullable().default(null) }),
  response: whole,
} satisfies Endpoint;

export const oneProposal = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal",
  name: "oneProposal",
  summary: "A proposal with its lines, versions and approvals",
  params,
  response: whole,
} satisfies Endpoint;

export const saveProposal = {
  ...OWN,
  method: "PUT",
  url: "/proposals/:proposal",
  name: "saveProposal",
  summary: `Saves a new version, which is a draft again; each line has at most ${MOST_WEEKS} weeks, from Monday to Monday`,
  params,
  /** `version` is the one that was changed. */
  body: z.strictObject({ version, content }),
  response: whole,
} satisfies Endpoint;

export const proposalVersion = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal/versions/:version",
  name: "proposalVersion",
  summary: "What a version of a proposal says",
  params: params.extend({ version: z.string().regex(/^[1-9]\d{0,8}$/, "Must be a version.") }),
  response: z.object({ version: z.number().int(), at: instant, by: z.string(), content }),
} satisfies Endpoint;

export const moveProposal = {
  ...OWN,
  method: "POST",
  url: "/proposals/:proposal/steps",
  name: "moveProposal",
  summary:
    "Moves a proposal on: to its approval by a manager who has not written it, to the client, and to won or lost. A call entry it came of takes amount and status",
  params,
  body: z.strictObject({ version, status: z.enum(PROPOSAL_STATUSES), note: proseText(500).default("") }),
  response: whole,
} satisfies Endpoint;

export const removeProposal = {
  ...OWN,
  method: "DELETE",
  url: "/proposals/:proposal",
  name: "removeProposal",
  summary: "Removes a proposal and closes its links; restorable for one day",
  params,
  response: z.object({}),
} satisfies Endpoint;

export const restoreProposal = {
  ...OWN,
  method: "POST",
  url: "/proposals/:proposal/restoration",
  name: "restoreProposal",
  summary: "Restores a removed proposal",
  params,
  response: whole,
} satisfies Endpoint;

const part = z.number().nullable();

export const proposalFigures = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal/figures",
  name: "proposalFigures",
  summary:
    "What the published revision says beside a proposal: audiences of its stations, and how much of the category's money in the medium it is. No estimate of reach or frequency",
  params,
  response: z.object({
    /** Null while nothing is published. */
    revision: z.string().nullable(),
    /** Whether the figures are sample data. */
    sample: z.boolean(),
    /** Null where the caller may see none, or no survey of the market is known. */
    audience: z
      .object({
        demographic: z.string(),
        daypart: z.string(),
        book: z.string(),
        date: z.string(),
        /** No survey, but what a model says. */
        modelled: z.boolean(),
        /** Stations of the proposal that the market has. */
        stations: z
          .array(
            z.object({ station: z.string(), callSign: z.string(), share: part, aqhPersons: part, cumePersons: part }),
          )
          .readonly(),
        /** Those that it does not have. */
        unknown: z.array(z.string()).readonly(),
      })
      .nullable(),
    /** The category's money in the medium, by the years of the proposal. */
    wallet: z
      .array(
        z.object({
          year: z.number().int(),
          /** What of the proposal counts for the year. */
          cents: z.number().int(),
          /** Null for a year that the revision does not have. */
          dollars: z.number().nullable(),
          share: part,
          kind: z.string().nullable(),
          basis: z.string().nullable(),
        }),
      )
      .readonly(),
    sources: z.array(z.string()).readonly(),
  }),
} satisfies Endpoint;

export type ProposalFigures = EndpointOutput<typeof proposalFigures>;
