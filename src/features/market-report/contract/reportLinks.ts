import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText } from "#platform/api/plainText.ts";
import { reportDocument } from "#platform/api/reportDocument.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { REPORT_FORMATS, reportOptions } from "./reportOptions.ts";

const id = z.string().regex(/^[1-9]\d{0,8}$/, "Must be an id.");

/** Days for which a link may work. */
export const MOST_LINK_DAYS = 90;
export const LONGEST_LINK_LABEL = 80;

const reportLink = z.object({
  id,
  /** What its maker calls it; whoever opens it does not see that. */
  label: z.string(),
  market: z.string(),
  /** Its id where the published revision does not know it. */
  marketName: z.string(),
  /** Who made it, and with whose rights it is opened. */
  person: z.object({ id, name: z.string(), email: z.string() }),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  opened: z.number().int(),
  lastOpenedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});

export type ReportLink = z.output<typeof reportLink>;

const TAG = "market report";
const params = z.object({ link: id });

/** The secret of a link. It stands in the body, never in an address: addresses are written into logs. */
const token = z.string().regex(/^[\w-]{20,100}$/, "Must be the secret of a link.");

export const reportLinks = {
  method: "GET",
  url: "/report-links",
  name: "reportLinks",
  tag: TAG,
  summary: "The caller's links to market reports, newest first, and whether more can be created",
  allow: "signedIn",
  response: z.object({
    /** Whether an administrator has switched links on for the caller's customer; without that none works. */
    allowed: z.boolean(),
    items: z.array(reportLink),
  }),
} as const satisfies Endpoint;

export const customerReportLinks = {
  method: "GET",
  url: "/report-links/all",
  name: "customerReportLinks",
  tag: TAG,
  summary: "All links of a customer's people, newest first",
  allow: { role: "Administrator" },
  query: z.object({ customer: id }),
  response: z.object({ items: z.array(reportLink) }),
} as const satisfies Endpoint;

export const createReportLink = {
  method: "POST",
  url: "/markets/:market/report/links",
  name: "createReportLink",
  tag: TAG,
  summary: "Creates a link that shows the report without an account; its secret is returned only once",
  allow: "signedIn",
  personal: true,
  markets: ["params.market"],
  perMinute: 30,
  params: z.object({ market: z.string() }),
  body: z.strictObject({
    label: lineOfText(LONGEST_LINK_LABEL),
    /** Ninety days from now at the most, the last of them to its end. */
    expiresAt: z.iso.datetime(),
    /** As in the address of the report. */
    options: reportOptions,
  }),
  response: z.object({ token: z.string(), item: reportLink }),
} as const satisfies Endpoint;

export const revokeReportLink = {
  method: "DELETE",
  url: "/report-links/:link",
  name: "revokeReportLink",
  tag: TAG,
  summary: "Closes one of the caller's links immediately; administrators can close any link",
  allow: "signedIn",
  personal: true,
  params,
  response: reportLink,
} as const satisfies Endpoint;

export const restoreReportLink = {
  method: "POST",
  url: "/report-links/:link/restore",
  name: "restoreReportLink",
  tag: TAG,
  summary: "Reopens a link that the caller revoked within the last day",
  allow: "signedIn",
  personal: true,
  params,
  response: reportLink,
} as const satisfies Endpoint;

export const openReportLink = {
  method: "POST",
  url: "/report-links/open",
  name: "openReportLink",
  tag: TAG,
  summary: "The report behind a link, with its creator's current rights; an invalid link always returns `link-expired`",
  allow: "anyone",
  confidential: true,
  perMinute: 30,
  bodyLimit: 1_024,
  body: z.object({ token }),
  response: z.object({
    document: reportDocument,
    expiresAt: z.iso.datetime(),
    /** The logo of the maker's customer as a `data:` address; null without one. */
    logo: z.string().nullable(),
  }),
} as const satisfies Endpoint;

export const reportLinkFile = {
  method: "POST",
  url: "/report-links/file",
  name: "reportLinkFile",
  tag: TAG,
  summary: "The same report as a file",
  allow: "anyone",
  confidential: true,
  perMinute: 10,
  bodyLimit: 1_024,
  body: z.object({ token, format: z.enum(REPORT_FORMATS) }),
  response: fileAnswer,
  file: { types: REPORT_FORMATS.map((format) => FILE_TYPES[format]), shown: "attachment" },
} as const satisfies Endpoint;
