import type { Table } from "../table.ts";
import { forecastByMedia, forecastByMediaTable } from "./forecastByMedia.ts";
import { mediaCompare, mediaCompareTable } from "./mediaCompare.ts";
import { mediaSpending, mediaSpendingTable } from "./mediaSpending.ts";
import { mediaYears, mediaYearsTable } from "./mediaYears.ts";
import { platformSpending, platformSpendingTable } from "./platformSpending.ts";
import { politicalSpending, politicalSpendingTable } from "./politicalSpending.ts";
import type { SectionName, SummarySections } from "./sections.ts";
import {
  largestGrowthVerticals,
  largestLossVerticals,
  subVerticalListTable,
  topSubVerticals,
} from "./subVerticalList.ts";
import type { SummaryView } from "./view.ts";

/** How a section is computed from a view, and how it reads as plain rows. */
export interface SummarySection<Name extends SectionName> {
  readonly compute: (view: SummaryView) => SummarySections[Name];
  readonly table: (section: SummarySections[Name]) => Table;
}

const nationwide = (view: SummaryView): SummaryView => ({ ...view, own: view.nation });

/** The market summary's sections by their state names: the one place screens, endpoints and files take them from. */
export const marketSummarySections: { readonly [Name in SectionName]: SummarySection<Name> } = {
  mediaAdSpending: { compute: (view) => mediaSpending(view), table: mediaSpendingTable },
  mediaAdSpendingNationwide: { compute: (view) => mediaSpending(nationwide(view)), table: mediaSpendingTable },
  mediaAdSpendingMarketCompare: { compute: (view) => mediaCompare(view), table: mediaCompareTable },
  mediaAdSpendingTable: { compute: (view) => mediaYears(view), table: mediaYearsTable },
  digitalAdSpending: { compute: (view) => mediaSpending(view, "digital"), table: mediaSpendingTable },
  digitalAdSpendingNationwide: {
    compute: (view) => mediaSpending(nationwide(view), "digital"),
    table: mediaSpendingTable,
  },
  digitalAdSpendingMarketCompare: { compute: (view) => mediaCompare(view, "digital"), table: mediaCompareTable },
  digitalAdSpendingTable: { compute: (view) => mediaYears(view, "digital"), table: mediaYearsTable },
  digitalSpendingByPlatform: { compute: platformSpending, table: platformSpendingTable },
  forecastByMedia: { compute: forecastByMedia, table: forecastByMediaTable },
  politicalSpending: { compute: politicalSpending, table: politicalSpendingTable },
  topSubVerticals: { compute: topSubVerticals, table: subVerticalListTable },
  largestGrowthVerticals: { compute: largestGrowthVerticals, table: subVerticalListTable },
  largestLossVerticals: { compute: largestLossVerticals, table: subVerticalListTable },
};

/** All sections of a view at once. Throws `invalid-input` for a year the revision does not have. */
export function computeMarketSummary(view: SummaryView): SummarySections {
  const sections = marketSummarySections;
  return {
    mediaAdSpending: sections.mediaAdSpending.compute(view),
    mediaAdSpendingNationwide: sections.mediaAdSpendingNationwide.compute(view),
    mediaAdSpendingMarketCompare: sections.mediaAdSpendingMarketCompare.compute(view),
    mediaAdSpendingTable: sections.mediaAdSpendingTable.compute(view),
    digitalAdSpending: sections.digitalAdSpending.compute(view),
    digitalAdSpendingNationwide: sections.digitalAdSpendingNationwide.compute(view),
    digitalAdSpendingMarketCompare: sections.digitalAdSpendingMarketCompare.compute(view),
    digitalAdSpendingTable: sections.digitalAdSpendingTable.compute(view),
    digitalSpendingByPlatform: sections.digitalSpendingByPlatform.compute(view),
    forecastByMedia: sections.forecastByMedia.compute(view),
    politicalSpending: sections.politicalSpending.compute(view),
    topSubVerticals: sections.topSubVerticals.compute(view),
    largestGrowthVerticals: sections.largestGrowthVerticals.compute(view),
    largestLossVerticals: sections.largestLossVerticals.compute(view),
  };
}
