import { CONTACT_TOPICS, type ContactTopic } from "#domain/contactTopics.ts";

/** What a message is about beside its words. */
export interface AboutMessage {
  readonly market?: string;
  readonly screen?: string;
  readonly figure?: string;
}

export const ABOUT_PARTS = ["market", "screen", "figure"] as const;

const FITTING: Readonly<Record<(typeof ABOUT_PARTS)[number], RegExp>> = {
  market: /^[\w-]{1,60}$/,
  screen: /^\/(?!\/)[^\s\\]{0,300}$/,
  figure: /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]{1,200}$/u,
};

/** What the address of the form says about the matter; parts that make no sense are left out. */
export function aboutMessage(search: URLSearchParams): AboutMessage {
  return Object.fromEntries(
    ABOUT_PARTS.flatMap((part) => {
      const value = search.get(part);
      return value !== null && FITTING[part].test(value) ? [[part, value]] : [];
    }),
  );
}

/** The topic that the address names, else a question about the data. */
export function topicOf(search: URLSearchParams): ContactTopic {
  return CONTACT_TOPICS.find((topic) => topic === search.get("topic")) ?? "data";
}
