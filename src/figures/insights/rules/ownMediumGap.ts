import { figure, nameFigure } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { ofMedium, walletShown } from "./walletShown.ts";

/** What one's own slice of the wallet would be at the benchmark's share, and how that compares with what it is. */
export const ownMediumGap: Rule = {
  name: "ownMediumGap",
  block: "gaps",
  find: (facts) => {
    const shown = walletShown(facts);
    const { share = null, benchmarkShare = null, gapDollars = null, isLevel = null } = shown?.total ?? {};
    if (!shown || share === null || benchmarkShare === null || gapDollars === null) return [];
    const { medium, mode, benchmark } = shown;
    const place = { medium: ofMedium(shown) };
    const figures = {
      medium: nameFigure(facts, "medium", medium),
      share: figure(facts, "part", share, place),
      expected: figure(facts, "expectedPart", benchmarkShare, { medium: `${place.medium}.${benchmark}` }),
    };
    const kind = mode === "ownRevenue" ? "Own" : benchmark === "nation" ? "Nation" : "";
    if (isLevel) return [{ message: `gapLevel${kind}`, subject: medium, weight: 0, figures }];
    const money = figure(facts, "gapDollars", Math.abs(gapDollars), { medium: `${place.medium}.${benchmark}` });
    const message = gapDollars < 0 ? (`gapToWin${kind}` as const) : (`gapAhead${kind}` as const);
    const weight = 0.6 + Math.min(Math.abs(benchmarkShare - share) * 3, 0.35);
    return [{ message, subject: medium, weight, figures: { ...figures, money } }];
  },
  supports: (message, shown) =>
    (message.startsWith("gapLevel") && shown("share") >= 0) ||
    (shown("money") > 0 &&
      (message.startsWith("gapToWin") ? shown("share") < shown("expected") : shown("share") > shown("expected"))),
};
