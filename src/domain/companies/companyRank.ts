import { averageGrowth } from "../figures/growth.ts";
import { standing } from "../advertisers/prospectScore.ts";
import { amountAt, nullIfUnknown } from "../figures/amount.ts";
import { redefinedSubVertical } from "../spending/redefinedMedia.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";

/** A category in a market, which is what companies are ranked by beside their own history. */
export interface CategoryPlace {
  readonly market: string;
  readonly subVertical: string;
}

export interface CategoryFacts extends CategoryPlace {
  /** What the category spends there this year on all media; null where nothing is known. */
  readonly dollars: number | null;
  /** Average yearly change of its money from this year to the last one forecast; null for political money, which has no like years. */
  readonly growth: number | null;
  /** What the next three months have of the year against three even months: 1 is even, 1.5 half as much again. Null without a season. */
  readonly season: number | null;
}

/** Each part of a score, 0–100. */
export interface RankParts {
  /** How many of the other categories it outspends. */
  readonly wallet: number;
  /** How many of them it outgrows. */
  readonly growth: number;
  /** From half of an even season, 0, to half as much again, 100. */
  readonly season: number;
  /** Whether the company bought last year. */
  readonly history: number;
}

/** How much each part counts; together one. Our own choice: money first, the rest alike. */
export const RANK_WEIGHTS: Readonly<Record<keyof RankParts, number>> = {
  wallet: 0.4,
  growth: 0.2,
  season: 0.2,
  history: 0.2,
};

export type CategoryParts = Omit<RankParts, "history">;

/** When a company's turn comes. Its score is not exact enough to tell more. */
export const TURNS = ["first", "next", "later"] as const;
export type Turn = (typeof TURNS)[number];

const MONTHS_AHEAD = 3;

/** What a wallet says of a category this year. `months`: its season, January first; `month`: the one it is, 0–11. */
export function categoryFacts(
  wallet: Wallet,
  subVertical: string,
  { year, months, month }: { readonly year: number; readonly months: readonly number[] | null; readonly month: number },
): CategoryFacts {
  const { years } = wallet;
  const place = wallet.subVerticals.indexOf(subVertical);
  const [at, last] = [years.indexOf(year), years.length - 1];
  const { subVerticals } = walletTotals(wallet);
  const spent = (y: number) =>
    place < 0 || y < 0 ? null : nullIfUnknown(amountAt(subVerticals, place * years.length + y));
  const isLike = place >= 0 && at >= 0 && !isPolitical(subVertical) && !redefinedSubVertical(wallet, place)(at, last);
  return {
    market: wallet.market,
    subVertical,
    dollars: spent(at),
    growth: isLike ? averageGrowth(spent(at), spent(last), last - at) : null,
    season: months && seasonAhead(months, month),
  };
}

function seasonAhead(months: readonly number[], month: number): number {
  const ahead = Array.from({ length: MONTHS_AHEAD }, (_, next) => months[(month + 1 + next) % 12] ?? 0);
  return (ahead.reduce((sum, part) => sum + part, 0) * 12) / MONTHS_AHEAD;
}

/** The parts of each category in each market, measured against one another. */
export function categoryParts(facts: readonly CategoryFacts[]): CategoryParts[] {
  const [wallets, growths] = [
    standing(facts.map(({ dollars }) => dollars)),
    standing(facts.map(({ growth }) => growth)),
  ];
  return facts.map(({ season }, at) => ({
    wallet: wallets[at] ?? 0,
    growth: growths[at] ?? 0,
    season: season === null ? 0 : Math.min(Math.max((season - 0.5) * 100, 0), 100),
  }));
}

/** A company's score, 0–100, in whole points. */
export function companyScore({ wallet, growth, season }: CategoryParts, ownDollars: number | null): number {
  const history = (ownDollars ?? 0) > 0 ? 100 : 0;
  const { wallet: money, growth: course, season: time, history: own } = RANK_WEIGHTS;
  return Math.round(money * wallet + course * growth + time * season + own * history);
}

export function turnOf(score: number): Turn {
  if (score >= 60) return "first";
  return score >= 40 ? "next" : "later";
}
