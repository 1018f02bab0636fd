import type { Season } from "../advertisers/season.ts";
import { seasonOfWallet } from "../advertisers/seasonOfWallet.ts";
import { quarterOfMonth, QUARTERS } from "../period.ts";
import { quarterlySpending } from "../spending/quarterlySpending.ts";
import { narrowWallet, type Scope } from "../spending/scope.ts";
import type { SpendingView } from "../spending/view.ts";
import { EVEN_MONTHS } from "./evenMonths.ts";

export interface PlanMonths {
  /** Twelve parts of one, January first. */
  readonly months: readonly number[];
  /** False where no season is known. */
  readonly seasonal: boolean;
}

/**
 * How what is spent on a part of a market spreads over the months of the view's year: quarters as everywhere, the months of each by their
 * season. The view is of the whole market and year.
 */
export function planMonths(view: SpendingView, focus: Scope, seasons: readonly Season[]): PlanMonths {
  const season = seasonOfWallet(narrowWallet(view.own.wallet, focus), seasons, view);
  const months = season ?? EVEN_MONTHS;
  const { quarters, total } = quarterlySpending(view, seasons, focus);
  if (!total) return { months, seasonal: season !== null };
  const inQuarter = QUARTERS.map((quarter) =>
    months.reduce((sum, part, at) => (quarterOfMonth(at + 1) === quarter ? sum + part : sum), 0),
  );
  return {
    seasonal: season !== null,
    months: months.map((part, at) => {
      const quarter = quarterOfMonth(at + 1) - 1;
      const whole = inQuarter[quarter] ?? 0;
      return ((quarters[quarter]?.dollars ?? 0) / total) * (whole > 0 ? part / whole : 1 / 3);
    }),
  };
}
