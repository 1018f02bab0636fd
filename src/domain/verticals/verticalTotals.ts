import { NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import type { Market } from "../markets/market.ts";
import { shareOf } from "../figures/share.ts";
import { redefinedWallet } from "../spending/redefinedMedia.ts";
import { narrowWallet } from "../spending/scope.ts";
import type { Political } from "../spending/view.ts";
import type { Wallet } from "../wallet/wallet.ts";
import { type MarketAmount, rankMarkets, type RankedMarket } from "./rankMarkets.ts";
import { counted, verticalSums } from "./verticalSums.ts";

/**
 * What every market of a list spends on every vertical in every year: enough to rank the markets by any vertical in any year
 * without asking again. Amounts are flat, market first, then vertical, then year; null is "no data".
 */
export interface VerticalTotals {
  readonly years: readonly number[];
  readonly verticals: readonly string[];
  readonly markets: readonly Pick<Market, "id" | "name" | "population">[];
  /** Whole dollars without political money. */
  readonly core: readonly (number | null)[];
  /** Political dollars; nothing but where a vertical holds political sub-verticals. */
  readonly political: readonly (number | null)[];
}

/** Adds up the wallets of a list of markets; all have the nation's axes. */
export function verticalTotals(
  markets: readonly { readonly market: VerticalTotals["markets"][number]; readonly wallet: Wallet }[],
  nation: Wallet,
): VerticalTotals {
  const sums = markets.map(({ wallet }) => verticalSums(wallet));
  return {
    years: nation.years,
    verticals: verticalSums(nation).verticals,
    markets: markets.map(({ market: { id, name, population } }) => ({ id, name, population })),
    core: sums.flatMap(({ core }) => Array.from(core, nullIfUnknown)),
    political: sums.flatMap(({ political }) => Array.from(political, nullIfUnknown)),
  };
}

/** What markets are ranked by. */
export interface VerticalRanking {
  readonly vertical: string;
  readonly year: number;
  readonly political: Political;
}

/** The markets of a list ranked by one vertical; the nation is the measure of their shares. */
export function rankByVertical(totals: VerticalTotals, nation: Wallet, ranking: VerticalRanking): RankedMarket[] {
  const whole = amountsOf(verticalTotals([{ market: NOBODY, wallet: nation }], nation), 0, ranking);
  const markets = totals.markets.map(({ id, name, population }, at) => ({
    market: id,
    name,
    population,
    ...amountsOf(totals, at, ranking),
  }));
  return rankMarkets(markets, {
    nationShare: shareOf(nullIfUnknown(whole.dollars), nullIfUnknown(whole.total)),
    hasYearBefore: totals.years.includes(ranking.year - 1),
    newDefinition: redefinedWallet(narrowWallet(nation, { kind: "vertical", id: ranking.vertical }), ranking.political)(
      nation.years.indexOf(ranking.year - 1),
      nation.years.indexOf(ranking.year),
    ),
  });
}

/** The nation stands in no list of markets; its name and people do not matter here. */
const NOBODY = { id: "", name: "", population: 0 };

function amountsOf(
  { years, verticals, core, political }: VerticalTotals,
  market: number,
  ranking: VerticalRanking,
): Pick<MarketAmount, "dollars" | "previous" | "core" | "previousCore" | "total"> {
  const amount = (vertical: number, year: number, mode = ranking.political): number => {
    const at = (market * verticals.length + vertical) * years.length + year;
    if (vertical < 0 || year < 0) return NO_DATA;
    return counted(core[at] ?? NO_DATA, political[at] ?? NO_DATA, mode);
  };
  const [own, year] = [verticals.indexOf(ranking.vertical), years.indexOf(ranking.year)];
  return {
    dollars: amount(own, year),
    previous: amount(own, years.indexOf(ranking.year - 1)),
    core: amount(own, year, "without"),
    previousCore: amount(own, years.indexOf(ranking.year - 1), "without"),
    total: sumKnown(verticals.map((_, vertical) => amount(vertical, year))),
  };
}
