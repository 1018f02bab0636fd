import { type BlockName, isLocalBlock, isOfYears, type LocalBlockName, rankTabOf } from "#domain/blockNames.ts";
import type { LocalChoice } from "#domain/localMedium/localChoice.ts";
import { mediumCategories } from "#domain/localMedium/mediumCategories.ts";
import { mediumYears, splitByStations } from "#domain/localMedium/mediumYears.ts";
import { salesCalendar } from "#domain/localMedium/salesCalendar.ts";
import { NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { focusPlaces } from "#domain/shareOfWallet/focus.ts";
import { comparesMarkets } from "#domain/spending/comparedMarkets.ts";
import { SECTION_NAMES } from "#domain/spending/sectionNames.ts";
import { competitorsAmong } from "#domain/stations/competitors.ts";
import type { BlockSubject } from "../block.ts";
import type { ReportPart } from "../document.ts";
import { insightFigure } from "./advertisers/insightFigure.ts";
import { intelFigure } from "./advertisers/intelFigure.ts";
import { prospectsFigure } from "./advertisers/prospectsFigure.ts";
import { seasonFigure } from "./advertisers/seasonFigure.ts";
import { similarFigure } from "./advertisers/similarFigure.ts";
import { yearOf } from "../spending.ts";
import { type BlockFigure, figureParts } from "./blockFigure.ts";
import { categoriesFigure } from "./compared/categoriesFigure.ts";
import { marketsFigure } from "./compared/marketsFigure.ts";
import { marketYearsFigure } from "./compared/marketYearsFigure.ts";
import { gainsAndLossesFigure } from "./gainsAndLossesFigure.ts";
import { localForecastFigure } from "./localForecastFigure.ts";
import { calendarBlock } from "./profile/calendarBlock.ts";
import { categoriesBlock } from "./profile/categoriesBlock.ts";
import { audienceBlock, stationRevenueBlock } from "./profile/competitorsBlock.ts";
import { countiesBlock } from "./profile/countiesBlock.ts";
import { demographicsBlock, shownTopics } from "./profile/demographicsBlock.ts";
import { growthBlock } from "./profile/growthBlock.ts";
import { mediumYearsBlock } from "./profile/mediumYearsBlock.ts";
import { pyramidBlock } from "./profile/pyramidBlock.ts";
import { statsBlock } from "./profile/statsBlock.ts";
import { quarterlyFigure } from "./quarterlyFigure.ts";
import { marketRanking, mediaRanking, ofWholeMarket, verticalRanking } from "./ranks/makeRanking.ts";
import { marketRankingFigure } from "./ranks/marketRankingFigure.ts";
import { rankFigure } from "./ranks/rankFigure.ts";
import type { Ranking } from "./ranks/ranking.ts";
import { rankYearsFigure } from "./ranks/rankYearsFigure.ts";
import { spendingPart } from "./spendingParts.ts";
import { verticalYearsFigure } from "./verticalYearsFigure.ts";
import { ownersFigure } from "./stations/ownersFigure.ts";
import { powerFigure } from "./stations/powerFigure.ts";
import { programmesFigure } from "./stations/programmesFigure.ts";
import { stationsFigure } from "./stations/stationsFigure.ts";
import { gapsFigure } from "./wallet/gapsFigure.ts";
import { mediumGapsFigure } from "./wallet/mediumGapsFigure.ts";
import { quadrantFigure } from "./wallet/quadrantFigure.ts";
import { askAgain, type ShareSpending } from "./wallet/shareSpending.ts";
import { walletFigure } from "./wallet/walletFigure.ts";
import { walletQuartersFigure } from "./wallet/walletQuartersFigure.ts";

/**
 * A block as parts of a document: the figures of its finding, itself, and the sentences below it, each as on the screen. None where
 * nothing is known of it.
 */
export function blockParts(name: BlockName, asked: BlockSubject): ReportPart[] {
  const subject = isOfYears(name) ? subjectOfYear(asked) : asked;
  const section = SECTION_NAMES.find((one) => one === name);
  const parts = section ? [spendingPart(section, subject.spending)] : partsOf(figureOf(name, subject), subject);
  return parts.some((part) => part.kind === "figure" && part.table !== null && part.table.rows.length > 0) ? parts : [];
}

/** The same of the whole year. */
export function subjectOfYear(subject: BlockSubject): BlockSubject {
  return { ...subject, spending: yearOf(subject.spending) };
}

function partsOf(figure: BlockFigure | null, { spending }: BlockSubject): ReportPart[] {
  return figure ? figureParts(figure, spending) : [];
}

function figureOf(name: BlockName, subject: BlockSubject): BlockFigure | null {
  if (isLocalBlock(name)) return localFigure(name, subject);
  const { spending, material } = subject;
  switch (name) {
    case "localForecastSummary":
      return localForecastFigure(spending);
    case "gainsAndLosses":
      return gainsAndLossesFigure(spending);
    case "verticalYears":
      return verticalYearsFigure(spending);
    case "marketsCompared":
      return comparesMarkets(spending.view) ? marketsFigure(spending) : null;
    case "marketsComparedYears":
      return comparesMarkets(spending.view) ? marketYearsFigure(spending) : null;
    case "categoriesCompared":
      return comparesMarkets(spending.view) ? categoriesFigure(spending) : null;
    case "quarterlySpending":
      return material.seasons ? quarterlyFigure(spending, material.seasons) : null;
    case "mediumGaps":
      return mediumGapsFigure(spending);
    case "similarSubVerticals":
      return similarFigure(spending);
    case "seasons":
      return material.seasons ? seasonFigure(spending, material.seasons) : null;
    case "digitalMarketProspects":
      return material.prospects ? prospectsFigure(spending, material.prospects) : null;
    case "marketIntelligence":
      return material.marketIntel ? intelFigure(spending, material.marketIntel) : null;
    case "subVerticalInsights":
      return material.insight ? insightFigure(spending, material.insight) : null;
    case "marketRanking":
      return material.verticalTotals ? marketRankingFigure(spending, material.verticalTotals) : null;
    case "walletBar":
      return ofWallet(walletFigure, subject);
    case "walletQuarters":
      return ofWallet((asked) => (material.seasons ? walletQuartersFigure(asked, material.seasons) : null), subject);
    case "subVerticalGaps":
      return ofWallet(gapsFigure, subject);
    case "quadrant":
      return ofWallet(quadrantFigure, subject);
    default:
      return ofRanking(name, subject);
  }
}

function ofWallet(figure: (asked: ShareSpending) => BlockFigure | null, subject: BlockSubject): BlockFigure | null {
  const asked = shareAsked(subject);
  return asked && figure(asked);
}

/** The share of wallet that is asked for; null where the revision does not know the medium, or holds nothing of the focus. */
export function shareAsked(subject: BlockSubject): ShareSpending | null {
  const { spending, choice, material } = subject;
  const { medium, benchmark } = choice;
  if (!isThere(subject)) return null;
  const { benchmarks = null, ownSales = null, ownQuarters } = material;
  return askAgain(spending, { medium, focus: spending.scope, benchmark, benchmarks, ownSales, ownQuarters });
}

function ofRanking(name: BlockName, subject: BlockSubject): BlockFigure | null {
  const tab = rankTabOf(name);
  const ranking = tab && isThere(subject) ? rankingOf(tab, subject) : null;
  if (!ranking) return null;
  return name === ranking.names[0] ? rankFigure(ranking) : rankYearsFigure(ranking);
}

function rankingOf(tab: NonNullable<ReturnType<typeof rankTabOf>>, subject: BlockSubject): Ranking | null {
  const { spending, choice, material } = subject;
  const { medium, kind } = choice;
  if (tab === "media") return mediaRanking(spending, medium);
  if (tab === "verticals") return verticalRanking(ofWholeMarket(spending), medium);
  const { mediumTotals } = material;
  if (!mediumTotals || mediumTotals.markets.length === 0) return null;
  return marketRanking(spending, { medium, kind, totals: { revision: spending.revision.id, ...mediumTotals } });
}

/** Whether the revision knows the medium and holds something of the focus. */
function isThere({ spending: { revision, scope, view }, choice }: BlockSubject): boolean {
  return revision.media.includes(choice.medium) && focusPlaces(revision, scope, view.political).length > 0;
}

/** What is chosen where a screen has nothing to choose. */
export const NOTHING_CHOSEN = { medium: "tvOta", kind: "tv", benchmark: NATION_BENCHMARK, local: null } as const;

type Maker = (subject: BlockSubject, local: LocalChoice) => BlockFigure | null;

/** As many competitors stand in a list. */
const LISTED = 10;
const NONE: ReadonlySet<string> = new Set();

const makers: { readonly [Name in LocalBlockName]: Maker } = {
  marketProfileStats: ({ spending, material }) =>
    material.profile?.length ? statsBlock(material.profile, spending) : null,
  marketGrowth: ({ spending, material }) => (material.profile ? growthBlock(material.profile, spending) : null),
  marketPolygon: ({ spending, material }) => (material.counties ? countiesBlock(material.counties, spending) : null),
  marketDemographics: ({ spending, material: { topics = [] } }, { people }) => {
    const shown = shownTopics(topics);
    const { topic } = shown.find((one) => one.topic === people) ?? shown[0] ?? {};
    return topic ? demographicsBlock(topics, topic, spending) : null;
  },
  agePyramid: ({ spending, material }) => (material.topics ? pyramidBlock(material.topics, spending) : null),
  mediumSpending: ({ spending, material }, { medium }) =>
    isSpent(spending)
      ? mediumYearsBlock(
          splitByStations(mediumYears(spending.view, medium), material.stationYears ?? []),
          medium,
          spending,
        )
      : null,
  topCategories: ({ spending }, { medium }) =>
    categoriesBlock(mediumCategories(spending.view, medium), medium, spending),
  topCompetitorsByShare: ({ spending, material }, { by }) =>
    material.stations
      ? audienceBlock(competitorsAmong(material.stations, { by, of: "share", limit: LISTED }), spending)
      : null,
  topRevenueAndShare: ({ spending, material }, { by }) =>
    material.stations
      ? stationRevenueBlock(competitorsAmong(material.stations, { by, of: "ota", limit: LISTED }), spending)
      : null,
  salesCalendar: ({ spending }, { medium }) =>
    calendarBlock(salesCalendar(spending.view.year, medium), medium, spending),
  powerRatio: ({ spending, material }, { view }) =>
    material.stations ? powerFigure(material.stations, view, material.ownStations ?? NONE, spending) : null,
  stationOwners: ({ spending, material }) => (material.stations ? ownersFigure(material.stations, spending) : null),
  stationCompetitiveOverview: ({ spending, material }) =>
    material.stations ? stationsFigure(material.stations, material.ownStations ?? NONE, spending) : null,
  stationProgrammes: ({ spending, material }) =>
    material.stations ? programmesFigure(material.stations, spending) : null,
};

/** What a block of the profile or of the stations says; null where nothing is known of it. */
function localFigure(name: LocalBlockName, subject: BlockSubject): BlockFigure | null {
  const { local } = subject.choice;
  return local && makers[name](subject, local);
}

/** Whether the revision knows any spending of the market: one that it only lists has no money yet. */
function isSpent({ view }: BlockSubject["spending"]): boolean {
  return !view.own.wallet.dollars.every(Number.isNaN);
}
