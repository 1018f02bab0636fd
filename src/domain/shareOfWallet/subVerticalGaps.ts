import { type Scope, WHOLE_MARKET } from "../spending/scope.ts";
import { largestFirst } from "../figures/rank.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { SubVerticalGap, WalletGap } from "./figures.ts";
import { focusPlaces, listedFocus } from "./focus.ts";
import { opportunityScore, scoreParts } from "./opportunityScore.ts";
import { stanceOf } from "./stanceOf.ts";
import type { WalletView } from "./walletView.ts";

/**
 * The listed sub-verticals, largest gap first, unknown gaps last. Scores are among all of the market, so that they stay the
 * same when the focus changes.
 */
export function subVerticalGaps(
  { own: { wallet }, political }: WalletView,
  focus: Scope,
  growthLine: number | null,
  gapOf: (scope: Scope) => WalletGap,
): SubVerticalGap[] {
  const ids = (scope: Scope) => focusPlaces(wallet, scope, political).flatMap((at) => wallet.subVerticals[at] ?? []);
  const all = ids(WHOLE_MARKET);
  const gaps = all.map((id) => ({ subVertical: id, ...gapOf({ kind: "subVertical", id }) }));
  const parts = scoreParts(gaps);
  const listed = new Set(ids(listedFocus(focus)));
  const rows = gaps.flatMap((gap, at): SubVerticalGap[] =>
    listed.has(gap.subVertical)
      ? [
          {
            ...gap,
            vertical: verticalOf(gap.subVertical),
            score: opportunityScore(parts[at] ?? null),
            scoreParts: parts[at] ?? null,
            stance: stanceOf(gap, growthLine),
          },
        ]
      : [],
  );
  return largestFirst(rows.map(({ gapDollars }) => gapDollars ?? Number.NaN)).flatMap((at) => rows[at] ?? []);
}
