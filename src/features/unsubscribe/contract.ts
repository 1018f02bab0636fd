import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

/**
 * The token of a regular mail. It stands in the address, since RFC 8058 has it there; it opens nothing but this one setting. Whatever is wrong with
 * one is told in the same words.
 */
const params = z.object({ token: z.string().regex(/^[\w-]{50,100}$/, "Must be the token of a mail.") });

const regularMails = z.object({
  kind: z.enum(["alerts", "calls", "editions", "publication", "report"]),
  /** What the publication or report is called; null where a kind has no such thing, or it is gone. */
  name: z.string().nullable(),
  /** `on`: they come. `ended`: they were ended by a mail's link, which can be taken back. `off`: they do not come for another reason. */
  state: z.enum(["on", "ended", "off"]),
  /** The reader's; null follows the browser. */
  language: z.enum(LOCALES).nullable(),
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
  body: z.object({ "List-Unsubscribe": z.literal("One-Click") }),
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
