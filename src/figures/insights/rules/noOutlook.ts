import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** What the last year comes to, where nothing is expected of it that could be told apart from today; or that no total is known. */
export const noOutlook: Rule = {
  name: "noOutlook",
  block: "forecastByMedia",
  find: (facts) => {
    const end = facts.section("forecastByMedia").years.at(-1);
    if (!end || end.total === null) return [{ message: "noOutlook", subject: "total", weight: 0, figures: {} }];
    const money = figure(facts, "dollars", end.total, { when: String(end.year) });
    return [
      { message: "outlookLevel", subject: "total", weight: 0, figures: { year: yearFigure(facts, end.year), money } },
    ];
  },
  supports: (message, shown) => message === "noOutlook" || shown("money") >= 0,
};
