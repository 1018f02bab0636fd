import type { Facts } from "./facts.ts";
import type { Insight, InsightBlock, InsightMessage } from "./insight.ts";

/** What a rule has found, before it is known whether the printed figures bear it out. */
export type Finding = Pick<Insight, "message" | "subject" | "weight" | "figures" | "bands">;

/** The value that the reader sees of a figure; NaN for one that the finding does not have, with which nothing compares. */
export type Shown = (figure: string) => number;

/** One kind of news: how it is found, and what has to be true of its figures for the sentence to be true. */
export interface Rule {
  readonly name: string;
  /** The block in which a reader finds the figures. */
  readonly block: InsightBlock;
  /** Looks at core money, whatever the page counts: growth compares like with like, and political money comes and goes with elections. */
  readonly money?: "core";
  /** What its block draws: a finding about anything else is none. All where left out. */
  readonly drawn?: (facts: Facts) => readonly string[];
  readonly find: (facts: Facts) => readonly Finding[];
  /** The claim of a message, over the figures as they are printed. */
  readonly supports: (message: InsightMessage, shown: Shown) => boolean;
}
