import type { Locale } from "../taxonomy/name.ts";

/** What a text about advertisers is: who they are, who decides, when they buy, what to ask, what they object, who adds money, whence we know. */
export const INSIGHT_SECTIONS = ["profile", "buyer", "season", "question", "objection", "coop", "source"] as const;
export type InsightSection = (typeof INSIGHT_SECTIONS)[number];

/** A text that is there in English; null where it is not translated. */
export type Translations = { readonly "en-US": string } & Readonly<Record<Locale, string | null>>;

/** One text about the advertisers of a sub-vertical, or of every sub-vertical of a vertical. */
export interface InsightText {
  /** A sub-vertical's or a vertical's id. */
  readonly target: string;
  readonly section: InsightSection;
  /** Its place among the texts of its section, the first being 1. */
  readonly place: number;
  readonly text: Translations;
  /** What to say to an objection; null in every other section. */
  readonly answer: Translations | null;
}
