/** Kinds of things that the product holds about a person, as people are told of them: the words are `privacy.kind.<kind>`. */
export const DATA_KINDS = [
  "signIns",
  "mails",
  "notifications",
  "views",
  "scenarios",
  "reports",
  "reportLinks",
  "calls",
  "alerts",
  "marks",
  "messages",
  "requests",
  "keys",
  "jobs",
  "revenue",
  "companies",
  "deckTemplates",
  "markets",
  "aids",
  "files",
  "webhooks",
  "shortLinks",
  "editions",
  "auditEntries",
] as const;

export type DataKind = (typeof DATA_KINDS)[number];
