import words from "./messages/en-US/notifications.json" with { type: "json" };

export type NoticeKind = keyof typeof words.kind;

/** What the app can tell a person: all that there are words for. */
export const NOTICE_KINDS: readonly NoticeKind[] = Object.keys(words.kind).filter((kind): kind is NoticeKind =>
  Object.hasOwn(words.kind, kind),
);
