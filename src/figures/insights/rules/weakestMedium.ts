import { bandsApart, shareDiffers } from "../againstNation.ts";
import type { Rule } from "../rule.ts";
import { indexedMedia, indexFigures } from "./indexedMedia.ts";

/** The medium that weighs least against the nation, as far as the data carry it: where a seller of it has something to win. */
export const weakestMedium: Rule = {
  name: "weakestMedium",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => {
    const weakest = indexedMedia(facts, "all").findLast(
      ({ share, nation }) => share < nation && shareDiffers(facts, share, nation),
    );
    if (!weakest) return [];
    const { medium, index, share, nation } = weakest;
    const weight = 0.4 + Math.min((100 - index) / 200, 0.5);
    return [
      {
        message: "weakest",
        subject: medium,
        weight,
        figures: indexFigures(facts, weakest, "all"),
        bands: bandsApart(facts, share, nation),
      },
    ];
  },
  supports: (_, shown) => shown("index") < 100 && shown("share") < shown("nation"),
};
