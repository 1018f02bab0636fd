import { levelOf, levelOfView, provenanceAtLevel } from "../revisions/provenanceAtLevel.ts";
import type { Table } from "../tables/table.ts";
import { forecastByMedia, forecastByMediaTable } from "./forecastByMedia.ts";
import { mediaCompare, mediaCompareTable } from "./mediaCompare.ts";
import { mediaSpending, mediaSpendingTable } from "./mediaSpending.ts";
import { mediaTrend, mediaTrendTable } from "./mediaTrend.ts";
import { mediaYears, mediaYearsTable } from "./mediaYears.ts";
import { platformSpending, platformSpendingTable } from "./platformSpending.ts";
import { platformYears, platformYearsTable } from "./platformYears.ts";
import { politicalSpending, politicalSpendingTable } from "./politicalSpending.ts";
import type { SectionName, SpendingSections } from "./sections.ts";
import {
  largestGrowthVerticals,
  largestLossVerticals,
  subVerticalListTable,
  topSubVerticals,
} from "./subVerticalList.ts";
import { subVerticalYears, subVerticalYearsTable } from "./subVerticalYears.ts";
import { verticalBreakdown, verticalBreakdownTable } from "./verticalBreakdown.ts";
import type { SpendingView } from "./view.ts";

/** How a section is computed from a view, and how it reads as plain rows. */
export interface SpendingSectionOf<Name extends SectionName> {
  readonly compute: (view: SpendingView) => SpendingSections[Name];
  readonly table: (section: SpendingSections[Name]) => Table;
}

const nationwide = (view: SpendingView): SpendingView => ({
  ...view,
  own: view.nation,
  provenance: provenanceAtLevel(
    view.provenance,
    levelOf(view.nation.wallet.market, !levelOfView(view).endsWith("Category")),
  ),
});

/** The market summary's sections by their state names: the one place screens, endpoints and files take them from. */
export const spendingSections: { readonly [Name in SectionName]: SpendingSectionOf<Name> } = {
  mediaAdSpending: { compute: (view) => mediaSpending(view), table: mediaSpendingTable },
  mediaAdSpendingNationwide: { compute: (view) => mediaSpending(nationwide(view)), table: mediaSpendingTable },
  mediaAdSpendingMarketCompare: { compute: (view) => mediaCompare(view), table: mediaCompareTable },
  mediaAdSpendingTable: { compute: (view) => mediaYears(view), table: mediaYearsTable },
  mediaAdSpendingTrend: { compute: mediaTrend, table: mediaTrendTable },
  digitalAdSpending: { compute: (view) => mediaSpending(view, "digital"), table: mediaSpendingTable },
  digitalAdSpendingNationwide: {
    compute: (view) => mediaSpending(nationwide(view), "digital"),
    table: mediaSpendingTable,
  },
  digitalAdSpendingMarketCompare: { compute: (view) => mediaCompare(view, "digital"), table: mediaCompareTable },
  digitalAdSpendingTable: { compute: (view) => mediaYears(view, "digital"), table: mediaYearsTable },
  digitalSpendingByPlatform: { compute: platformSpending, table: platformSpendingTable },
  digitalSpendingByPlatformTable: { compute: platformYears, table: platformYearsTable },
  forecastByMedia: { compute: forecastByMedia, table: forecastByMediaTable },
  politicalSpending: { compute: politicalSpending, table: politicalSpendingTable },
  topSubVerticals: { compute: topSubVerticals, table: subVerticalListTable },
  largestGrowthVerticals: { compute: largestGrowthVerticals, table: subVerticalListTable },
  largestLossVerticals: { compute: largestLossVerticals, table: subVerticalListTable },
  verticalBreakdown: { compute: verticalBreakdown, table: verticalBreakdownTable },
  verticalAdSpendingTable: { compute: subVerticalYears, table: subVerticalYearsTable },
};

/** All sections of a view at once. Throws `invalid-input` for a year the revision does not have. */
export function computeSpendingSections(view: SpendingView): SpendingSections {
  const sections = spendingSections;
  return {
    mediaAdSpending: sections.mediaAdSpending.compute(view),
    mediaAdSpendingNationwide: sections.mediaAdSpendingNationwide.compute(view),
    mediaAdSpendingMarketCompare: sections.mediaAdSpendingMarketCompare.compute(view),
    mediaAdSpendingTable: sections.mediaAdSpendingTable.compute(view),
    mediaAdSpendingTrend: sections.mediaAdSpendingTrend.compute(view),
    digitalAdSpending: sections.digitalAdSpending.compute(view),
    digitalAdSpendingNationwide: sections.digitalAdSpendingNationwide.compute(view),
    digitalAdSpendingMarketCompare: sections.digitalAdSpendingMarketCompare.compute(view),
    digitalAdSpendingTable: sections.digitalAdSpendingTable.compute(view),
    digitalSpendingByPlatform: sections.digitalSpendingByPlatform.compute(view),
    digitalSpendingByPlatformTable: sections.digitalSpendingByPlatformTable.compute(view),
    forecastByMedia: sections.forecastByMedia.compute(view),
    politicalSpending: sections.politicalSpending.compute(view),
    topSubVerticals: sections.topSubVerticals.compute(view),
    largestGrowthVerticals: sections.largestGrowthVerticals.compute(view),
    largestLossVerticals: sections.largestLossVerticals.compute(view),
    verticalBreakdown: sections.verticalBreakdown.compute(view),
    verticalAdSpendingTable: sections.verticalAdSpendingTable.compute(view),
  };
}
