import type { LocalBlockName } from "#domain/blockNames.ts";
import { mediumCategories } from "#domain/localMedium/mediumCategories.ts";
import { mediumYears, splitByStations } from "#domain/localMedium/mediumYears.ts";
import type { LocalChoice } from "#domain/localMedium/localChoice.ts";
import { salesCalendar } from "#domain/localMedium/salesCalendar.ts";
import { competitorsAmong } from "#domain/stations/competitors.ts";
import type { BlockSubject } from "../block.ts";
import type { BlockFigure } from "./blockFigure.ts";
import { calendarBlock } from "./profile/calendarBlock.ts";
import { categoriesBlock } from "./profile/categoriesBlock.ts";
import { audienceBlock, stationRevenueBlock } from "./profile/competitorsBlock.ts";
import { countiesBlock } from "./profile/countiesBlock.ts";
import { demographicsBlock, shownTopics } from "./profile/demographicsBlock.ts";
import { growthBlock } from "./profile/growthBlock.ts";
import { mediumYearsBlock } from "./profile/mediumYearsBlock.ts";
import { pyramidBlock } from "./profile/pyramidBlock.ts";
import { statsBlock } from "./profile/statsBlock.ts";
import { ownersFigure } from "./stations/ownersFigure.ts";
import { powerFigure } from "./stations/powerFigure.ts";
import { programmesFigure } from "./stations/programmesFigure.ts";
import { stationsFigure } from "./stations/stationsFigure.ts";

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
export function localFigure(name: LocalBlockName, subject: BlockSubject): BlockFigure | null {
  const { local } = subject.choice;
  return local && makers[name](subject, local);
}

/** Whether the revision knows any spending of the market: one that it only lists has no money yet. */
function isSpent({ view }: BlockSubject["spending"]): boolean {
  return !view.own.wallet.dollars.every(Number.isNaN);
}
