import type { ExplainedMeasure } from "./explained.ts";

const MEASURES: Readonly<Record<string, ExplainedMeasure>> = {
  dollars: "dollars",
  share_percent: "share",
  growth_percent: "growth",
  nation_share_percent: "nationShare",
  index: "index",
  per_capita: "perCapita",
  cagr_percent: "cagr",
};

/** Which measure a column of a table of media shows; dollars where it shows none of its own. */
export function mediaColumn(column: string | undefined, usual: ExplainedMeasure = "dollars"): ExplainedMeasure {
  return column === undefined ? usual : (MEASURES[column] ?? "dollars");
}
