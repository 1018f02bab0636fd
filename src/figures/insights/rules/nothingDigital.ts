import { dollarsOf } from "../facts.ts";
import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** That nothing digital is known of the year, or that nothing is spent on it. */
export const nothingDigital: Rule = {
  name: "nothingDigital",
  block: "digitalAdSpending",
  find: (facts) => {
    const { own, year, political } = facts.view;
    const total = dollarsOf(own, "digital", year, political);
    const known = { year: yearFigure(facts, year) };
    if (total === null) return [{ message: "digitalUnknown", subject: "digital", weight: 0, figures: known }];
    const figures = { ...known, money: figure(facts, "dollars", total, { medium: "digital" }) };
    return total === 0 ? [{ message: "digitalNothing", subject: "digital", weight: 0, figures }] : [];
  },
  supports: (message, shown) => message === "digitalUnknown" || shown("money") === 0,
};
