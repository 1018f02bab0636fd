import type { SectionName } from "./sections.ts";

/** Every section of the market summary, in the order of the screen. */
export const SECTION_NAMES = [
  "mediaAdSpending",
  "mediaAdSpendingNationwide",
  "mediaAdSpendingMarketCompare",
  "mediaAdSpendingTable",
  "digitalAdSpending",
  "digitalAdSpendingNationwide",
  "digitalAdSpendingMarketCompare",
  "digitalAdSpendingTable",
  "digitalSpendingByPlatform",
  "forecastByMedia",
  "politicalSpending",
  "topSubVerticals",
  "largestGrowthVerticals",
  "largestLossVerticals",
] as const satisfies readonly SectionName[];
