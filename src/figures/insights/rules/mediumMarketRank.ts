import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Where the own market stands among those the reader may see, by what is spent on one medium. */
export const mediumMarketRank: Rule = {
  name: "mediumMarketRank",
  block: "mediumMarketRanks",
  find: (facts) => {
    const { medium, ranking = [] } = facts.material;
    const market = facts.view.own.wallet.market;
    const own = ranking.find((one) => one.market === market);
    if (medium === undefined || !own || ranking.length < 2) return [];
    const figures = {
      market: nameFigure(facts, "market", market),
      medium: nameFigure(facts, "medium", medium),
      rank: figure(facts, "marketRank", own.rank, { medium }),
      number: figure(facts, "marketCount", ranking.length, { medium }),
    };
    return [{ message: "mediumMarketRank", subject: "rank", weight: 0.4, figures }];
  },
  supports: (_, shown) => shown("rank") >= 1 && shown("rank") <= shown("number") && shown("number") > 1,
};
