import { nullIfUnknown } from "../figures/amount.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { ranks } from "../figures/rank.ts";
import { rounded } from "../figures/rounded.ts";
import { indexAgainst, perPerson, shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";

/** What a market spends on the thing that markets are ranked by. NaN is "no data". */
export interface MarketAmount {
  readonly market: string;
  readonly name: string;
  readonly population: number;
  readonly dollars: number;
  readonly previous: number;
  /** The same of both years without political money. */
  readonly core: number;
  readonly previousCore: number;
  /** Everything spent there. */
  readonly total: number;
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
  /** That of what is not political, where politics bends growth; else null. */
  readonly coreGrowth: number | null;
  readonly perCapita: number | null;
  /** Share against the nation's share, 100 is average. */
  readonly index: number | null;
}

/** What the markets are held against. */
export interface RankingBasis {
  readonly nationShare: number | null;
  /** Whether the data know the year before at all. */
  readonly hasYearBefore: boolean;
  /** Whether it is of another definition than the year before: then no growth is told. */
  readonly newDefinition?: boolean;
}

/** Markets in the order of what is spent there on one thing, the largest first. */
export function rankMarkets(markets: readonly MarketAmount[], basis: RankingBasis): RankedMarket[] {
  const rankNow = ranks(markets.map(({ dollars }) => dollars));
  const rankBefore = basis.hasYearBefore ? ranks(markets.map(({ previous }) => previous)) : null;
  return markets
    .map(({ market, name, population, ...amounts }, at) => {
      const dollars = nullIfUnknown(amounts.dollars);
      const share = shareOf(dollars, nullIfUnknown(amounts.total));
      return {
        market,
        name,
        rank: rankNow[at] ?? 0,
        previousRank: rankBefore?.[at] ?? null,
        dollars,
        share,
        growth: basis.newDefinition === true ? null : growth(nullIfUnknown(amounts.previous), dollars),
        coreGrowth:
          basis.newDefinition === true
            ? null
            : coreGrowthBeside(
                { dollars: nullIfUnknown(amounts.previous), core: nullIfUnknown(amounts.previousCore) },
                { dollars, core: nullIfUnknown(amounts.core) },
              ),
        perCapita: perPerson(dollars, population),
        index: indexAgainst(basis.nationShare, share),
      };
    })
    .toSorted((a, b) => a.rank - b.rank);
}

export function rankedMarketsTable(rows: readonly RankedMarket[]): Table {
  return tableOf(rows, [
    { key: "rank", unit: "rank", cell: (row) => row.rank },
    { key: "previous_rank", unit: "rank", cell: (row) => row.previousRank },
    { key: "market", unit: "text", cell: (row) => row.market },
    { key: "name", unit: "text", cell: (row) => row.name },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
    { key: "per_capita", unit: "dollars", cell: (row) => rounded(row.perCapita, 2) },
    { key: "index", unit: "index", cell: (row) => rounded(row.index, 0) },
  ]);
}
