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

const params = z.object({
  message: z
    .string()
    .regex(/^\d{1,9}$/, "Must be the id of a message.")
    .describe("A message's id."),
});
const colleague = z
  .object({
    name: z.string().describe("The person's name."),
    email: z.string().describe("Email address."),
  })
  .meta({ id: "Colleague", description: "A person with an email address." });

export const contactTeam = {
  method: "GET",
  url: "/contact/team",
  name: "contactTeam",
  tag: "contact",
  summary: "Who answers: the account owner of the caller's organization, and the administrators",
  allow: "signedIn",
  response: z.object({
    customer: z.string().describe("Name of the organization."),
    owner: colleague.nullable().describe("Whom to ask for more; null where the organization names no one."),
    administrators: z.array(colleague).describe("The administrators."),
  }),
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
    topic: z.enum(CONTACT_TOPICS).describe("What the message is about."),
    market: z
      .string()
      .regex(/^[\w-]{1,60}$/, "Must be the id of a market.")
      .optional()
      .describe("Id of the market it is about."),
    screen: z
      .string()
      .regex(/^\/(?!\/)[^\s\\]{0,300}$/, "Must be a path of the app.")
      .optional()
      .describe("Path of the screen it is about."),
    figure: lineOfText(200).optional().describe("Id of the figure it is about."),
    message: proseText(LONGEST_MESSAGE).pipe(z.string().min(1, "Must not be empty.")).describe("The message."),
    language: z.enum(LOCALES).describe("The language of the answer and of the copy by email."),
    attachment: z
      .strictObject({
        name: lineOfText(120)
          .refine((name) => !/[/\\]/.test(name), "Must be a file's name without a folder.")
          .describe("Name of the file."),
        content: z.base64().describe("The bytes in base64."),
      })
      .optional()
      .describe("A file that goes with it."),
  }),
  response: z.object({ id: z.string().describe("The message's id.") }),
} satisfies Endpoint;

const message = z
  .object({
    id: z.string().describe("The message's id."),
    topic: z.enum(CONTACT_TOPICS).describe("What the message is about."),
    market: z.string().nullable().describe("Id of the market it is about; null where it is about none."),
    screen: z.string().nullable().describe("Path of the screen it is about; null where it is about none."),
    figure: z.string().nullable().describe("Id of the figure it is about; null where it is about none."),
    message: z.string().describe("The message."),
    language: z.enum(LOCALES).describe("Language of the answer."),
    attachment: z.string().nullable().describe("The name of the attached file; null without one."),
    status: z.enum(MESSAGE_STATUSES).describe("Whether it is open, answered or closed."),
    at: z.string().describe("When it was sent, ISO 8601 in UTC."),
    answer: z.string().nullable().describe("The answer; null until someone has answered."),
    answeredBy: z.string().nullable().describe("Name of the person who answered; null until then."),
    answeredAt: z.string().nullable().describe("When it was answered, ISO 8601 in UTC; null until then."),
  })
  .meta({ id: "ContactMessage", description: "A message to the team behind the product." });

export type ContactMessage = z.output<typeof message>;

export const contactMessages = {
  method: "GET",
  url: "/contact/messages",
  name: "contactMessages",
  tag: "contact",
  summary: "The caller's messages to the account team with their answers, newest first",
  allow: "signedIn",
  personal: true,
  response: z.object({ items: z.array(message).describe("The caller's messages, newest first.") }),
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
  sender: colleague
    .extend({ customer: z.string().describe("Name of the sender's organization.") })
    .describe("Who sent it."),
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
    status: z.enum(MESSAGE_STATUSES).optional().describe("Only messages of this status."),
    before: z
      .string()
      .regex(/^\d{1,9}$/)
      .optional()
      .describe("Only messages older than this one, by its id."),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe("How many to answer at most."),
  }),
  response: z.object({
    items: z.array(received).describe("The messages, newest first."),
    open: z.number().int().describe("How many are open."),
    more: z.boolean().describe("Whether there are older ones."),
  }),
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
    seen: z
      .enum(MESSAGE_STATUSES)
      .describe("The status that the caller saw: when someone else was faster, the answer is `conflict`."),
    status: z.enum(MESSAGE_STATUSES).describe("Whether it is open, answered or closed."),
    answer: proseText(LONGEST_MESSAGE).pipe(z.string().min(1, "Must not be empty.")).optional().describe("The answer."),
  }),
  response: received,
} satisfies Endpoint;

export type ContactTeam = EndpointOutput<typeof contactTeam>;
