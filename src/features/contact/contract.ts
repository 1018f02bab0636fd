import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";
import { lineOfText, proseText } from "#platform/api/plainText.ts";
import { CONTACT_TOPICS } from "#domain/contactTopics.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";

export const LONGEST_MESSAGE = 4_000;
/** Bytes of an attached file. */
export const LARGEST_ATTACHMENT = 2 * 1024 * 1024;
/** The same in base64, with the rest of the message around it. */
const LARGEST_BODY = 3_000_000;

export const MESSAGE_STATUSES = ["open", "answered", "closed"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

const params = z.object({ message: z.string().regex(/^\d{1,9}$/, "Must be the id of a message.") });
const colleague = z.object({ name: z.string(), email: z.string() });

export const contactTeam = {
  method: "GET",
  url: "/contact/team",
  name: "contactTeam",
  tag: "contact",
  summary: "Who answers: the account owner of the caller's organization, and the administrators",
  allow: "signedIn",
  response: z.object({ customer: z.string(), owner: colleague.nullable(), administrators: z.array(colleague) }),
} satisfies Endpoint;

export const sendContactMessage = {
  method: "POST",
  url: "/contact/messages",
  name: "sendContactMessage",
  tag: "contact",
  summary: "Sends a message to the account team; up to five per hour",
  allow: "signedIn",
  personal: true,
  bodyLimit: LARGEST_BODY,
  body: z.strictObject({
    topic: z.enum(CONTACT_TOPICS),
    /** What it is about, where that is known: a market's id, a path of the app, a figure's id. */
    market: z
      .string()
      .regex(/^[\w-]{1,60}$/, "Must be the id of a market.")
      .optional(),
    screen: z
      .string()
      .regex(/^\/(?!\/)[^\s\\]{0,300}$/, "Must be a path of the app.")
      .optional(),
    figure: lineOfText(200).optional(),
    message: proseText(LONGEST_MESSAGE).pipe(z.string().min(1, "Must not be empty.")),
    /** The language of the answer and of the copy by mail. */
    language: z.enum(LOCALES),
    attachment: z
      .strictObject({
        name: lineOfText(120).refine((name) => !/[/\\]/.test(name), "Must be a file's name without a folder."),
        /** The bytes in base64. */
        content: z.base64(),
      })
      .optional(),
  }),
  response: z.object({ id: z.string() }),
} satisfies Endpoint;

const message = z.object({
  id: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  market: z.string().nullable(),
  screen: z.string().nullable(),
  figure: z.string().nullable(),
  message: z.string(),
  language: z.enum(LOCALES),
  /** The name of the attached file; null without one. */
  attachment: z.string().nullable(),
  status: z.enum(MESSAGE_STATUSES),
  /** ISO 8601, in UTC, as all moments here. */
  at: z.string(),
  /** Null until somebody has answered. */
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
});

export type ContactMessage = z.output<typeof message>;

export const contactMessages = {
  method: "GET",
  url: "/contact/messages",
  name: "contactMessages",
  tag: "contact",
  summary: "The caller's messages to the account team with their answers, newest first",
  allow: "signedIn",
  personal: true,
  response: z.object({ items: z.array(message) }),
} satisfies Endpoint;

const ATTACHMENT_TYPES = ["image/png", "image/jpeg", "application/pdf", FILE_TYPES.xlsx, "text/csv"] as const;

export const contactAttachment = {
  method: "GET",
  url: "/contact/messages/:message/attachment",
  name: "contactAttachment",
  tag: "contact",
  summary: "The file attached to a message, for its author and administrators; download only",
  allow: "signedIn",
  personal: true,
  params,
  response: fileAnswer,
  /** By its contents, whatever its name says. */
  file: { types: ATTACHMENT_TYPES, shown: "attachment" },
} satisfies Endpoint;

const received = message.extend({
  sender: colleague.extend({ customer: z.string() }),
});

export type ReceivedMessage = z.output<typeof received>;

export const receivedMessages = {
  method: "GET",
  url: "/administration/messages",
  name: "receivedMessages",
  tag: "contact",
  summary: "The messages of all people, newest first, and how many of them are open",
  allow: { role: "Administrator" },
  query: z.object({
    status: z.enum(MESSAGE_STATUSES).optional(),
    before: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ items: z.array(received), open: z.number().int(), more: z.boolean() }),
} satisfies Endpoint;

export const answerMessage = {
  method: "PATCH",
  url: "/administration/messages/:message",
  name: "answerMessage",
  tag: "contact",
  summary: "Answers, closes, or reopens a message; the sender is notified of an answer",
  allow: { role: "Administrator" },
  params,
  body: z.strictObject({
    /** The status that the caller saw: when somebody else was faster, the answer is `conflict`. */
    seen: z.enum(MESSAGE_STATUSES),
    status: z.enum(MESSAGE_STATUSES),
    answer: proseText(LONGEST_MESSAGE).pipe(z.string().min(1, "Must not be empty.")).optional(),
  }),
  response: received,
} satisfies Endpoint;

export type ContactTeam = EndpointOutput<typeof contactTeam>;
