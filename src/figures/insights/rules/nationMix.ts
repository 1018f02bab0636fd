import { isNation } from "../facts.ts";
import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** For the nation, which has nothing to be compared with: its largest medium. */
export const nationMix: Rule = {
  name: "nationMix",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => {
    const [largest, next] = facts.section("mediaAdSpending").rows;
    if (!isNation(facts) || !largest?.share) return [];
    const { medium } = largest;
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      share: figure(facts, "share", largest.share, { medium }),
      ...(next?.share && { next: figure(facts, "share", next.share, { medium: next.medium }) }),
    };
    return [{ message: "nationMix", subject: medium, weight: 0.3, figures }];
  },
  supports: (_, shown) => shown("share") > 0 && !(shown("next") >= shown("share")),
};
