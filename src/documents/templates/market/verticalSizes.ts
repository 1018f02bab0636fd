import { growth } from "#domain/figures/growth.ts";
import { indexAgainst, shareOf } from "#domain/figures/share.ts";
import { narrowView } from "#domain/spending/scope.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Spending } from "../../spending.ts";

/** A vertical with what it spends here. */
export interface VerticalSize {
  readonly id: string;
  readonly spending: Spending;
  readonly dollars: number | null;
  readonly growth: number | null;
  readonly nationGrowth: number | null;
  readonly share: number | null;
  readonly nationShare: number | null;
  readonly index: number | null;
}

/** The verticals that spend here, the largest first. */
export function verticalSizes(spending: Spending): VerticalSize[] {
  const { whole, revision } = spending;
  const total = spendingSections.mediaAdSpending.compute(whole).total;
  const nationTotal = spendingSections.mediaAdSpendingNationwide.compute(whole).total;
  const ids = [...new Set(revision.subVerticals.map(verticalOf))];
  return ids
    .map((id): VerticalSize => {
      const scope = { kind: "vertical", id } as const;
      const view = narrowView(whole, scope);
      const own = spendingSections.mediaAdSpending.compute(view);
      const nation = spendingSections.mediaAdSpendingNationwide.compute(view);
      const [share, nationShare] = [shareOf(own.total, total), shareOf(nation.total, nationTotal)];
      return {
        id,
        spending: { ...spending, scope, view },
        dollars: own.total,
        growth: growth(own.previousTotal, own.total),
        nationGrowth: growth(nation.previousTotal, nation.total),
        share,
        nationShare,
        index: indexAgainst(nationShare, share),
      };
    })
    .filter(({ dollars }) => dollars !== null && dollars > 0)
    .toSorted((a, b) => (b.dollars ?? 0) - (a.dollars ?? 0));
}
