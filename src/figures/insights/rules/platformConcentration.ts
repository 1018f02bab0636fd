import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The two sellers that take most of digital spending, and how much they take together. */
export const platformConcentration: Rule = {
  name: "platformConcentration",
  block: "digitalSpendingByPlatform",
  find: (facts) => {
    const [first, second] = facts.section("digitalSpendingByPlatform").rows;
    const share = (platform: string, value: number) =>
      figure(facts, "shareOfDigital", value / 100, { medium: `platform.${platform}` });
    if (!first?.sharePercent) return [];
    const one = first.sharePercent;
    if (!second?.sharePercent) {
      const figures = {
        names: nameFigure(facts, "platform", first.platform),
        share: share(first.platform, one),
      };
      return [{ message: "onePlatform", subject: "platforms", weight: 0.2, figures }];
    }
    const two = second.sharePercent;
    const figures = {
      names: nameFigure(facts, "platform", first.platform, second.platform),
      share: share(`${first.platform}+${second.platform}`, (one * 10 + two * 10) / 10),
      first: share(first.platform, one),
      second: share(second.platform, two),
    };
    return [{ message: "platforms", subject: "platforms", weight: 0.25 + (one + two) / 400, figures }];
  },
  supports: (message, shown) =>
    message === "onePlatform"
      ? shown("share") === 100
      : shown("first") >= shown("second") &&
        shown("second") > 0 &&
        Math.round(shown("share") * 10) === Math.round((shown("first") + shown("second")) * 10),
};
