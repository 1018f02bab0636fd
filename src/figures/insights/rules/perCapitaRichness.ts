import { indexAgainst, perPerson } from "#domain/figures/share.ts";
import { dollarsOf, isNation } from "../facts.ts";
import { bandsApart, perPersonDiffers } from "../againstNation.ts";
import { figure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** How much is spent per person, against the nation. */
export const perCapitaRichness: Rule = {
  name: "perCapitaRichness",
  block: "mediaAdSpending",
  find: (facts) => {
    const { own, nation, year, political } = facts.view;
    const here = perPerson(dollarsOf(own, "all", year, political), own.population);
    const there = perPerson(dollarsOf(nation, "all", year, political), nation.population);
    const index = indexAgainst(there, here);
    if (isNation(facts) || here === null || there === null || index === null || !perPersonDiffers(facts, here, there))
      return [];
    const figures = {
      money: figure(facts, "perCapita", here),
      nation: figure(facts, "perCapita", there, { market: nation.wallet.market }),
      index: figure(facts, "perCapitaIndex", index),
    };
    const weight = 0.3 + Math.min(Math.abs(index - 100) / 250, 0.4);
    return [
      {
        message: index > 100 ? "richer" : "poorer",
        subject: "perCapita",
        weight,
        figures,
        bands: bandsApart(facts, here, there),
      },
    ];
  },
  supports: (message, shown) =>
    message === "richer"
      ? shown("index") > 100 && shown("money") > shown("nation")
      : shown("index") < 100 && shown("money") < shown("nation"),
};
