import { type BlockName, type BlockScreen, COMPARED_BLOCKS, RANK_BLOCKS, type RankTab } from "#domain/blockNames.ts";
import type { LocalMedium } from "#domain/localMedium/localMedium.ts";
import type { BlockSubject } from "../block.ts";
import type { ReportPart, ReportSection } from "../document.ts";
import { blockParts } from "../parts/blockParts.ts";
import type { Spending } from "../spending.ts";
import { glanceParts, walletPoints } from "./screenGlance.ts";

/** Which screen it is: that of spending by what it is about, the ranker by its tab. */
export interface Screen {
  readonly screen: Exclude<BlockScreen, "home">;
  readonly tab: RankTab | null;
  /** Of whom the profile is. */
  readonly medium: LocalMedium;
}

/** A chapter of a screen: the key of its title, and its blocks in their order. */
interface ScreenChapter {
  readonly id: string;
  readonly title:
    | "compared.chapter"
    | `marketSummary.chapter.${"media" | "digital" | "outlook" | "categories"}`
    | `verticals.chapter.${"media" | "who" | "digital" | "season" | "intel" | "markets"}`
    | `subVertical.chapter.${"media" | "gaps" | "years" | "knowHow" | "similar"}`
    | `shareWallet.chapter.${"finding" | "categories"}`
    | `mediaRank.chapter.${"medium" | "market" | "vertical"}`
    | `marketProfile.chapter.${"market" | "people" | "calendar" | `${"money" | "stations"}.${LocalMedium}`}`
    | `stations.chapter.${"power" | "list"}`;
  readonly blocks: readonly BlockName[];
}

/** Where the reader compares markets, the answer comes before what is told of her own. */
const COMPARED: ScreenChapter = { id: "compared", title: "compared.chapter", blocks: COMPARED_BLOCKS };

/** What screens of spending show, by what they are about. */
const SPENDING: Readonly<Record<Spending["scope"]["kind"], readonly ScreenChapter[]>> = {
  market: [
    COMPARED,
    {
      id: "media",
      title: "marketSummary.chapter.media",
      blocks: ["mediaAdSpending", "mediaAdSpendingMarketCompare", "mediaAdSpendingTable"],
    },
    {
      id: "digital",
      title: "marketSummary.chapter.digital",
      blocks: [
        "digitalAdSpending",
        "digitalAdSpendingMarketCompare",
        "digitalSpendingByPlatform",
        "digitalAdSpendingTable",
      ],
    },
    {
      id: "outlook",
      title: "marketSummary.chapter.outlook",
      blocks: ["forecastByMedia", "quarterlySpending", "politicalSpending"],
    },
    {
      id: "categories",
      title: "marketSummary.chapter.categories",
      blocks: ["verticalYears", "topSubVerticals", "gainsAndLosses"],
    },
  ],
  vertical: [
    COMPARED,
    {
      id: "media",
      title: "verticals.chapter.media",
      blocks: ["mediaAdSpending", "mediaAdSpendingMarketCompare", "mediaAdSpendingTrend", "mediaAdSpendingTable"],
    },
    { id: "who", title: "verticals.chapter.who", blocks: ["verticalBreakdown", "verticalAdSpendingTable"] },
    {
      id: "digital",
      title: "verticals.chapter.digital",
      blocks: ["digitalSpendingByPlatformTable", "digitalMarketProspects"],
    },
    { id: "season", title: "verticals.chapter.season", blocks: ["seasons", "quarterlySpending"] },
    { id: "intel", title: "verticals.chapter.intel", blocks: ["marketIntelligence"] },
    { id: "markets", title: "verticals.chapter.markets", blocks: ["marketRanking"] },
  ],
  subVertical: [
    { ...COMPARED, blocks: ["marketsCompared", "marketsComparedYears"] },
    {
      id: "media",
      title: "subVertical.chapter.media",
      blocks: ["mediaAdSpending", "mediaAdSpendingMarketCompare"],
    },
    { id: "gaps", title: "subVertical.chapter.gaps", blocks: ["mediumGaps"] },
    {
      id: "years",
      title: "subVertical.chapter.years",
      blocks: ["mediaAdSpendingTrend", "forecastByMedia", "quarterlySpending", "mediaAdSpendingTable"],
    },
    { id: "know-how", title: "subVertical.chapter.knowHow", blocks: ["subVerticalInsights", "seasons"] },
    { id: "similar", title: "subVertical.chapter.similar", blocks: ["similarSubVerticals"] },
  ],
};

const WALLET: readonly ScreenChapter[] = [
  { id: "finding", title: "shareWallet.chapter.finding", blocks: ["walletBar", "walletQuarters"] },
  { id: "categories", title: "shareWallet.chapter.categories", blocks: ["subVerticalGaps", "quadrant"] },
];

const RANKER: Readonly<Record<RankTab, readonly ScreenChapter[]>> = {
  media: [{ id: "ranks", title: "mediaRank.chapter.medium", blocks: RANK_BLOCKS.media }],
  markets: [{ id: "ranks", title: "mediaRank.chapter.market", blocks: RANK_BLOCKS.markets }],
  verticals: [{ id: "ranks", title: "mediaRank.chapter.vertical", blocks: RANK_BLOCKS.verticals }],
};

/** The profile of a market by the medium that it is of. */
const PROFILE = (medium: LocalMedium): readonly ScreenChapter[] => [
  {
    id: "market",
    title: "marketProfile.chapter.market",
    blocks: ["marketProfileStats", "marketGrowth", "marketPolygon"],
  },
  { id: "people", title: "marketProfile.chapter.people", blocks: ["marketDemographics", "agePyramid"] },
  { id: "money", title: `marketProfile.chapter.money.${medium}`, blocks: ["mediumSpending", "topCategories"] },
  {
    id: "stations",
    title: `marketProfile.chapter.stations.${medium}`,
    blocks: ["topCompetitorsByShare", "topRevenueAndShare"],
  },
  { id: "calendar", title: "marketProfile.chapter.calendar", blocks: ["salesCalendar"] },
];

const STATIONS: readonly ScreenChapter[] = [
  { id: "power", title: "stations.chapter.power", blocks: ["powerRatio", "stationOwners"] },
  { id: "list", title: "stations.chapter.list", blocks: ["stationCompetitiveOverview", "stationProgrammes"] },
];

function chaptersOf({ screen, tab, medium }: Screen, kind: Spending["scope"]["kind"]): readonly ScreenChapter[] {
  if (screen === "spending") return SPENDING[kind];
  if (screen === "profile") return PROFILE(medium);
  if (screen === "stations") return STATIONS;
  return screen === "wallet" ? WALLET : RANKER[tab ?? "media"];
}

/** The names of the blocks that a screen shows. */
export function screenBlocks(screen: Screen, kind: Spending["scope"]["kind"]): BlockName[] {
  return chaptersOf(screen, kind).flatMap(({ blocks }) => [...blocks]);
}

/** What a screen shows at a glance, and its blocks, chapter by chapter; a block of which nothing is known is left out, as is a chapter of such. */
export function screenSections(screen: Screen, subject: BlockSubject): ReportSection[] {
  const { scope, words } = subject.spending;
  const chapters = chaptersOf(screen, scope.kind).flatMap(({ id, title, blocks }): ReportSection[] => {
    const parts = blocks.flatMap((name): ReportPart[] => blockParts(name, subject));
    if (id === "finding" && parts.length > 0) parts.push(...walletPoints(subject));
    return parts.length === 0 ? [] : [{ id, title: words.text(title), parts }];
  });
  const glance = screen.screen === "spending" ? glanceParts(subject) : [];
  return glance.length === 0
    ? chapters
    : [{ id: "glance", title: words.text("marketReport.section.snapshot"), parts: glance }, ...chapters];
}
