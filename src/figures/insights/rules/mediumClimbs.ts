import { mediaRanks } from "#domain/ranks/mediaRanks.ts";
import { LONG_LOOK } from "#domain/ranks/rankList.ts";
import { figure, nameFigure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The medium that has won the most ranks in five years. */
export const mediumClimbs: Rule = {
  name: "mediumClimbs",
  block: "mediaRanks",
  money: "core",
  find: (facts) => {
    const { year, rows } = mediaRanks(facts.view);
    const from = year - LONG_LOOK;
    const [best] = rows
      .filter(({ dollars, longRankChange }) => dollars && (longRankChange ?? 0) > 0)
      .toSorted((a, b) => (b.longRankChange ?? 0) - (a.longRankChange ?? 0));
    if (!best || best.rank === null || best.longRankChange === null) return [];
    const { id: medium, rank } = best;
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      rank: figure(facts, "sharedRank", rank, { medium }),
      before: figure(facts, "sharedRank", rank + best.longRankChange, { medium, when: String(from) }),
      from: yearFigure(facts, from),
    };
    return [{ message: "mediumClimbs", subject: medium, weight: 0.45, figures }];
  },
  supports: (_, shown) => shown("rank") >= 1 && shown("rank") < shown("before"),
};
