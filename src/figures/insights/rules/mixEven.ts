import { isNation } from "../facts.ts";
import { figure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { mixApart, NOTICEABLE } from "./mixDistance.ts";

/** That the money goes to media much as in the nation, and how much of it: the level sentence of a market without a character of its own. */
export const mixEven: Rule = {
  name: "mixEven",
  block: "mediaAdSpending",
  find: (facts) => {
    const apart = mixApart(facts);
    if (isNation(facts) || apart === null || apart >= NOTICEABLE) return [];
    const figures = { part: figure(facts, "mixShared", 1 - apart) };
    return [{ message: "mixEven", subject: "mix", weight: 0, figures }];
  },
  supports: (_, shown) => shown("part") > 100 * (1 - NOTICEABLE),
};
