import { growth } from "#domain/figures/growth.ts";
import type { MarketWallet, Political } from "#domain/spending/view.ts";
import { growthsDiffer } from "#domain/figures/significance.ts";
import { dollarsOf } from "../facts.ts";
import { figure, nameFigure, yearFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Whether the vertical or sub-vertical grows faster than the market without its political money, which comes and goes with elections. */
export const scopeGrowth: Rule = {
  name: "scopeGrowth",
  block: "verticalBreakdown",
  money: "core",
  find: (facts) => {
    const { scope, view, whole } = facts;
    if (scope.kind === "market") return [];
    const { year, political } = view;
    const grown = (market: MarketWallet, mode: Political) =>
      growth(dollarsOf(market, "all", year - 1, mode), dollarsOf(market, "all", year, mode));
    const [own, all] = [grown(view.own, political), grown(whole.own, political)];
    if (own === null || all === null || !growthsDiffer({ value: own, error: 0 }, { value: all, error: 0 })) return [];
    const figures = {
      name: nameFigure(facts, scope.kind, scope.id),
      year: yearFigure(facts, year),
      growth: figure(facts, "growth", own),
      market: figure(facts, "growth", all, { subject: "all.core" }),
    };
    const message = own > all ? "scopeFaster" : "scopeSlower";
    return [{ message, subject: "total", weight: 0.45 + Math.min(Math.abs(own - all) * 3, 0.4), figures }];
  },
  supports: (message, shown) =>
    message === "scopeFaster" ? shown("growth") > shown("market") : shown("growth") < shown("market"),
};
