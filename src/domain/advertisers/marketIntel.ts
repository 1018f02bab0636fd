import type { Names } from "../taxonomy/name.ts";

/** What a fact says something about: money, media in use, what comes next, what hurts, or who decides. */
export const INTEL_TOPICS = ["budget", "mediaUsed", "plans", "painPoints", "decision"] as const;
export type IntelTopic = (typeof INTEL_TOPICS)[number];

/** A survey-like fact about the advertisers of a vertical. */
export interface MarketIntel {
  readonly id: string;
  readonly vertical: string;
  /** Null: about the whole vertical. */
  readonly subVertical: string | null;
  readonly topic: IntelTopic;
  readonly statement: Names;
  /** The figure that the statement turns on; null where it has none. */
  readonly value: number | null;
  /** Percent is 0–100. */
  readonly unit: "dollars" | "percent" | "count" | null;
  /** How many were asked; null where that is not known. */
  readonly respondents: number | null;
  readonly year: number;
  readonly source: string;
}
