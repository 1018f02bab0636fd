/** The measures of a share of wallet; each has a definition and a formula in words. */
export const SHARE_MEASURES = [
  "wallet",
  "medium",
  "mediumShare",
  "own",
  "share",
  "benchmarkShare",
  "index",
  "gapDollars",
  "walletGrowth",
  "score",
  "rank",
] as const;
export type ShareMeasure = (typeof SHARE_MEASURES)[number];

/** Stands in a figure's id where the whole focus is meant rather than one sub-vertical. */
export const TOTAL = "total";
