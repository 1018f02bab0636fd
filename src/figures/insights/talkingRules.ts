import type { Rule } from "./rule.ts";
import { attack } from "./rules/attack.ts";
import { bestOutlook } from "./rules/bestOutlook.ts";
import { concentration } from "./rules/concentration.ts";
import { crowdedMonths } from "./rules/crowdedMonths.ts";
import { digitalAgainstNation } from "./rules/digitalAgainstNation.ts";
import { digitalOutlook } from "./rules/digitalOutlook.ts";
import { digitalOvertakes } from "./rules/digitalOvertakes.ts";
import { electionLift } from "./rules/electionLift.ts";
import { electionYear } from "./rules/electionYear.ts";
import { fastestMedium } from "./rules/fastestMedium.ts";
import { fastestSubVertical } from "./rules/fastestSubVertical.ts";
import { groupOutlook } from "./rules/groupOutlook.ts";
import { growthContribution } from "./rules/growthContribution.ts";
import { hotMonths } from "./rules/hotMonths.ts";
import { largestGrowth } from "./rules/largestGrowth.ts";
import { largestLoss } from "./rules/largestLoss.ts";
import { largestMedium } from "./rules/largestMedium.ts";
import { largestSubVertical } from "./rules/largestSubVertical.ts";
import { marketOutlook } from "./rules/marketOutlook.ts";
import { marketRank } from "./rules/marketRank.ts";
import { mixDistance } from "./rules/mixDistance.ts";
import { outlookAgainstNation } from "./rules/outlookAgainstNation.ts";
import { OWN_CASE } from "./rules/ownMediumCase.ts";
import { ownMediumGap } from "./rules/ownMediumGap.ts";
import { perCapitaRichness } from "./rules/perCapitaRichness.ts";
import { platformConcentration } from "./rules/platformConcentration.ts";
import { rankChange } from "./rules/rankChange.ts";
import { reversal } from "./rules/reversal.ts";
import { scopeGrowth } from "./rules/scopeGrowth.ts";
import { scopeShare } from "./rules/scopeShare.ts";
import { shareShift } from "./rules/shareShift.ts";
import { strongestCategory } from "./rules/strongestCategory.ts";
import { strongestMedium } from "./rules/strongestMedium.ts";
import { topProspect } from "./rules/topProspect.ts";
import { turningPoint } from "./rules/turningPoint.ts";
import { walletRank } from "./rules/walletRank.ts";
import { weakestMedium } from "./rules/weakestMedium.ts";
import { widestGap } from "./rules/widestGap.ts";

/** Everything that makes a talking point. Of equal weight, the earlier is said first. */
export const TALKING_RULES: readonly Rule[] = [
  ...OWN_CASE,
  strongestCategory,
  ownMediumGap,
  widestGap,
  attack,
  walletRank,
  turningPoint,
  digitalOvertakes,
  reversal,
  electionLift,
  fastestMedium,
  scopeGrowth,
  scopeShare,
  marketOutlook,
  outlookAgainstNation,
  shareShift,
  strongestMedium,
  weakestMedium,
  rankChange,
  growthContribution,
  largestGrowth,
  largestLoss,
  fastestSubVertical,
  electionYear,
  crowdedMonths,
  digitalAgainstNation,
  digitalOutlook,
  groupOutlook,
  bestOutlook,
  topProspect,
  marketRank,
  hotMonths,
  perCapitaRichness,
  mixDistance,
  concentration,
  platformConcentration,
  largestMedium,
  largestSubVertical,
];
