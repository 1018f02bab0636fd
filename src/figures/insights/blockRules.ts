import type { InsightBlock } from "./insight.ts";
import type { Rule } from "./rule.ts";
import { attack } from "./rules/attack.ts";
import { bestDigitalOutlook } from "./rules/bestDigitalOutlook.ts";
import { bestOutlook } from "./rules/bestOutlook.ts";
import { crowdedMonths } from "./rules/crowdedMonths.ts";
import { digitalAgainstNation } from "./rules/digitalAgainstNation.ts";
import { digitalOutlook } from "./rules/digitalOutlook.ts";
import { electionLift } from "./rules/electionLift.ts";
import { electionYear } from "./rules/electionYear.ts";
import { noneGrows, noneLoses, noneSpends } from "./rules/emptyLists.ts";
import { fastestMedium } from "./rules/fastestMedium.ts";
import { fastestSubVertical } from "./rules/fastestSubVertical.ts";
import { groupOutlook } from "./rules/groupOutlook.ts";
import { hotMonths } from "./rules/hotMonths.ts";
import { largestDigitalMedium } from "./rules/largestDigitalMedium.ts";
import { largestGrowth } from "./rules/largestGrowth.ts";
import { largestLoss } from "./rules/largestLoss.ts";
import { largestMedium } from "./rules/largestMedium.ts";
import { largestSubVertical } from "./rules/largestSubVertical.ts";
import { marketOutlook } from "./rules/marketOutlook.ts";
import { marketRank } from "./rules/marketRank.ts";
import { mediumBuyer } from "./rules/mediumBuyer.ts";
import { mediumClimbs } from "./rules/mediumClimbs.ts";
import { mixDistance } from "./rules/mixDistance.ts";
import { mixEven } from "./rules/mixEven.ts";
import { mediumMarketRank } from "./rules/mediumMarketRank.ts";
import { nationMix } from "./rules/nationMix.ts";
import { noOutlook } from "./rules/noOutlook.ts";
import { nothingDigital } from "./rules/nothingDigital.ts";
import { nothingKnown } from "./rules/nothingKnown.ts";
import { ownGrows, ownStronger } from "./rules/ownMediumCase.ts";
import { ownMediumGap } from "./rules/ownMediumGap.ts";
import { ownMediumRank } from "./rules/ownMediumRank.ts";
import { platformConcentration } from "./rules/platformConcentration.ts";
import { reversal } from "./rules/reversal.ts";
import { shareShift } from "./rules/shareShift.ts";
import { strongestDigitalMedium } from "./rules/strongestDigitalMedium.ts";
import { strongestMedium } from "./rules/strongestMedium.ts";
import { topProspect } from "./rules/topProspect.ts";
import { walletRank } from "./rules/walletRank.ts";
import { weakestMedium } from "./rules/weakestMedium.ts";
import { widestGap } from "./rules/widestGap.ts";

/** Where the mix differs, or that it does not: what a market has of its own comes before what holds everywhere. */
const mix = [strongestMedium, weakestMedium, mixEven];
const media = [ownStronger, ownGrows, ...mix, mixDistance, fastestMedium, largestMedium, nothingKnown];
const digital = [largestDigitalMedium, nothingDigital];
/** In shares a total says nothing; what is digital does. */
const inShares: Rule = {
  ...digitalOutlook,
  find: (facts) => (facts.material.saidIn === "share" ? digitalOutlook.find(facts) : []),
};
/** The trend draws the largest media alone. */
const shiftDrawn: Rule = {
  ...shareShift,
  drawn: (facts) => facts.section("mediaAdSpendingTrend").rows.map(({ id }) => id),
};
const outlook = [inShares, marketOutlook, noOutlook];
const platforms = [platformConcentration, nothingDigital];
const compare = [strongestMedium, weakestMedium, mixDistance, mixEven, nationMix, largestMedium, nothingKnown];

/** The block that stands beside another on every screen and page: what it says is not said twice. */
export const BESIDE: Partial<Readonly<Record<InsightBlock, InsightBlock>>> = {
  mediaAdSpendingMarketCompare: "mediaAdSpending",
  digitalAdSpendingMarketCompare: "digitalAdSpending",
};

/** What each block may say, in this order: the first rule that finds anything writes the headline. */
export const BLOCK_RULES: Readonly<Record<InsightBlock, readonly Rule[]>> = {
  mediaAdSpending: media,
  mediaAdSpendingNationwide: media,
  mediaAdSpendingMarketCompare: compare,
  mediaAdSpendingTable: [groupOutlook, bestOutlook, noOutlook],
  mediaAdSpendingTrend: [shiftDrawn, groupOutlook, bestOutlook, noOutlook],
  digitalAdSpending: digital,
  digitalAdSpendingNationwide: digital,
  digitalAdSpendingMarketCompare: [strongestDigitalMedium, digitalAgainstNation, ...digital],
  digitalAdSpendingTable: [bestDigitalOutlook, noOutlook],
  digitalSpendingByPlatform: platforms,
  digitalSpendingByPlatformTable: platforms,
  forecastByMedia: outlook,
  localForecastSummary: outlook,
  politicalSpending: [electionYear],
  topSubVerticals: [largestSubVertical, noneSpends, nothingKnown],
  largestGrowthVerticals: [largestGrowth, noneGrows, nothingKnown],
  largestLossVerticals: [largestLoss, noneLoses, nothingKnown],
  verticalBreakdown: [largestSubVertical, noneSpends, nothingKnown],
  verticalAdSpendingTable: [fastestSubVertical, largestSubVertical, noneSpends, nothingKnown],
  digitalMarketProspects: [topProspect],
  seasons: [hotMonths, crowdedMonths],
  marketRanking: [marketRank],
  mediaRanks: [ownMediumRank, mediumClimbs, largestMedium, nothingKnown],
  mediaRankYears: [mediumClimbs, largestMedium, nothingKnown],
  mediumMarketRanks: [mediumMarketRank],
  mediumVerticalRanks: [mediumBuyer],
  walletBar: [walletRank, largestMedium, nothingKnown],
  gaps: [ownMediumGap, walletRank, largestMedium, nothingKnown],
  subVerticalGaps: [widestGap],
  quadrant: [attack],
  whatChanged: [reversal, electionLift, fastestMedium, largestMedium, nothingKnown],
};
