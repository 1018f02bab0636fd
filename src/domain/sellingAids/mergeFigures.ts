import { NATION_BENCHMARK } from "../shareOfWallet/benchmark.ts";
import type { ShareOfWallet } from "../shareOfWallet/figures.ts";
import { shareOfWallet } from "../shareOfWallet/shareOfWallet.ts";
import { shareOf } from "../figures/share.ts";
import { type Scope, WHOLE_MARKET } from "../spending/scope.ts";
import type { SpendingView } from "../spending/view.ts";

/** What a selling aid is filled in for. */
export interface MergeQuestion {
  /** The category: a sub-vertical, a vertical, or all of the market. */
  readonly scope: Scope;
  readonly medium: string;
  /** Whether the reader may see how a share stands against the nation's; that belongs to the share of wallet. */
  readonly gaps: boolean;
}

/** The figures that selling aids merge. Dollars are whole, shares and growth parts of one; null is "no data" or, of growth, "n/a". */
export interface MergeFigures {
  readonly year: number;
  readonly nextYear: number;
  readonly marketSpend: number | null;
  readonly subVerticalSpend: number | null;
  /** On the year before. */
  readonly subVerticalGrowth: number | null;
  readonly mediumSpend: number | null;
  /** Of the category's spending. */
  readonly mediumShare: number | null;
  readonly nationMediumShare: number | null;
  /** The own share less the nation's: positive is ahead. */
  readonly mediumGap: number | null;
  /** The medium that takes most of the category; null where none takes anything. */
  readonly topMedium: string | null;
  readonly topMediumShare: number | null;
  /** The first year after the one shown that is a forecast; null where the revision ends before. */
  readonly forecastYear: number | null;
  readonly forecastSpend: number | null;
  /** On the year before it. */
  readonly forecastGrowth: number | null;
}

/**
 * All figures of a selling aid, by the arithmetic of the share of wallet against the nation, so that they are those of that screen.
 *
 * @param view of the whole market
 */
export function mergeFigures(view: SpendingView, { scope, medium, gaps }: MergeQuestion): MergeFigures {
  const asked = { medium, benchmark: NATION_BENCHMARK, benchmarks: null, ownSales: null };
  const of = (focus: Scope, year = view.year) => shareOfWallet({ ...view, year }, { ...asked, focus });
  const category = of(scope);
  const { total } = category;
  const top = topMedium(category);
  const forecastYear = view.own.wallet.years.find((year) => year > Math.max(view.year, view.currentYear)) ?? null;
  const forecast = forecastYear === null ? null : of(scope, forecastYear).total;
  return {
    year: view.year,
    nextYear: view.year + 1,
    marketSpend: scope.kind === "market" ? total.wallet : of(WHOLE_MARKET).total.wallet,
    subVerticalSpend: total.wallet,
    subVerticalGrowth: total.walletGrowth,
    mediumSpend: total.medium,
    mediumShare: total.mediumShare,
    nationMediumShare: gaps ? total.benchmarkShare : null,
    mediumGap: gaps ? total.gap : null,
    topMedium: top?.medium ?? null,
    topMediumShare: shareOf(top?.dollars ?? null, total.wallet),
    forecastYear,
    forecastSpend: forecast?.wallet ?? null,
    forecastGrowth: forecast?.walletGrowth ?? null,
  };
}

/** The largest slice; of equal ones the first of the taxonomy. */
function topMedium({ slices }: ShareOfWallet): ShareOfWallet["slices"][number] | null {
  const known = slices.filter(({ dollars }) => (dollars ?? 0) > 0);
  return known.reduce<(typeof known)[number] | null>(
    (best, slice) => (best === null || (slice.dollars ?? 0) > (best.dollars ?? 0) ? slice : best),
    null,
  );
}
