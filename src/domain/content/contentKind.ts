/** What the newsroom holds, each kind with its own properties and readers. */
export const CONTENT_KINDS = [
  "publication",
  "issue",
  "guide",
  "report",
  "webinar",
  "method",
  "aid",
  "section-text",
  "insight",
  "banner",
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** What a selling aid is for. */
export const AID_TYPES = [
  "one-sheet",
  "vertical-playbook",
  "call-script",
  "discovery-questions",
  "objection-handling",
  "co-op-program",
  "seasonal-calendar",
  "email-template",
  "rate-defence",
  "category-deck",
] as const;
export type AidType = (typeof AID_TYPES)[number];

/** How often a publication appears. */
export const CADENCES = ["weekly", "monthly", "quarterly", "yearly", "occasional"] as const;
export type Cadence = (typeof CADENCES)[number];

/** How much a banner wants to be seen. */
export const BANNER_TONES = ["info", "success", "warning"] as const;
export type BannerTone = (typeof BANNER_TONES)[number];

/** Where an item stands: never shown yet, waiting for its date, shown, or shown while a later draft waits. */
export const CONTENT_STATUSES = ["draft", "scheduled", "published", "changed"] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const LONGEST_KEY = 80;

/** Whether a text can be the key of an item: small letters, digits and single hyphens, as in `spring-tires`. */
export function isContentKey(text: string): boolean {
  return text.length <= LONGEST_KEY && KEY.test(text);
}

/** A key made of a title: `Frühling: Reifen & Räder` becomes `fruhling-reifen-rader`. Empty where nothing of it is left. */
export function contentKeyOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_KEY)
    .replace(/^-+|-+$/g, "");
}
