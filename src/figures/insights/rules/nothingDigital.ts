import { shareOf } from "#domain/figures/share.ts";
import { dollarsOf } from "../facts.ts";
import { figure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** How much is digital, where no medium of it stands out; that it is nothing, or not known. */
export const nothingDigital: Rule = {
  name: "nothingDigital",
  block: "digitalAdSpending",
  find: (facts) => {
    const { own, year, political } = facts.view;
    const total = dollarsOf(own, "digital", year, political);
    const known = { year: yearFigure(facts, year) };
    if (total === null) return [{ message: "digitalUnknown", subject: "digital", weight: 0, figures: known }];
    const figures = { ...known, money: figure(facts, "dollars", total, { medium: "digital" }) };
    if (total === 0) return [{ message: "digitalNothing", subject: "digital", weight: 0, figures }];
    const share = shareOf(total, dollarsOf(own, "all", year, political));
    if (share === null) return [];
    const part = figure(facts, "part", share, { medium: "digital" });
    return [{ message: "digitalLevel", subject: "digital", weight: 0, figures: { ...known, share: part } }];
  },
  supports: (message, shown) =>
    message === "digitalUnknown" || (message === "digitalLevel" ? shown("share") >= 0 : shown("money") === 0),
};
