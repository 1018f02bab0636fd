import type { SubVerticalGap } from "#domain/shareOfWallet/figures.ts";
import { figure, nameFigure, subjectOf } from "../figures.ts";
import type { Rule } from "../rule.ts";
import { ofMedium, walletShown } from "./walletShown.ts";

/** The sub-vertical in which one's own slice has most to win. */
export const widestGap: Rule = {
  name: "widestGap",
  block: "subVerticalGaps",
  find: (facts) => {
    const shown = walletShown(facts);
    const [widest, next] = shown?.rows ?? [];
    if (facts.scope.kind === "subVertical" || !shown || !widest || widest.isLevel || !isBehind(widest)) return [];
    if (widest.share === null || widest.benchmarkShare === null) return [];
    const { medium, benchmark } = shown;
    const place = { medium: ofMedium(shown), subject: subjectOf(facts, widest.subVertical) };
    const expected = { ...place, medium: `${place.medium}.${benchmark}` };
    const figures = {
      name: nameFigure(facts, "subVertical", widest.subVertical),
      medium: nameFigure(facts, "medium", medium),
      money: figure(facts, "gapDollars", Math.abs(widest.gapDollars ?? 0), expected),
      share: figure(facts, "part", widest.share, place),
      expected: figure(facts, "expectedPart", widest.benchmarkShare, expected),
      ...(next &&
        !next.isLevel &&
        isBehind(next) && {
          next: figure(facts, "gapDollars", Math.abs(next.gapDollars ?? 0), {
            ...expected,
            subject: subjectOf(facts, next.subVertical),
          }),
        }),
    };
    const message = shown.mode === "ownRevenue" ? "widestGapOwn" : "widestGap";
    return [{ message, subject: widest.subVertical, weight: 0.75, figures }];
  },
  supports: (_, shown) =>
    shown("money") > 0 && shown("share") < shown("expected") && !(shown("next") >= shown("money")),
};

function isBehind({ gapDollars }: SubVerticalGap): boolean {
  return (gapDollars ?? 0) < 0;
}
