import { shareOf } from "#domain/figures/share.ts";
import type { MarketWallet } from "#domain/spending/view.ts";
import { dollarsOf, isNation } from "../facts.ts";
import { figure, nameFigure } from "../figures.ts";
import { bandsApart, shareDiffers } from "../againstNation.ts";
import { partsApart } from "../printed.ts";
import type { Rule } from "../rule.ts";

/** How much of the spending is digital, against the nation. */
export const digitalAgainstNation: Rule = {
  name: "digitalAgainstNation",
  block: "digitalAdSpending",
  find: (facts) => {
    const { own, nation, year, political } = facts.view;
    const part = (market: MarketWallet) =>
      shareOf(dollarsOf(market, "digital", year, political), dollarsOf(market, "all", year, political));
    const [here, there] = [part(own), part(nation)];
    if (isNation(facts) || here === null || there === null) return [];
    const points = partsApart(here, there);
    if (points === 0 || !shareDiffers(facts, here, there)) return [];
    const figures = {
      market: nameFigure(facts, "market", own.wallet.market),
      share: figure(facts, "part", here, { medium: "digital" }),
      nation: figure(facts, "part", there, { medium: "digital", market: nation.wallet.market }),
      points: figure(facts, "partGap", points, { medium: "digital" }),
    };
    const weight = 0.35 + Math.min(Math.abs(points) * 4, 0.4);
    return [
      {
        message: points > 0 ? "moreDigital" : "lessDigital",
        subject: "digital",
        weight,
        figures,
        bands: bandsApart(facts, here, there),
      },
    ];
  },
  supports: (message, shown) =>
    message === "moreDigital"
      ? shown("points") > 0 && shown("share") > shown("nation")
      : shown("points") < 0 && shown("share") < shown("nation"),
};
