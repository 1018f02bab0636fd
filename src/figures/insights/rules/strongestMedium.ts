import type { Facts } from "../facts.ts";
import { nameFigure } from "../figures.ts";
import type { Finding, Rule } from "../rule.ts";
import { indexedMedia, indexFigures, type MediaList } from "./indexedMedia.ts";

/** An index up to here is within what rounding and estimating make of an average. */
const STRONG = 105;

/** The medium that weighs more here than in the nation, or that the mix is about the nation's. */
export const strongestMedium: Rule = {
  name: "strongestMedium",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => strongestOf(facts, "all"),
  supports: (message, shown) =>
    message === "mixEven" ? shown("index") <= STRONG : shown("index") > STRONG && shown("share") > shown("nation"),
};

export function strongestOf(facts: Facts, list: MediaList): Finding[] {
  const [strongest] = indexedMedia(facts, list);
  if (!strongest) return [];
  const { medium, index } = strongest;
  const figures = indexFigures(facts, strongest, list);
  if (Math.round(index) > STRONG) {
    const weight = 0.4 + Math.min((index - 100) / 250, 0.5);
    return [{ message: list === "digital" ? "strongestDigital" : "strongest", subject: medium, weight, figures }];
  }
  const market = nameFigure(facts, "market", facts.view.own.wallet.market);
  return [{ message: "mixEven", subject: "mix", weight: 0, figures: { ...figures, market } }];
}
