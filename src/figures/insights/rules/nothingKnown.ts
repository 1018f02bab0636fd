import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** What is spent in all, where nothing stands out; that it is nothing or not known, which are not the same. */
export const nothingKnown: Rule = {
  name: "nothingKnown",
  block: "mediaAdSpending",
  find: (facts) => {
    const { total, year } = facts.section("mediaAdSpending");
    const known = { year: yearFigure(facts, year) };
    if (total === null) return [{ message: "nothingKnown", subject: "total", weight: 0, figures: known }];
    const figures = { ...known, money: figure(facts, "dollars", total) };
    return [{ message: total === 0 ? "nothingSpent" : "totalSpent", subject: "total", weight: 0, figures }];
  },
  supports: (message, shown) =>
    message === "nothingSpent" ? shown("money") === 0 : message === "nothingKnown" || shown("money") > 0,
};
