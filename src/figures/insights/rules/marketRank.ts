import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Where the own market stands among all the reader may see, by spending in the scope. */
export const marketRank: Rule = {
  name: "marketRank",
  block: "marketRanking",
  find: (facts) => {
    const ranking = facts.material.ranking ?? [];
    const market = facts.view.own.wallet.market;
    const own = ranking.find((one) => one.market === market);
    if (!own || ranking.length < 2) return [];
    const figures = {
      market: nameFigure(facts, "market", market),
      rank: figure(facts, "marketRank", own.rank),
      number: figure(facts, "marketCount", ranking.length),
    };
    return [{ message: "marketRank", subject: "rank", weight: 0.35 + (1 - own.rank / ranking.length) * 0.3, figures }];
  },
  supports: (_, shown) => shown("rank") >= 1 && shown("rank") <= shown("number") && shown("number") > 1,
};
