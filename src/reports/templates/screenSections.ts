import type { SectionName } from "#domain/spending/sections.ts";
import type { ReportSection } from "../document.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import type { Spending } from "../spending.ts";

/** A chapter of a screen: the key of its title, and its blocks of spending in their order. */
interface ScreenChapter {
  readonly id: string;
  readonly title:
    | `marketSummary.chapter.${"media" | "digital" | "outlook" | "categories"}`
    | `verticals.chapter.${"media" | "who" | "digital"}`
    | `subVertical.chapter.${"media" | "years"}`;
  readonly blocks: readonly SectionName[];
}

/** What the screens show, by what they are about. */
const SCREENS: Readonly<Record<Spending["scope"]["kind"], readonly ScreenChapter[]>> = {
  market: [
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
    { id: "outlook", title: "marketSummary.chapter.outlook", blocks: ["forecastByMedia", "politicalSpending"] },
    {
      id: "categories",
      title: "marketSummary.chapter.categories",
      blocks: ["topSubVerticals", "largestGrowthVerticals", "largestLossVerticals"],
    },
  ],
  vertical: [
    {
      id: "media",
      title: "verticals.chapter.media",
      blocks: ["mediaAdSpending", "mediaAdSpendingMarketCompare", "mediaAdSpendingTrend", "mediaAdSpendingTable"],
    },
    { id: "who", title: "verticals.chapter.who", blocks: ["verticalBreakdown", "verticalAdSpendingTable"] },
    { id: "digital", title: "verticals.chapter.digital", blocks: ["digitalSpendingByPlatformTable"] },
  ],
  subVertical: [
    {
      id: "media",
      title: "subVertical.chapter.media",
      blocks: ["mediaAdSpending", "mediaAdSpendingMarketCompare"],
    },
    {
      id: "years",
      title: "subVertical.chapter.years",
      blocks: ["mediaAdSpendingTrend", "forecastByMedia", "mediaAdSpendingTable"],
    },
  ],
};

/** The blocks of spending of a screen, chapter by chapter; a block of which nothing is known is left out, as is a chapter of such. */
export function screenSections(spending: Spending): ReportSection[] {
  return SCREENS[spending.scope.kind].flatMap(({ id, title, blocks }): ReportSection[] => {
    const parts = blocks
      .map((name) => spendingPart(name, spending))
      .filter(({ table }) => table !== null && table.rows.length > 0);
    return parts.length === 0 ? [] : [{ id, title: spending.words.text(title), parts }];
  });
}
