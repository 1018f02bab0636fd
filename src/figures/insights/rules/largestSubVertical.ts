import { containerOf, figure, nameFigure, subjectOf } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { listAmount } from "./listAmount.ts";

/** The sub-vertical that spends most. */
export const largestSubVertical: Rule = {
  name: "largestSubVertical",
  block: "topSubVerticals",
  find: (facts) => {
    const [first, next] = facts.section("topSubVerticals").rows;
    const money = first && listAmount(facts, first);
    const after = next && listAmount(facts, next);
    if (facts.scope.kind === "subVertical" || !first || !money || first.share === null) return [];
    const subject = subjectOf(facts, first.subVertical);
    const figures = {
      name: nameFigure(facts, "subVertical", first.subVertical),
      money,
      share: figure(facts, `partOf${containerOf(facts)}`, first.share, { subject }),
      ...(after && { after }),
      ...(next?.share && {
        next: figure(facts, `partOf${containerOf(facts)}`, next.share, { subject: subjectOf(facts, next.subVertical) }),
      }),
    };
    const message = facts.material.saidIn === "share" ? "largestSubVerticalShare" : "largestSubVertical";
    return [{ message, subject: first.subVertical, weight: 0.3 + Math.min(first.share, 0.3), figures }];
  },
  supports: (_, shown) =>
    shown("money") >= 0 &&
    shown("share") > 0 &&
    !(shown("next") > shown("share")) &&
    !(shown("after") >= shown("money")),
};
