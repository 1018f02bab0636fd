import { nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { shareOf } from "#domain/figures/share.ts";
import { listedMedia, mediumDollars } from "#domain/spending/listedMedia.ts";
import { figure, nameFigure, span, yearFigure } from "../figures.ts";
import { partsApart } from "../printed.ts";
import type { Rule } from "../rule.ts";

/** Years that a shift is looked at over: long enough to be no accident. */
const YEARS = 3;
/** A shift smaller than this is no news, as part of one. */
const SHIFT = 0.01;

/** The medium whose part of the spending moved most over some years. */
export const shareShift: Rule = {
  name: "shareShift",
  block: "mediaAdSpendingTable",
  money: "core",
  find: (facts) => {
    const { own, year, political } = facts.view;
    const { wallet } = own;
    const media = listedMedia(wallet);
    const shares = (one: number) => {
      const amounts = media.map(({ place }) => mediumDollars(wallet, place, wallet.years.indexOf(one), political));
      const total = nullIfUnknown(sumKnown(amounts));
      return amounts.map((dollars) => shareOf(nullIfUnknown(dollars), total));
    };
    const [now, before] = [shares(year), shares(year - YEARS)];
    return media.flatMap(({ medium }, at) => {
      const [last, first] = [now[at] ?? null, before[at] ?? null];
      if (last === null || first === null) return [];
      const points = partsApart(last, first);
      if (Math.abs(points) < SHIFT) return [];
      const figures = {
        medium: nameFigure(facts, "medium", medium),
        points: figure(facts, "shareChange", points, { medium, when: span(year - YEARS, year) }),
        share: figure(facts, "share", last, { medium }),
        before: figure(facts, "share", first, { medium, when: String(year - YEARS) }),
        from: yearFigure(facts, year - YEARS),
      };
      const weight = 0.3 + Math.min(Math.abs(points) * 6, 0.55);
      return [{ message: points > 0 ? "shareGains" : "shareLoses", subject: medium, weight, figures }];
    });
  },
  supports: (message, shown) =>
    message === "shareGains"
      ? shown("points") > 0 && shown("share") > shown("before")
      : shown("points") < 0 && shown("share") < shown("before"),
};
