import { amountAt, nullIfUnknown } from "../figures/amount.ts";
import { growth } from "../figures/growth.ts";
import { shareOf } from "../figures/share.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { redefinedSubVertical } from "../spending/redefinedMedia.ts";
import { cellIndex, type Wallet } from "../wallet/wallet.ts";
import { walletTotals } from "../wallet/walletTotals.ts";

/** How much a like mix of media counts, and how much a like growth; together 1. */
const WEIGHTS = { mix: 0.8, growth: 0.2 } as const;
/** Growth this far apart, as a part of one, is not alike at all. */
const FAR_GROWTH = 0.1;

/** A sub-vertical that buys media much like another one. Shares and growth are parts of one; null is "n/a". */
export interface SimilarSubVertical {
  readonly subVertical: string;
  readonly dollars: number;
  readonly growth: number | null;
  /** How alike the two mixes of media are: the cosine of their shares, 0–1. */
  readonly mix: number;
  /** Mix and growth together, 0–1: what the list is sorted by. */
  readonly likeness: number;
  /** The medium that both favour most, beyond what all of the market puts there; null where they favour none together. */
  readonly medium: string | null;
  readonly mediumShare: number | null;
}

interface Buyer {
  readonly subVertical: string;
  readonly dollars: number;
  readonly growth: number | null;
  /** Its share of each medium, in the order of the wallet's axis. */
  readonly shares: readonly number[];
}

/**
 * The sub-verticals of a wallet that divide their money most like one of them and grow most like it, the likest first; none
 * where that one spends nothing in the year. Political ones are likened to each other alone, since they follow the election.
 */
export function similarSubVerticals(
  wallet: Wallet,
  year: number,
  subVertical: string,
  count = 5,
): SimilarSubVertical[] {
  const at = wallet.years.indexOf(year);
  const own = at < 0 ? null : buyer(wallet, subVertical, at);
  if (!own) return [];
  const usual = marketShares(wallet, at);
  return wallet.subVerticals
    .filter((other) => other !== subVertical && isPolitical(other) === isPolitical(subVertical))
    .flatMap((other) => buyer(wallet, other, at) ?? [])
    .map((other) => compare(own, other, usual, wallet.media))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count);
}

function compare(own: Buyer, other: Buyer, usual: readonly number[], media: readonly string[]): SimilarSubVertical {
  const mix = cosine(own.shares, other.shares);
  const apart = own.growth === null || other.growth === null ? FAR_GROWTH : Math.abs(own.growth - other.growth);
  const favoured = media.map((_, at) =>
    Math.min(amountAt(own.shares, at) - amountAt(usual, at), amountAt(other.shares, at) - amountAt(usual, at)),
  );
  const most = favoured.reduce((best, value, at) => (value > (favoured[best] ?? 0) ? at : best), 0);
  const together = (favoured[most] ?? 0) > 0;
  return {
    subVertical: other.subVertical,
    dollars: other.dollars,
    growth: other.growth,
    mix,
    likeness: WEIGHTS.mix * mix + WEIGHTS.growth * (1 - Math.min(apart / FAR_GROWTH, 1)),
    medium: together ? (media[most] ?? null) : null,
    mediumShare: together ? (other.shares[most] ?? null) : null,
  };
}

/** Null where it spends nothing, or nothing is known. */
function buyer(wallet: Wallet, subVertical: string, year: number): Buyer | null {
  const place = wallet.subVerticals.indexOf(subVertical);
  if (place < 0) return null;
  const total = (at: number) =>
    at < 0 ? null : nullIfUnknown(amountAt(walletTotals(wallet).subVerticals, place * wallet.years.length + at));
  const dollars = total(year);
  if (!dollars) return null;
  const shares = wallet.media.map(
    (_, medium) => shareOf(amountAt(wallet.dollars, cellIndex(wallet, place, medium, year)), dollars) ?? 0,
  );
  return {
    subVertical,
    dollars,
    growth: redefinedSubVertical(wallet, place)(year - 1, year) ? null : growth(total(year - 1), dollars),
    shares,
  };
}

/** What all sub-verticals together put into each medium. */
function marketShares(wallet: Wallet, year: number): number[] {
  const sums = wallet.media.map((_, medium) =>
    wallet.subVerticals.reduce((sum, _id, place) => {
      const dollars = amountAt(wallet.dollars, cellIndex(wallet, place, medium, year));
      return Number.isNaN(dollars) ? sum : sum + dollars;
    }, 0),
  );
  const all = sums.reduce((total, sum) => total + sum, 0);
  return sums.map((sum) => shareOf(sum, all) ?? 0);
}

function cosine(a: readonly number[], b: readonly number[]): number {
  const dot = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const length = Math.sqrt(dot(a, a) * dot(b, b));
  return length === 0 ? 0 : Math.min(dot(a, b) / length, 1);
}
