import { isNation } from "../facts.ts";
import { figure, nameFigure } from "../figures.ts";
import { shareDiffers } from "../againstNation.ts";
import { partsApart } from "../printed.ts";
import type { Rule } from "../rule.ts";

/** The medium that takes most of digital spending, and how its part stands against the nation's. */
export const largestDigitalMedium: Rule = {
  name: "largestDigitalMedium",
  block: "digitalAdSpending",
  find: (facts) => {
    const [largest, next] = facts.section("digitalAdSpending").rows;
    if (!largest?.share) return [];
    const { medium } = largest;
    const share = largest.share;
    const own = {
      medium: nameFigure(facts, "medium", medium),
      share: figure(facts, "shareOfDigital", share, { medium }),
      ...(next?.share && {
        next: figure(facts, "shareOfDigital", next.share, { medium: next.medium }),
      }),
    };
    const nationRow = facts.nationSection("digitalAdSpending").rows.find((row) => row.medium === medium);
    const there = nationRow?.share ?? null;
    if (isNation(facts) || !there || !shareDiffers(facts, share, there)) {
      return [{ message: "largestDigital", subject: medium, weight: 0.3, figures: own }];
    }
    const market = facts.view.nation.wallet.market;
    const nation = figure(facts, "shareOfDigital", there, { medium, market });
    const apart = partsApart(share, there);
    const weight = 0.3 + Math.min(Math.abs(apart) * 2, 0.3);
    const points = figure(facts, "shareOfDigitalGap", apart, { medium });
    const message = apart > 0 ? "largestDigitalAbove" : "largestDigitalBelow";
    return [{ message, subject: medium, weight, figures: { ...own, nation, points } }];
  },
  supports: (message, shown) => {
    if (!(shown("share") > 0) || shown("next") >= shown("share")) return false;
    if (message === "largestDigitalAbove") return shown("points") > 0 && shown("share") > shown("nation");
    if (message === "largestDigitalBelow") return shown("points") < 0 && shown("share") < shown("nation");
    return message === "largestDigital";
  },
};
