import { isNation } from "../facts.ts";
import { figure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** Up to this a market's mix is the nation's, but for noise. */
const NOTICEABLE = 0.03;

/** How much of the spending would have to move to other media for the mix to be the nation's. */
export const mixDistance: Rule = {
  name: "mixDistance",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => {
    const { rows, total } = facts.section("mediaAdSpending");
    if (isNation(facts) || !total || rows.some(({ nationShare }) => nationShare === null)) return [];
    const apart = rows.reduce((sum, row) => sum + Math.abs((row.share ?? 0) - (row.nationShare ?? 0)), 0) / 2;
    if (apart < NOTICEABLE) return [];
    const figures = { part: figure(facts, "mixDistance", apart, { kind: "share" }) };
    return [{ message: "mixDistance", subject: "mix", weight: 0.25 + Math.min(apart, 0.4), figures }];
  },
  supports: (_, shown) => shown("part") > 0,
};
