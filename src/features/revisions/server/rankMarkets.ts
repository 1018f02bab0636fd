import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "#domain/amount.ts";
import { growth } from "#domain/growth.ts";
import type { Market } from "#domain/market.ts";
import { ranks } from "#domain/rank.ts";
import { indexAgainst, perPerson, shareOf } from "#domain/share.ts";
import type { Political } from "#domain/summary/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Wallet } from "#domain/wallet.ts";
import { walletTotals } from "#domain/walletTotals.ts";

export type RankedBy = "medium" | "vertical" | "subVertical";

export interface Ranking {
  readonly by: RankedBy;
  /** The id of the medium, vertical or sub-vertical. */
  readonly of: string;
  readonly year: number;
  readonly political: Political;
}

export interface RankedMarket {
  readonly market: string;
  readonly name: string;
  readonly rank: number;
  readonly previousRank: number | null;
  readonly dollars: number | null;
  /** Part of the market's total, 0–1. */
  readonly share: number | null;
  readonly growth: number | null;
  readonly perCapita: number | null;
  /** Share against the nation's share, 100 is average. */
  readonly index: number | null;
}

/** The given markets in the order of what is spent there on one thing in one year, the largest first. */
export function rankMarkets(
  markets: readonly { readonly market: Market; readonly wallet: Wallet }[],
  nation: Wallet,
  ranking: Ranking,
): RankedMarket[] {
  const before = { ...ranking, year: ranking.year - 1 };
  const amounts = markets.map(({ wallet }) => amountOf(wallet, ranking));
  const previous = markets.map(({ wallet }) => amountOf(wallet, before));
  const rankNow = ranks(amounts);
  const rankBefore = nation.years.includes(before.year) ? ranks(previous) : null;
  const nationShare = shareOf(nullIfUnknown(amountOf(nation, ranking)), nullIfUnknown(totalOf(nation, ranking)));

  return markets
    .map(({ market, wallet }, at) => {
      const dollars = nullIfUnknown(amounts[at] ?? NO_DATA);
      const share = shareOf(dollars, nullIfUnknown(totalOf(wallet, ranking)));
      return {
        market: market.id,
        name: market.name,
        rank: rankNow[at] ?? 0,
        previousRank: rankBefore?.[at] ?? null,
        dollars,
        share,
        growth: growth(nullIfUnknown(previous[at] ?? NO_DATA), dollars),
        perCapita: perPerson(dollars, market.population),
        index: indexAgainst(nationShare, share),
      };
    })
    .toSorted((a, b) => a.rank - b.rank);
}

/** NaN is "no data", also for a year outside the wallet. */
function amountOf(wallet: Wallet, { by, of, year, political }: Ranking): number {
  const y = wallet.years.indexOf(year);
  if (y < 0) return NO_DATA;
  if (by === "medium") return mediumAmount(wallet, wallet.media.indexOf(of), y, political);

  const { subVerticals } = walletTotals(wallet);
  return wallet.subVerticals.reduce((sum, id, s) => {
    const meant = by === "subVertical" ? id === of : verticalOf(id) === of;
    if (!meant || (political === "without" && isPolitical(id))) return sum;
    return addKnown(sum, amountAt(subVerticals, s * wallet.years.length + y));
  }, NO_DATA);
}

function totalOf(wallet: Wallet, { year, political }: Ranking): number {
  const y = wallet.years.indexOf(year);
  return wallet.media.reduce((sum, _, m) => addKnown(sum, mediumAmount(wallet, m, y, political)), NO_DATA);
}

function mediumAmount(wallet: Wallet, m: number, y: number, political: Political): number {
  if (m < 0 || y < 0) return NO_DATA;
  const totals = walletTotals(wallet);
  const at = m * wallet.years.length + y;
  const core = amountAt(totals.core, at);
  return political === "with" ? addKnown(core, amountAt(totals.political, at)) : core;
}
