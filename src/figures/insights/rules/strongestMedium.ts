import { bandsApart, shareDiffers } from "../againstNation.ts";
import type { Facts } from "../facts.ts";
import type { Finding, Rule } from "../rule.ts";
import { indexedMedia, indexFigures, type MediaList } from "./indexedMedia.ts";

/** The medium that weighs more here than in the nation, as far as the data carry it. */
export const strongestMedium: Rule = {
  name: "strongestMedium",
  block: "mediaAdSpendingMarketCompare",
  find: (facts) => strongestOf(facts, "all"),
  supports: (_, shown) => shown("index") > 100 && shown("share") > shown("nation"),
};

export function strongestOf(facts: Facts, list: MediaList): Finding[] {
  const strongest = indexedMedia(facts, list).find(
    ({ share, nation }) => share > nation && shareDiffers(facts, share, nation),
  );
  if (!strongest) return [];
  const { medium, index, share, nation } = strongest;
  const weight = 0.4 + Math.min((index - 100) / 250, 0.5);
  const message = list === "digital" ? "strongestDigital" : "strongest";
  return [
    {
      message,
      subject: medium,
      weight,
      figures: indexFigures(facts, strongest, list),
      bands: bandsApart(facts, share, nation),
    },
  ];
}
