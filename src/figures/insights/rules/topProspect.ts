import { figure, nameFigure, subjectOf } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The prospect with the highest score. */
export const topProspect: Rule = {
  name: "topProspect",
  block: "digitalMarketProspects",
  find: (facts) => {
    const [first, next] = (facts.material.prospects ?? []).toSorted((a, b) => b.score - a.score);
    if (!first) return [];
    const subject = subjectOf(facts, first.subVertical);
    const figures = {
      name: nameFigure(facts, "subVertical", first.subVertical),
      score: figure(facts, "score", first.score, { subject, medium: `prospect.${first.id}` }),
      ...(next && {
        next: figure(facts, "score", next.score, {
          subject: subjectOf(facts, next.subVertical),
          medium: `prospect.${next.id}`,
        }),
      }),
    };
    return [{ message: "topProspect", subject: first.subVertical, weight: 0.5, figures }];
  },
  supports: (_, shown) => shown("score") > 0 && shown("score") <= 100 && !(shown("next") >= shown("score")),
};
