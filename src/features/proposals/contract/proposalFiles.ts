import { z } from "zod";
import { DECK_LOOKS } from "#domain/deckTemplates/deckLook.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { reportDocument } from "#platform/api/reportDocument.ts";
import { OWN } from "./own.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");
const params = z.object({ proposal: id });

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
    format: z.enum(PROPOSAL_FORMATS).default("pdf"),
    /** The caller's own language where left out. */
    language: z.enum(LOCALES).optional(),
    /** Slides in the organization's own template where it has one in use, or in the product's look. */
    look: z.enum(DECK_LOOKS).default("ours"),
  }),
  response: fileAnswer,
  file: FILE,
} as const satisfies Endpoint;

const link = z.object({
  id,
  /** The version that it shows. */
  version: z.number().int(),
  by: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  opened: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** Whether it can be opened, as far as the link itself is concerned. */
  works: z.boolean(),
});

export type ProposalLink = z.output<typeof link>;

export const proposalLinks = {
  ...OWN,
  method: "GET",
  url: "/proposals/:proposal/links",
  name: "proposalLinks",
  summary: "The links that show a proposal to its client, newest first, and whether more can be created",
  params,
  response: z.object({
    /** Whether an administrator has switched links on for the caller's customer; without that none works. */
    allowed: z.boolean(),
    items: z.array(link).readonly(),
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
    /** Ninety days from now at the most, the last of them to its end. */
    expiresAt: z.iso.datetime(),
    /** The language of what it shows; the caller's own where left out. */
    language: z.enum(LOCALES).optional(),
  }),
  response: z.object({ token: z.string(), item: link }),
} as const satisfies Endpoint;

export const revokeProposalLink = {
  ...OWN,
  method: "DELETE",
  url: "/proposals/:proposal/links/:link",
  name: "revokeProposalLink",
  summary: "Closes a link to a proposal immediately, for good",
  params: params.extend({ link: id }),
  response: link,
} as const satisfies Endpoint;

/** The secret of a link. It stands in the body, never in an address: addresses are written into logs. */
const token = z.string().regex(/^[\w-]{20,100}$/, "Must be the secret of a link.");

const OPEN = { method: "POST", tag: OWN.tag, allow: "anyone", confidential: true, bodyLimit: 1_024 } as const;

export const openProposalLink = {
  ...OPEN,
  url: "/proposal-links/open",
  name: "openProposalLink",
  summary: "The version of a proposal behind a link, and nothing else; an invalid link always returns `link-expired`",
  perMinute: 30,
  body: z.object({ token }),
  response: z.object({
    document: reportDocument,
    expiresAt: z.iso.datetime(),
    /** The logo of the organization as a `data:` address; null without one. */
    logo: z.string().nullable(),
  }),
} as const satisfies Endpoint;

export const proposalLinkFile = {
  ...OPEN,
  url: "/proposal-links/file",
  name: "proposalLinkFile",
  summary: "The same as a file",
  perMinute: 10,
  body: z.object({ token, format: z.enum(PROPOSAL_FORMATS) }),
  response: fileAnswer,
  file: FILE,
} as const satisfies Endpoint;
