import type { Rule } from "../rule.ts";
import { indexedMedia, indexFigures } from "./indexedMedia.ts";

/** An index from here on is within what rounding and estimating make of an average. */
const WEAK = 90;

/** The medium that weighs least against the nation: where a seller of it has something to win. */
export const weakestMedium: Rule = {
  name: "weakestMedium",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => {
    const weakest = indexedMedia(facts, "all").at(-1);
    if (!weakest || Math.round(weakest.index) >= WEAK) return [];
    const { medium, index } = weakest;
    const figures = indexFigures(facts, weakest, "all");
    return [{ message: "weakest", subject: medium, weight: 0.4 + (100 - index) / 200, figures }];
  },
  supports: (_, shown) => shown("index") < WEAK && shown("share") < shown("nation"),
};
