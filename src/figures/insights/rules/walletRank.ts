import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { walletShown } from "./walletShown.ts";

/** Where the reader's own medium stands in the wallet. */
export const walletRank: Rule = {
  name: "walletRank",
  block: "walletBar",
  find: (facts) => {
    const shown = walletShown(facts);
    const share = shown?.slices.find(({ medium }) => medium === shown.medium)?.share ?? null;
    if (!shown?.rank || share === null) return [];
    const { medium, rank, media } = shown;
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      share: figure(facts, "share", share, { medium }),
      rank: figure(facts, "rank", rank, { medium }),
      number: figure(facts, "mediaCount", media),
    };
    return [{ message: rank === 1 ? "walletFirst" : "walletRank", subject: medium, weight: 0.4, figures }];
  },
  supports: (message, shown) =>
    shown("share") >= 0 && (message === "walletFirst" ? shown("rank") === 1 : shown("rank") > 1),
};
