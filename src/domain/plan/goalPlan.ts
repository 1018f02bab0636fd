import { HOT_MONTH } from "../advertisers/season.ts";
import { apportion } from "../figures/apportion.ts";
import { POLITICAL_MONTH_WEIGHTS } from "../politicalMonths.ts";

/** What it takes to have a share of a wallet by a year. */
export interface GoalInput {
  readonly year: number;
  /** Dollars of the wallet in that year. */
  readonly wallet: number;
  /** The part of the wallet that is one's own today, 0–1; null where it is not known. */
  readonly shareToday: number | null;
  /** The part to have, 0–1. */
  readonly target: number;
  /** Twelve parts of one, January first. */
  readonly months: readonly number[];
}

/** Dollars of one stretch of the year. */
export interface GoalPart {
  /** At the target's share. */
  readonly needed: number;
  /** At today's share; null where it is not known. */
  readonly atToday: number | null;
}

export interface GoalMonth extends GoalPart {
  /** 1–12. */
  readonly month: number;
  /** Political advertisers fill the breaks in this month, so that others find little room. */
  readonly crowded: boolean;
}

export interface GoalPlan {
  readonly year: GoalPart;
  /** Four, adding up to the year. */
  readonly quarters: readonly GoalPart[];
  /** Twelve, adding up to their quarters. */
  readonly months: readonly GoalMonth[];
}

/** The dollars that a goal needs, by quarter and month of its year. Whole dollars that add up. */
export function goalPlan({ year, wallet, shareToday, target, months }: GoalInput): GoalPlan {
  const needed = apportion(Math.round(wallet * target), months);
  const atToday = shareToday === null ? null : apportion(Math.round(wallet * shareToday), months);
  const parts = months.map((_, at) => ({ needed: needed[at] ?? 0, atToday: atToday && (atToday[at] ?? 0) }));
  return {
    year: sumOf(parts),
    quarters: [0, 3, 6, 9].map((first) => sumOf(parts.slice(first, first + 3))),
    months: parts.map((part, at) => ({ ...part, month: at + 1, crowded: isCrowded(year, at) })),
  };
}

/** Whether political money crowds out others in a month (0–11): a hot month of political spending in an even year. */
function isCrowded(year: number, month: number): boolean {
  return year % 2 === 0 && (POLITICAL_MONTH_WEIGHTS[month] ?? 0) / 100 >= HOT_MONTH;
}

function sumOf(parts: readonly GoalPart[]): GoalPart {
  return parts.reduce((sum, part) => ({
    needed: sum.needed + part.needed,
    atToday: sum.atToday === null || part.atToday === null ? null : sum.atToday + part.atToday,
  }));
}
