import type { SectionName } from "#domain/spending/sections.ts";
import type { Messages } from "#language/messages/areas.ts";

/** A finding about a market, a vertical or a sub-vertical: what is said, and every figure it stands on. */
export interface Insight {
  /** The rule that found it. */
  readonly rule: string;
  /** The block whose headline it is, or where its figures can be looked up. */
  readonly block: InsightBlock;
  /** What it is about: a medium, a sub-vertical or `total`. Talking points take up each subject once. */
  readonly subject: string;
  /** How newsworthy it is, 0–1. */
  readonly weight: number;
  readonly message: InsightMessage;
  /** How many bands lie between what it tells apart from the nation; left out where it tells nothing apart. */
  readonly bands?: number;
  /** Of core money on a page that counts political money too: the sentence says so. */
  readonly core: boolean;
  /** By the names under which the message puts them in; some are not put in but needed for the claim. */
  readonly figures: InsightFigures;
}

export type InsightFigures = Readonly<Record<string, InsightFigure>>;

export type InsightFigure = NumberFigure | NameFigure;

export interface NumberFigure {
  /** Says where the figure comes from: `tv-501/automotive/ctvOtt/2026/growth`; see `figureId.ts`. */
  readonly id: string;
  readonly kind: NumberKind;
  /** Shares, growth and points are parts of one, amounts are US dollars. */
  readonly value: number;
}

export interface NameFigure {
  readonly id: string;
  readonly kind: "name";
  readonly of: "medium" | "platform" | "subVertical" | "vertical" | "market";
  /** The ids of what is named; more than one is written as a list. */
  readonly value: readonly string[];
}

/**
 * How a number is written. `rate` is a growth without its sign, `points` a difference of two parts without its sign, `finePoints`
 * one with its sign and in hundredths; `change` and `perCapitaChange` carry a sign too.
 */
export type NumberKind =
  | "dollars"
  | "change"
  | "perCapita"
  | "perCapitaChange"
  | "share"
  | "growth"
  | "rate"
  | "points"
  | "finePoints"
  | "index"
  | "rank"
  | "count"
  | "year"
  | "month"
  | "score";

/** Every block that opens with a sentence. */
export type InsightBlock =
  | SectionName
  | "digitalMarketProspects"
  | "seasons"
  | "marketRanking"
  | "mediaRanks"
  | "mediaRankYears"
  | "mediumMarketRanks"
  | "mediumVerticalRanks"
  | "walletBar"
  | "gaps"
  | "subVerticalGaps"
  | "quadrant"
  | "localForecastSummary"
  | "whatChanged";

type Says = Messages["insights"]["says"];

/** A sentence of the catalogue. */
export type InsightMessage = keyof Says;
