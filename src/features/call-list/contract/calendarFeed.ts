import { z } from "zod";
import type { Endpoint, EndpointOutput } from "#platform/api/endpoint.ts";
import { fileAnswer } from "#platform/api/fileAnswer.ts";

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "call list" } as const;

const feed = z.object({
  createdAt: z.iso.datetime().describe("When it was created, ISO 8601 in UTC."),
  fetchedAt: z.iso
    .datetime()
    .nullable()
    .describe("When a calendar program last read it, to the minute, ISO 8601 in UTC; null while none has."),
});

export const calendarFeed = {
  ...OWN,
  method: "GET",
  url: "/call-list/calendar",
  name: "calendarFeed",
  summary: "The caller's calendar feed of dated next steps, without its address",
  response: z.object({ feed: feed.nullable().describe("The calendar feed; null where there is none.") }),
} satisfies Endpoint;

export type CalendarFeed = EndpointOutput<typeof calendarFeed>["feed"];

export const makeCalendarFeed = {
  ...OWN,
  method: "POST",
  url: "/call-list/calendar",
  name: "makeCalendarFeed",
  fresh: true,
  summary:
    "Creates the caller's calendar feed; its address is returned only once, and an earlier one stops working. Requires a sign-in within the last 15 minutes",
  perMinute: 30,
  response: z.object({
    address: z.string().describe("Web address of the feed; shown only once."),
    feed: feed.describe("The calendar feed."),
  }),
} satisfies Endpoint;

export const endCalendarFeed = {
  ...OWN,
  method: "DELETE",
  url: "/call-list/calendar",
  name: "endCalendarFeed",
  summary: "Closes the caller's calendar feed; its address stops working immediately",
  response: z.object({ feed: feed.nullable().describe("The calendar feed; null where there is none.") }),
} satisfies Endpoint;

/** Fetched by calendar programs, which send nothing but the address; why one does not work is its owner's affair. */
export const calendarFile = {
  method: "GET",
  url: "/calendar/:feed.ics",
  name: "calendarFile",
  tag: "call list",
  summary: "The open next steps behind a calendar feed (RFC 5545), with its owner's current rights",
  allow: "anyone",
  confidential: true,
  // The servers of a calendar provider come for many people from few addresses.
  perMinute: 240,
  params: z.object({ feed: z.string().describe("The secret name of the feed.") }),
  response: fileAnswer,
  file: { types: ["text/calendar"], shown: "attachment" },
} satisfies Endpoint;
