import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/**
 * The token of a regular mail. It stands in the address, since RFC 8058 has it there; it opens nothing but this one setting. Whatever is wrong with
 * one is told in the same words.
 */
const params = z.object({
  token: z
    .string()
    .regex(/^[\w-]{50,100}$/, "Must be the token of a mail.")
    .describe("The token of an email."),
});

const regularMails = z.object({
  kind: z.enum(["alerts", "calls", "editions", "publication", "report"]).describe("Which regular emails they are."),
  name: z
    .string()
    .nullable()
    .describe("What the publication or report is called; null where a kind has no such thing, or it is gone."),
  state: z
    .enum(["on", "ended", "off"])
    .describe(
      "`on`: they come. `ended`: ended by the link of an email, which can be undone. `off`: they do not come for another reason.",
    ),
  language: z.enum(LOCALES).nullable().describe("Language of the page; null follows the browser."),
});

export type RegularMails = z.output<typeof regularMails>;

const tag = "regular mails";
/** Mail servers end the mails of many people from few addresses. */
const perMinute = 240;

export const mailsOfLink = {
  method: "GET",
  url: "/unsubscribe/:token",
  name: "mailsOfLink",
  tag,
  summary:
    "Which emails an unsubscribe link ends and whether they are on. Changes nothing; a browser gets the page with the button",
  allow: "anyone",
  confidential: true,
  perMinute,
  params,
  response: regularMails,
} satisfies Endpoint;

export const unsubscribe = {
  method: "POST",
  url: "/unsubscribe/:token",
  name: "unsubscribe",
  tag,
  summary: "Unsubscribes this person from these emails with one click (RFC 8058); repeating it has no effect",
  allow: "anyone",
  confidential: true,
  perMinute,
  bodyLimit: 4_096,
  params,
  body: z.object({
    "List-Unsubscribe": z
      .literal("One-Click")
      .describe("What mail programs send for a one-click unsubscribe (RFC 8058)."),
  }),
  form: true,
  response: regularMails,
} satisfies Endpoint;

export const resubscribe = {
  method: "DELETE",
  url: "/unsubscribe/:token",
  name: "resubscribe",
  tag,
  summary: "Resubscribes to emails that were ended with a link; other settings stay",
  allow: "anyone",
  confidential: true,
  perMinute,
  params,
  response: regularMails,
} satisfies Endpoint;
