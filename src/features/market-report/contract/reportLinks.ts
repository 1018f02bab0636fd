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

const reportLink = z
  .object({
    id: id.describe("The link's id."),
    label: z.string().describe("What its maker calls it; those who open it do not see that."),
    market: z.string().describe("A market's id."),
    marketName: z.string().describe("The market's name; its id where the published revision does not know it."),
    person: z
      .object({
        id: id.describe("The person's id."),
        name: z.string().describe("The person's name."),
        email: z.string().describe("Email address."),
      })
      .describe("Who made it, and with whose rights it is opened."),
    createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
    expiresAt: z.iso.datetime().describe("When it expires, ISO 8601 in UTC."),
    opened: z.number().int().describe("How often it was opened."),
    lastOpenedAt: z.iso.datetime().nullable().describe("When it was last opened, ISO 8601 in UTC; null for never."),
    revokedAt: z.iso.datetime().nullable().describe("When it was revoked, ISO 8601 in UTC; null while it works."),
  })
  .meta({ id: "ReportLink", description: "A link by which someone without an account opens a report." });

export type ReportLink = z.output<typeof reportLink>;

const TAG = "market report";
const params = z.object({ link: id.describe("A link's id.") });

/** The secret of a link. It stands in the body, never in an address: addresses are written into logs. */
const token = z
  .string()
  .regex(/^[\w-]{20,100}$/, "Must be the secret of a link.")
  .describe("The secret of the link.");

export const reportLinks = {
  method: "GET",
  url: "/report-links",
  name: "reportLinks",
  tag: TAG,
  summary: "The caller's links to market reports, newest first, and whether more can be created",
  allow: "signedIn",
  response: z.object({
    allowed: z
      .boolean()
      .describe("Whether an administrator has switched links on for the caller's customer; without that none works."),
    items: z.array(reportLink).describe("The links."),
  }),
} as const satisfies Endpoint;

export const customerReportLinks = {
  method: "GET",
  url: "/report-links/all",
  name: "customerReportLinks",
  tag: TAG,
  summary: "All links of a customer's people, newest first",
  allow: { role: "Administrator" },
  query: z.object({ customer: id.describe("A customer's id.") }),
  response: z.object({ items: z.array(reportLink).describe("The links.") }),
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
  params: z.object({ market: z.string().describe("A market's id.") }),
  body: z.strictObject({
    label: lineOfText(LONGEST_LINK_LABEL).describe("What it is called in lists."),
    expiresAt: z.iso.datetime().describe("Ninety days from now at the most, the last of them to its end."),
    options: reportOptions.describe("What the report shows, as in the address of the report."),
  }),
  response: z.object({
    token: z.string().describe("The secret of the link; shown only once."),
    item: reportLink.describe("The link, as it is listed."),
  }),
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
    document: reportDocument.describe("The document, ready to be shown."),
    expiresAt: z.iso.datetime().describe("When it expires, ISO 8601 in UTC."),
    logo: z.string().nullable().describe("The logo of the maker's customer as a `data:` address; null without one."),
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
  body: z.object({ token, format: z.enum(REPORT_FORMATS).describe("The kind of file.") }),
  response: fileAnswer,
  file: { types: REPORT_FORMATS.map((format) => FILE_TYPES[format]), shown: "attachment" },
} as const satisfies Endpoint;
