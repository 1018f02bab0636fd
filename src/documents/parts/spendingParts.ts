import type { SectionName } from "#domain/spending/sections.ts";
import type { FigurePart } from "../document.ts";
import type { Spending } from "../spending.ts";
import { type BlockFigure, figurePart } from "./blockFigure.ts";
import { breakdownFigure } from "./breakdownFigure.ts";
import { compareFigure } from "./compareFigure.ts";
import { forecastFigure } from "./forecastFigure.ts";
import { listFigure } from "./listFigure.ts";
import { mediaFigure } from "./mediaFigure.ts";
import { mediaYearsFigure } from "./mediaYearsFigure.ts";
import { platformFigure } from "./platformFigure.ts";
import { platformYearsFigure } from "./platformYearsFigure.ts";
import { politicalFigure } from "./politicalFigure.ts";
import { subVerticalYearsFigure } from "./subVerticalYearsFigure.ts";
import { trendFigure } from "./trendFigure.ts";

/** What every block of spending says, by the state name of its section. */
const figures: { readonly [Name in SectionName]: (spending: Spending) => BlockFigure } = {
  mediaAdSpending: (spending) => mediaFigure(spending, "mediaAdSpending"),
  mediaAdSpendingNationwide: (spending) => mediaFigure(spending, "mediaAdSpendingNationwide"),
  mediaAdSpendingMarketCompare: (spending) => compareFigure(spending, "mediaAdSpendingMarketCompare"),
  mediaAdSpendingTable: (spending) => mediaYearsFigure(spending, "mediaAdSpendingTable"),
  mediaAdSpendingTrend: trendFigure,
  digitalAdSpending: (spending) => mediaFigure(spending, "digitalAdSpending"),
  digitalAdSpendingNationwide: (spending) => mediaFigure(spending, "digitalAdSpendingNationwide"),
  digitalAdSpendingMarketCompare: (spending) => compareFigure(spending, "digitalAdSpendingMarketCompare"),
  digitalAdSpendingTable: (spending) => mediaYearsFigure(spending, "digitalAdSpendingTable"),
  digitalSpendingByPlatform: platformFigure,
  digitalSpendingByPlatformTable: platformYearsFigure,
  forecastByMedia: forecastFigure,
  politicalSpending: politicalFigure,
  topSubVerticals: (spending) => listFigure(spending, "topSubVerticals"),
  largestGrowthVerticals: (spending) => listFigure(spending, "largestGrowthVerticals"),
  largestLossVerticals: (spending) => listFigure(spending, "largestLossVerticals"),
  verticalBreakdown: breakdownFigure,
  verticalAdSpendingTable: subVerticalYearsFigure,
};

/** A block of spending as a part of a document: headline, measure, table and small print are those of the screen. */
export function spendingPart(name: SectionName, spending: Spending): FigurePart {
  return figurePart(figures[name](spending), spending);
}
