import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The medium that takes most of all spending. */
export const largestMedium: Rule = {
  name: "largestMedium",
  block: "mediaAdSpending",
  find: (facts) => {
    const [largest, next] = facts.section("mediaAdSpending").rows;
    if (!largest?.share) return [];
    const { medium } = largest;
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      share: figure(facts, "share", largest.share, { medium }),
      ...(next?.share && {
        next: figure(facts, "share", next.share, { medium: next.medium }),
      }),
    };
    return [{ message: "largestMedium", subject: medium, weight: 0.3, figures }];
  },
  supports: (_, shown) => shown("share") > 0 && !(shown("next") >= shown("share")),
};
