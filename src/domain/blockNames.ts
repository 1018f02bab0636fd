import { mayUse, type Rights } from "./access/access.ts";
import type { LocalChoice } from "./localMedium/localChoice.ts";
import { flagsOfMarket } from "./markets/market.ts";
import { SECTION_NAMES } from "./spending/sectionNames.ts";

/** Every block of figures that can be taken away, by its state name; those of spending first. */
export const BLOCK_NAMES = [
  ...SECTION_NAMES,
  "gainsAndLosses",
  "verticalYears",
  "marketsCompared",
  "marketsComparedYears",
  "categoriesCompared",
  "localForecastSummary",
  "quarterlySpending",
  "mediumGaps",
  "digitalMarketProspects",
  "seasons",
  "marketIntelligence",
  "subVerticalInsights",
  "similarSubVerticals",
  "marketRanking",
  "walletBar",
  "walletQuarters",
  "subVerticalGaps",
  "quadrant",
  "mediaRanks",
  "mediaRankYears",
  "marketRanks",
  "marketRankYears",
  "verticalRanks",
  "verticalRankYears",
  "marketProfileStats",
  "marketGrowth",
  "marketPolygon",
  "marketDemographics",
  "agePyramid",
  "mediumSpending",
  "topCategories",
  "topCompetitorsByShare",
  "topRevenueAndShare",
  "salesCalendar",
  "powerRatio",
  "stationOwners",
  "stationCompetitiveOverview",
  "stationProgrammes",
] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];

/** The screens whose address holds more than that of spending. */
export type BlockScreen = "spending" | "home" | "wallet" | "ranker" | LocalScreen;

/** Those of a local medium: the profile of a market, and its stations side by side. */
export type LocalScreen = "profile" | "stations";

/** The tabs of the ranker, each with its two blocks. */
export const RANK_BLOCKS = {
  media: ["mediaRanks", "mediaRankYears"],
  markets: ["marketRanks", "marketRankYears"],
  verticals: ["verticalRanks", "verticalRankYears"],
} as const satisfies Readonly<Record<string, readonly BlockName[]>>;
export type RankTab = keyof typeof RANK_BLOCKS;

/** What markets side by side show, where others than the nation are compared with the own one. */
export const COMPARED_BLOCKS = [
  "marketsCompared",
  "marketsComparedYears",
  "categoriesCompared",
] as const satisfies readonly BlockName[];

export const WALLET_BLOCKS = [
  "walletBar",
  "walletQuarters",
  "subVerticalGaps",
  "quadrant",
] as const satisfies readonly BlockName[];

/** What the two screens of a local medium show. */
const LOCAL_BLOCKS = {
  profile: [
    "marketProfileStats",
    "marketGrowth",
    "marketPolygon",
    "marketDemographics",
    "agePyramid",
    "mediumSpending",
    "topCategories",
    "topCompetitorsByShare",
    "topRevenueAndShare",
    "salesCalendar",
  ],
  stations: ["powerRatio", "stationOwners", "stationCompetitiveOverview", "stationProgrammes"],
} as const satisfies Readonly<Record<LocalScreen, readonly BlockName[]>>;
export type LocalBlockName = (typeof LOCAL_BLOCKS)[LocalScreen][number];
export const LOCAL_SCREENS = ["profile", "stations"] as const satisfies readonly LocalScreen[];

/** What a block has to be about where it is not about anything: blocks of advertisers belong to the pages of verticals and categories. */
const ABOUT: Readonly<Partial<Record<BlockName, readonly ("market" | "vertical" | "subVertical")[]>>> = {
  // A category by itself has none to be ranked among.
  gainsAndLosses: ["market", "vertical"],
  verticalYears: ["market"],
  categoriesCompared: ["market", "vertical"],
  mediumGaps: ["subVertical"],
  digitalMarketProspects: ["vertical"],
  seasons: ["vertical", "subVertical"],
  marketIntelligence: ["vertical"],
  subVerticalInsights: ["subVertical"],
  similarSubVerticals: ["subVertical"],
  marketRanking: ["vertical"],
};

/** The tab of the ranker that shows a block; null for every other block. */
export function rankTabOf(name: BlockName): RankTab | null {
  return RANK_TABS.find((tab) => RANK_BLOCKS[tab].some((one) => one === name)) ?? null;
}

/** The three ways to look at ranks: media in a market, markets for a medium, verticals for a medium in a market. */
export const RANK_TABS = ["media", "markets", "verticals"] as const satisfies readonly RankTab[];

/** The screen on which a block stands. */
export function screenOfBlock(name: BlockName): BlockScreen {
  if (name === "localForecastSummary") return "home";
  if (WALLET_BLOCKS.some((one) => one === name)) return "wallet";
  const local = LOCAL_SCREENS.find((screen) => LOCAL_BLOCKS[screen].some((one) => one === name));
  return local ?? (rankTabOf(name) === null ? "spending" : "ranker");
}

/** Whether a block can be about the market, a vertical or a sub-vertical. */
export function fitsScope(name: BlockName, kind: "market" | "vertical" | "subVertical"): boolean {
  if (isLocalBlock(name)) return kind === "market";
  const about = ABOUT[name];
  return about === undefined || about.some((one) => one === kind);
}

/** Whether a block stands on a screen of a local medium. */
export function isLocalBlock(name: BlockName): name is LocalBlockName {
  return isLocal(screenOfBlock(name));
}

/** Whether a screen is one of a local medium, TV or radio. */
export function isLocal(screen: BlockScreen): screen is LocalScreen {
  return LOCAL_SCREENS.some((one) => one === screen);
}

/** Whether a screen shows quarters of a year. */
export function isByQuarter(screen: BlockScreen): boolean {
  return screen === "spending" || screen === "home" || screen === "wallet";
}

/** Blocks that speak of years alone: where a screen shows a quarter, they show its year. */
const OF_YEARS: readonly BlockName[] = [
  "quarterlySpending",
  "politicalSpending",
  "digitalMarketProspects",
  "seasons",
  "marketIntelligence",
  "subVerticalInsights",
  "similarSubVerticals",
  "marketRanking",
  "walletQuarters",
];

export function isOfYears(name: BlockName): boolean {
  return OF_YEARS.includes(name);
}

/** A screen as far as its flags are asked after. */
interface OpenedScreen {
  readonly screen: BlockScreen;
  readonly market: string;
  readonly local: Pick<LocalChoice, "medium"> | null;
}

/**
 * Whether a screen's figures are part of what somebody bought; markets and verticals are asked after apart. Screens of a local medium
 * are open to who sells it, and what they tell of a market to who sells the medium of that market.
 */
export function mayUseScreen(rights: Rights, { screen, market, local }: OpenedScreen): boolean {
  if (isLocal(screen)) {
    return (
      local !== null && mayUse(rights, { access: [local.medium] }) && mayUse(rights, { access: flagsOfMarket(market) })
    );
  }
  return screen !== "wallet" || mayUse(rights, { access: ["shareOfWallet"] });
}
