import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

/** How somebody hears of what others do about her calls. */
export const CALL_NEWS = ["app", "mail"] as const;
export type CallNews = (typeof CALL_NEWS)[number];

const news = z.strictObject({ news: z.enum(CALL_NEWS).describe("Which emails the caller gets.") });

/** Of people at the keyboard alone: not for API keys, nor for who looks as somebody else. */
const OWN = { allow: "signedIn", personal: true, tag: "call list", url: "/call-list/news", response: news } as const;

export const callNews = {
  ...OWN,
  method: "GET",
  name: "callNews",
  summary: "How the caller is notified of calls handed over: in the app, or by email too",
} satisfies Endpoint;

export const chooseCallNews = {
  ...OWN,
  method: "PUT",
  name: "chooseCallNews",
  summary: "Sets how the caller is notified of calls handed over",
  body: news,
} satisfies Endpoint;
