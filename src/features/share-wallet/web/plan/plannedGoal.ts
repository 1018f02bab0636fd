import type { Season } from "#domain/advertisers/season.ts";
import { type GoalPlan, goalPlan } from "#domain/plan/goalPlan.ts";
import { mixOf, mixTotal } from "#domain/plan/mix.ts";
import { planMonths } from "#domain/plan/planMonths.ts";
import { narrowWallet } from "#domain/spending/scope.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import type { Goal } from "./goalAddress.ts";

/** A goal worked out for the screen's part of the wallet. */
export interface PlannedGoal {
  readonly goal: Goal;
  /** Dollars of the wallet in the goal's year. */
  readonly wallet: number;
  readonly plan: GoalPlan;
  /** False where no season is known, and every month weighs the same. */
  readonly seasonal: boolean;
}

/** What a goal needs in its year; null where nothing is known of the wallet in that year. */
export function plannedGoal(
  { spending, question, share }: ShareSpending,
  goal: Goal,
  seasons: readonly Season[],
): PlannedGoal | null {
  const { own, political } = spending.whole;
  const focus = narrowWallet(own.wallet, question.focus);
  const wallet = mixTotal(mixOf(focus, goal.year, political));
  if (wallet === 0) return null;
  const { months, seasonal } = planMonths({ ...spending.whole, year: goal.year }, question.focus, seasons);
  const plan = goalPlan({ year: goal.year, wallet, shareToday: share.total.share, target: goal.share, months });
  return { goal, wallet, plan, seasonal };
}
