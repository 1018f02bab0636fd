import { isMaterial } from "#domain/figures/significance.ts";
import { figure, nameFigure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Ranks below this are of media too small to tell of. */
const TOP = 6;

/** A large medium that passed another on the year before. */
export const rankChange: Rule = {
  name: "rankChange",
  block: "mediaAdSpending",
  money: "core",
  find: (facts) => {
    const { rows } = facts.section("mediaAdSpending");
    const { year } = facts.view;
    return rows.flatMap(({ medium, rank, previousRank, dollars }, at) => {
      if (!dollars || previousRank === null || previousRank <= rank || rank > TOP) return [];
      // Neck and neck is no place ahead.
      if (!isMaterial(dollars - (rows[at + 1]?.dollars ?? 0), dollars)) return [];
      const figures = {
        medium: nameFigure(facts, "medium", medium),
        rank: figure(facts, "rank", rank, { medium }),
        before: figure(facts, "rank", previousRank, { medium, when: String(year - 1) }),
        year: yearFigure(facts, year),
      };
      return [{ message: "rankRises", subject: medium, weight: 0.7 - rank / 20, figures }];
    });
  },
  supports: (_, shown) => shown("rank") >= 1 && shown("rank") < shown("before"),
};
