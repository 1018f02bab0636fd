import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** That nothing is known of the year, or that nothing is spent in it: zero and "no data" are not the same. */
export const nothingKnown: Rule = {
  name: "nothingKnown",
  block: "mediaAdSpending",
  find: (facts) => {
    const { total, year } = facts.section("mediaAdSpending");
    const known = { year: yearFigure(facts, year) };
    if (total === null) return [{ message: "nothingKnown", subject: "total", weight: 0, figures: known }];
    const figures = { ...known, money: figure(facts, "dollars", total) };
    return total === 0 ? [{ message: "nothingSpent", subject: "total", weight: 0, figures }] : [];
  },
  supports: (message, shown) => message === "nothingKnown" || shown("money") === 0,
};
