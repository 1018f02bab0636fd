import type { Locale } from "../taxonomy/name.ts";

/** An objection that a seller will hear, and what to say to it. */
export interface Objection {
  readonly objection: string;
  readonly answer: string;
}

/** What a seller should know before she calls on an advertiser of a sub-vertical. */
export interface SubVerticalInsight {
  readonly subVertical: string;
  /** The language of all the texts: the one asked for, or English where one of them is not translated. */
  readonly language: Locale;
  /** What they sell, to whom, and what drives their business; null where nothing was written. */
  readonly profile: string | null;
  /** Who decides on advertising, and how. */
  readonly buyer: string | null;
  /** When they spend, and why then. */
  readonly season: string | null;
  /** Discovery questions, in the order of a good conversation. */
  readonly questions: readonly string[];
  readonly objections: readonly Objection[];
  /** Money that makers or associations add; null where nothing was written. */
  readonly coop: string | null;
  readonly sources: readonly string[];
}
