import type { NumberKind } from "./insight.ts";

/** How each measure is written. What they mean is what `figureById` computes. */
export const MEASURE_KIND = {
  dollars: "dollars",
  change: "change",
  perCapita: "perCapita",
  perCapitaChange: "perCapitaChange",
  growth: "growth",
  cagr: "growth",
  share: "share",
  shareOfDigital: "share",
  part: "share",
  expectedPart: "share",
  partOfMarket: "share",
  partOfVertical: "share",
  partOfMarketGrowth: "share",
  partOfVerticalGrowth: "share",
  politicalPart: "share",
  crowdedPart: "share",
  topThreePart: "share",
  mixDistance: "points",
  mixShared: "share",
  shareGap: "points",
  shareOfDigitalGap: "points",
  partGap: "points",
  partOfMarketGap: "points",
  growthGap: "points",
  cagrGap: "points",
  shareChange: "points",
  partOfMarketChange: "finePoints",
  partOfVerticalChange: "finePoints",
  index: "index",
  indexOfDigital: "index",
  perCapitaIndex: "index",
  rank: "rank",
  sharedRank: "rank",
  gapDollars: "dollars",
  attackDollars: "dollars",
  attackCount: "count",
  gapCount: "count",
  mediaCount: "count",
  hotCount: "count",
  subVerticalCount: "count",
  low: "dollars",
  high: "dollars",
  lowPerCapita: "perCapita",
  highPerCapita: "perCapita",
  seasonPart: "share",
  marketRank: "rank",
  marketCount: "count",
  score: "score",
  year: "year",
  month: "month",
} as const satisfies Record<string, NumberKind>;

export type NumberMeasure = keyof typeof MEASURE_KIND;

/** `name` is no number: the figure says who is meant. */
export type FigureMeasure = NumberMeasure | "name";

/** Where a figure comes from. */
export interface FigurePlace {
  /** A market's id. */
  readonly market: string;
  /** `all`, a vertical or a sub-vertical; with `.core` behind it all but its political money, with `.political` nothing else. */
  readonly subject: string;
  /** `all`, `traditional`, `digital`, a medium, or `platform.` and a platform. */
  readonly medium: string;
  /** A year, or the first and last of some: `2025-2029`. */
  readonly when: string;
  readonly measure: FigureMeasure;
}

/** The stable name of a figure: `tv-501/automotive/ctvOtt/2026/growth`. */
export function figureId({ market, subject, medium, when, measure }: FigurePlace): string {
  return [market, subject, medium, when, measure].join("/");
}

/** The place that an id names; null for what is none. */
export function readFigureId(id: string): FigurePlace | null {
  const [market = "", subject = "", medium = "", when = "", measure = "", ...rest] = id.split("/");
  if (rest.length > 0 || !isMeasure(measure)) return null;
  return { market, subject, medium, when, measure };
}

function isMeasure(name: string): name is FigureMeasure {
  return name === "name" || Object.hasOwn(MEASURE_KIND, name);
}
