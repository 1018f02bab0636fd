import { shareOf } from "#domain/figures/share.ts";
import type { MarketWallet } from "#domain/spending/view.ts";
import { dollarsOf, isNation } from "../facts.ts";
import { figure, nameFigure } from "../figures.ts";
import { shareDiffers } from "../againstNation.ts";
import { partsApart } from "../printed.ts";
import type { Finding, Rule } from "../rule.ts";

/** How much of the market's spending the vertical or sub-vertical stands for, against the nation. */
export const scopeShare: Rule = {
  name: "scopeShare",
  block: "verticalBreakdown",
  find: (facts) => {
    const { scope, view, whole } = facts;
    if (scope.kind === "market") return [];
    const { year, political } = view;
    const part = (one: MarketWallet, all: MarketWallet) =>
      shareOf(dollarsOf(one, "all", year, political), dollarsOf(all, "all", year, political));
    const [here, there] = [part(view.own, whole.own), part(view.nation, whole.nation)];
    if (!here) return [];
    const own: Finding["figures"] = {
      name: nameFigure(facts, scope.kind, scope.id),
      share: figure(facts, "partOfMarket", here),
    };
    if (isNation(facts) || there === null) {
      return [{ message: "scopeShare", subject: "part", weight: 0.3, figures: own }];
    }
    const points = partsApart(here, there);
    const figures = { ...own, nation: figure(facts, "partOfMarket", there, { market: view.nation.wallet.market }) };
    const weight = 0.35 + Math.min(Math.abs(points) * 10, 0.4);
    if (points === 0 || !shareDiffers(facts, here, there))
      return [{ message: "scopeShareEven", subject: "part", weight: 0.3, figures }];
    const gap = figure(facts, "partOfMarketGap", points);
    const message = points > 0 ? "scopeShareAbove" : "scopeShareBelow";
    return [{ message, subject: "part", weight, figures: { ...figures, points: gap } }];
  },
  supports: (message, shown) => {
    if (!(shown("share") >= 0)) return false;
    if (message === "scopeShareAbove") return shown("points") > 0 && shown("share") > shown("nation");
    if (message === "scopeShareBelow") return shown("points") < 0 && shown("share") < shown("nation");
    return message === "scopeShare" || shown("nation") >= 0;
  },
};
