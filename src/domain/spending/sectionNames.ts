import type { SectionName } from "./sections.ts";

/** Every section of the market summary, in the order of the screen. */
export const SECTION_NAMES = [
  "mediaAdSpending",
  "mediaAdSpendingNationwide",
  "mediaAdSpendingMarketCompare",
  "mediaAdSpendingTable",
  "mediaAdSpendingTrend",
  "digitalAdSpending",
  "digitalAdSpendingNationwide",
  "digitalAdSpendingMarketCompare",
  "digitalAdSpendingTable",
  "digitalSpendingByPlatform",
  "digitalSpendingByPlatformTable",
  "forecastByMedia",
  "politicalSpending",
  "topSubVerticals",
  "largestGrowthVerticals",
  "largestLossVerticals",
  "verticalBreakdown",
  "verticalAdSpendingTable",
] as const satisfies readonly SectionName[];
