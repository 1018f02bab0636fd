import { addKnown, amountAt, NO_DATA, nullIfUnknown } from "#domain/figures/amount.ts";
import type { Market } from "#domain/markets/market.ts";
import { shareOf } from "#domain/figures/share.ts";
import type { Political } from "#domain/spending/view.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { type RankedMarket, rankMarkets } from "#domain/verticals/rankMarkets.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { walletTotals } from "#domain/wallet/walletTotals.ts";

export type RankedBy = "medium" | "vertical" | "subVertical";

export interface Ranking {
  readonly by: RankedBy;
  /** The id of the medium, vertical or sub-vertical. */
  readonly of: string;
  readonly year: number;
  readonly political: Political;
}

/** The given markets in the order of what their wallets spend on one thing in one year, the largest first. */
export function rankWallets(
  markets: readonly { readonly market: Market; readonly wallet: Wallet }[],
  nation: Wallet,
  ranking: Ranking,
): RankedMarket[] {
  const before = { ...ranking, year: ranking.year - 1 };
  const amounts = markets.map(({ market: { id, name, population }, wallet }) => ({
    market: id,
    name,
    population,
    dollars: amountOf(wallet, ranking),
    previous: amountOf(wallet, before),
    total: totalOf(wallet, ranking),
  }));
  return rankMarkets(amounts, {
    nationShare: shareOf(nullIfUnknown(amountOf(nation, ranking)), nullIfUnknown(totalOf(nation, ranking))),
    hasYearBefore: nation.years.includes(before.year),
  });
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
