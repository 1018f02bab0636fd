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
const params = z.object({ proposal: id.describe("A proposal's id.") });

export const MOST_LINES = 200;
/** Ten million dollars for one unit. */
export const MOST_CENTS = 1_000_000_000;
export const MOST_QUANTITY = 10_000;

const line = z
  .strictObject({
    station: lineOfText(120).describe("Call sign or name of the station."),
    product: lineOfText(120).describe("What is sold."),
    unit: z.enum(UNITS).describe("What one unit is: a spot, a month or once."),
    cents: z.number().int().min(0).max(MOST_CENTS).describe("US cents for one unit, before discount."),
    from: z.iso.date().describe("Monday of the first week, `YYYY-MM-DD`."),
    until: z.iso.date().describe("Monday of the last week, `YYYY-MM-DD`."),
    quantity: z
      .number()
      .int()
      .min(1)
      .max(MOST_QUANTITY)
      .describe("Units per week; of what is sold by the month, per month; of what is sold once, in all."),
    discount: z.number().min(0).max(100).describe("Percent off."),
  })
  .meta({ id: "ProposalLine", description: "What is offered on one station." });

const content = z
  .strictObject({
    title: lineOfText(120).describe("Title."),
    company: z.string().max(64).nullable().describe("Id of one of the organization's companies; null for none."),
    client: lineOfText(200).describe("What the client is called."),
    market: z.string().max(64).describe("The market's id."),
    subVertical: z.string().max(64).describe("A sub-vertical's id."),
    medium: z.enum(MEDIA.map((medium) => medium.id)).describe("A medium's id."),
    note: proseText(2_000).describe("What the client reads beside the lines."),
    lines: z.array(line).max(MOST_LINES).readonly().describe("What is offered."),
  })
  .meta({ id: "ProposalContent", description: "What a version of a proposal says." });

export type ContentSent = z.input<typeof content>;

const who = z.object({ id: z.string().describe("The person's id."), name: z.string().describe("The person's name.") });
/** ISO 8601, in UTC. */
const instant = z.string();

const listed = z
  .object({
    id: id.describe("The proposal's id."),
    title: z.string().describe("Title."),
    client: z.string().describe("What the client is called."),
    company: z.string().nullable().describe("Id of one of the organization's companies; null for none."),
    market: z.string().describe("A market's id."),
    marketName: z.string().describe("The market's name; its id where the published revision does not know it."),
    subVertical: z.string().describe("A sub-vertical's id."),
    medium: z.string().describe("A medium's id."),
    status: z.enum(PROPOSAL_STATUSES).describe("How far it came."),
    version: version.describe("Number of the newest version."),
    sentVersion: version.nullable().describe("The version that the client has; null before it was sent."),
    cents: z.number().int().describe("What it comes to after discounts, in US cents."),
    from: z.string().nullable().describe("Monday of the first week, `YYYY-MM-DD`; null without lines."),
    until: z.string().nullable().describe("Monday of the last week, `YYYY-MM-DD`; null without lines."),
    owner: who.describe("Whose proposal it is."),
    call: callId.nullable().describe("Id of the entry of the call list that it came of; null for none."),
    changedAt: instant.describe("When it last changed, ISO 8601 in UTC."),
  })
  .meta({ id: "Proposal", description: "A proposal as the list shows it." });

export type ListedProposal = z.output<typeof listed>;

const whole = listed.extend({
  content: content.describe("What the newest version says."),
  versions: z
    .array(
      z.object({
        version: version.describe("Number of the version."),
        at: instant.describe("When it happened, ISO 8601 in UTC."),
        by: z.string().describe("Name of the person who saved it."),
        cents: z.number().int().describe("What it comes to after discounts, in US cents."),
      }),
    )
    .readonly()
    .describe("The versions, newest first."),
  steps: z
    .array(
      z.object({
        at: instant.describe("When it happened, ISO 8601 in UTC."),
        by: z.string().describe("Name of the person who did it."),
        version: version.describe("Number of the version."),
        status: z.enum(PROPOSAL_STATUSES).describe("How far it came."),
        note: z.string().describe("What the person wrote with it; may be empty."),
      }),
    )
    .readonly()
    .describe("How far it came, newest first."),
  mayApprove: z.boolean().describe("Whether the caller may approve the newest version."),
  approvers: z
    .array(z.string())
    .readonly()
    .describe("Who may, by name: managers of the organization who have not written it."),
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
    team: z.boolean().describe("Whether those of colleagues are among them."),
    items: z.array(listed).readonly().describe("The proposals."),
  }),
  csv: "list",
} satisfies Endpoint;

export const addProposal = {
  ...OWN,
  method: "POST",
  url: "/proposals",
  name: "addProposal",
  created: "/proposals/:id",
  summary: "Begins a proposal, as a draft",
  body: z.strictObject({
    content: content.describe("What it says."),
    call: callId.nullable().default(null).describe("Id of the entry of the call list that it came of; null for none."),
  }),
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
  body: z.strictObject({
    version: version.describe("Number of the version that the caller saw."),
    content: content.describe("What it says."),
  }),
  response: whole,
} satisfies Endpoint;

export const proposalVersion = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal/versions/:version",
  name: "proposalVersion",
  summary: "What a version of a proposal says",
  params: params.extend({
    version: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, "Must be a version.")
      .describe("Number of a version."),
  }),
  response: z.object({
    version: z.number().int().describe("Number of the version."),
    at: instant.describe("When it happened, ISO 8601 in UTC."),
    by: z.string().describe("Name of the person who did it."),
    content: content.describe("What this version says."),
  }),
} satisfies Endpoint;

export const moveProposal = {
  ...OWN,
  method: "POST",
  url: "/proposals/:proposal/steps",
  name: "moveProposal",
  summary:
    "Moves a proposal on: to its approval by a manager who has not written it, to the client, and to won or lost. A call entry it came of takes amount and status",
  params,
  body: z.strictObject({
    version: version.describe("Number of the version that the caller saw."),
    status: z.enum(PROPOSAL_STATUSES).describe("How far it is."),
    note: proseText(500).default("").describe("What the person wrote with it; may be empty."),
  }),
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
    revision: z.string().nullable().describe("Id of the revision; null while nothing is published."),
    sample: z.boolean().describe("Whether the figures are sample data."),
    audience: z
      .object({
        demographic: z.string().describe("Demographic, such as `P25-54`."),
        daypart: z.string().describe("Daypart, such as `M-Su 6a-12m`."),
        book: z.string().describe("Survey, such as a ratings book."),
        date: z.string().describe("First day of the survey, `YYYY-MM-DD`."),
        modelled: z.boolean().describe("Whether it is from a model, not a survey."),
        stations: z
          .array(
            z.object({
              station: z.string().describe("The station's id."),
              callSign: z.string().describe("Call sign, such as WFAA."),
              share: part.describe("Share of the audience, 0–1; null where it is not known."),
              aqhPersons: part.describe("Average quarter-hour persons; null where it is not known."),
              cumePersons: part.describe("Cume persons; null where it is not known."),
            }),
          )
          .readonly()
          .describe("Stations of the proposal that the market has."),
        unknown: z.array(z.string()).readonly().describe("Stations that the market does not have."),
      })
      .nullable()
      .describe(
        "Audience figures of the stations; null where the caller may see none, or no survey of the market is known.",
      ),
    wallet: z
      .array(
        z.object({
          year: z.number().int().describe("A calendar year."),
          cents: z.number().int().describe("What of the proposal counts for the year, in US cents."),
          dollars: z
            .number()
            .nullable()
            .describe(
              "What the category spends on the medium, in whole dollars; null for a year that the revision does not have.",
            ),
          share: part.describe("The proposal's part of it, 0–1; null where it is not known."),
          kind: z.string().nullable().describe("How settled the figure is; null where it is not known."),
          basis: z.string().nullable().describe("What the figure rests on; null where it is not known."),
        }),
      )
      .readonly()
      .describe("The category's money in the medium, by the years of the proposal."),
    sources: z.array(z.string()).readonly().describe("Where the figures come from."),
  }),
} satisfies Endpoint;

export type ProposalFigures = EndpointOutput<typeof proposalFigures>;
