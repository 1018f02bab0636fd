import { shareDiffers } from "../againstNation.ts";
import { type Facts, isNation } from "../facts.ts";
import { figure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { indexedMedia } from "./indexedMedia.ts";

/** Up to this a market's mix is the nation's, but for noise. */
export const NOTICEABLE = 0.07;

/** How much of the spending would have to move to other media for the mix to be the nation's. */
export const mixDistance: Rule = {
  name: "mixDistance",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => {
    const apart = mixApart(facts);
    const differs = indexedMedia(facts, "all").some(({ share, nation }) => shareDiffers(facts, share, nation));
    if (apart === null || apart < NOTICEABLE || !differs) return [];
    const figures = { part: figure(facts, "mixDistance", apart, { kind: "share" }) };
    return [{ message: "mixDistance", subject: "mix", weight: 0.25 + Math.min(apart, 0.4), figures }];
  },
  supports: (_, shown) => shown("part") > 0,
};

/** The part of the money that goes to other media than in the nation; null where that is not known. */
export function mixApart(facts: Facts): number | null {
  const { rows, total } = facts.section("mediaAdSpending");
  if (isNation(facts) || !total || rows.some(({ nationShare }) => nationShare === null)) return null;
  return rows.reduce((sum, row) => sum + Math.abs((row.share ?? 0) - (row.nationShare ?? 0)), 0) / 2;
}
