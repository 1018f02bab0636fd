import { percent } from "#domain/figures/rounded.ts";
import { shareOf } from "#domain/figures/share.ts";
import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";

/** The two sellers that take most of digital spending, and how much they take together. */
export const platformConcentration: Rule = {
  name: "platformConcentration",
  block: "digitalSpendingByPlatform",
  find: (facts) => {
    const { total, rows } = facts.section("digitalSpendingByPlatform");
    const [first, second] = rows;
    const share = (platform: string, value: number) =>
      figure(facts, "shareOfDigital", value, { medium: `platform.${platform}` });
    if (!first?.share) return [];
    // What prints as nothing takes nothing.
    if (!second || !percent(second.share)) {
      const figures = {
        names: nameFigure(facts, "platform", first.platform),
        share: share(first.platform, first.share),
      };
      return [{ message: "onePlatform", subject: "platforms", weight: 0.2, figures }];
    }
    const both = shareOf((first.dollars ?? 0) + (second.dollars ?? 0), total) ?? 0;
    const figures = {
      names: nameFigure(facts, "platform", first.platform, second.platform),
      share: share(`${first.platform}+${second.platform}`, both),
      first: share(first.platform, first.share),
      second: share(second.platform, second.share ?? 0),
    };
    return [{ message: "platforms", subject: "platforms", weight: 0.25 + both / 4, figures }];
  },
  supports: (message, shown) =>
    message === "onePlatform"
      ? shown("share") === 100
      : shown("first") >= shown("second") &&
        shown("second") > 0 &&
        // Each is rounded by itself, so that both together may be a tenth off the one beside them.
        Math.abs(Math.round((shown("share") - shown("first") - shown("second")) * 10)) <= 1,
};
