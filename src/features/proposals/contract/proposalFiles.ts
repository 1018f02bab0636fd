import { z } from "zod";
import { DECK_LOOKS } from "#domain/deckTemplates/deckLook.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { reportDocument } from "#platform/api/reportDocument.ts";
import { OWN } from "./own.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const params = z.object({ proposal: id.describe("A proposal's id.") });

/** The kinds of file, the first the usual one. */
export const PROPOSAL_FORMATS = ["pdf", "pptx"] as const;
export type ProposalFormat = (typeof PROPOSAL_FORMATS)[number];

/** Days for which a link may work. */
export const MOST_LINK_DAYS = 90;

const FILE = { types: [FILE_TYPES.pdf, FILE_TYPES.pptx], shown: "attachment" } as const;

export const proposalFile = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal/file",
  name: "proposalFile",
  summary: "The newest version of a proposal for its client, as PDF or PPTX",
  perMinute: 60,
  params,
  query: z.object({
    format: z.enum(PROPOSAL_FORMATS).default("pdf").describe("The kind of file."),
    language: z.enum(LOCALES).optional().describe("Language of the document; the caller's own where left out."),
    look: z
      .enum(DECK_LOOKS)
      .default("ours")
      .describe("Slides in the organization's own template where one is in use, or in the product's look."),
  }),
  response: fileAnswer,
  file: FILE,
} as const satisfies Endpoint;

const link = z
  .object({
    id: id.describe("The link's id."),
    version: z.number().int().describe("Number of the version that it shows."),
    by: z.string().describe("Name of the person who made it."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    expiresAt: z.iso.datetime().describe("When it expires, ISO 8601 in UTC."),
    opened: z.number().int().describe("How often it was opened."),
    lastOpenedAt: z.iso.datetime().nullable().describe("When it was last opened, ISO 8601 in UTC; null for never."),
    revokedAt: z.iso.datetime().nullable().describe("When it was revoked, ISO 8601 in UTC; null while it works."),
    works: z.boolean().describe("Whether it can be opened, as far as the link itself is concerned."),
  })
  .meta({ id: "ProposalLink", description: "A link by which a client opens a proposal." });

export type ProposalLink = z.output<typeof link>;

export const proposalLinks = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal/links",
  name: "proposalLinks",
  summary: "The links that show a proposal to its client, newest first, and whether more can be created",
  params,
  response: z.object({
    allowed: z
      .boolean()
      .describe("Whether an administrator has switched links on for the caller's customer; without that none works."),
    items: z.array(link).readonly().describe("The links."),
  }),
} as const satisfies Endpoint;

export const createProposalLink = {
  ...OWN,
  method: "POST",
  url: "/proposals/:proposal/links",
  name: "createProposalLink",
  summary: "Creates a link that shows the sent version without an account; its secret is returned only once",
  perMinute: 30,
  params,
  body: z.strictObject({
    expiresAt: z.iso.datetime().describe("Ninety days from now at the most, the last of them to its end."),
    language: z.enum(LOCALES).optional().describe("The language of what it shows; the caller's own where left out."),
  }),
  response: z.object({
    token: z.string().describe("The secret of the link; shown only once."),
    item: link.describe("The link, as it is listed."),
  }),
} as const satisfies Endpoint;

export const revokeProposalLink = {
  ...OWN,
  method: "DELETE",
  url: "/proposals/:proposal/links/:link",
  name: "revokeProposalLink",
  summary: "Closes a link to a proposal immediately, for good",
  params: params.extend({ link: id.describe("A link's id.") }),
  response: link,
} as const satisfies Endpoint;

/** The secret of a link. It stands in the body, never in an address: addresses are written into logs. */
const token = z
  .string()
  .regex(/^[\w-]{20,100}$/, "Must be the secret of a link.")
  .describe("The secret of the link.");

const OPEN = { method: "POST", tag: OWN.tag, allow: "anyone", confidential: true, bodyLimit: 1_024 } as const;

export const openProposalLink = {
  ...OPEN,
  url: "/proposal-links/open",
  name: "openProposalLink",
  summary: "The version of a proposal behind a link, and nothing else; an invalid link always returns `link-expired`",
  perMinute: 30,
  body: z.object({ token }),
  response: z.object({
    document: reportDocument.describe("The document, ready to be shown."),
    expiresAt: z.iso.datetime().describe("When it expires, ISO 8601 in UTC."),
    logo: z.string().nullable().describe("The organization's logo as a `data:` address; null without one."),
  }),
} as const satisfies Endpoint;

export const proposalLinkFile = {
  ...OPEN,
  url: "/proposal-links/file",
  name: "proposalLinkFile",
  summary: "The same as a file",
  perMinute: 10,
  body: z.object({ token, format: z.enum(PROPOSAL_FORMATS).describe("The kind of file.") }),
  response: fileAnswer,
  file: FILE,
} as const satisfies Endpoint;
