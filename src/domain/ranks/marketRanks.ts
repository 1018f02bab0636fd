import { NO_DATA, nullIfUnknown } from "../figures/amount.ts";
import type { Kind } from "../revisions/revision.ts";
import { shareOf } from "../figures/share.ts";
import type { Political } from "../spending/view.ts";
import { counted } from "../verticals/verticalSums.ts";
import type { MediumTotals } from "./mediumTotals.ts";
import { type RankList, rankList } from "./rankList.ts";

export interface MarketRanking {
  readonly year: number;
  readonly political: Political;
  readonly currentYear: number;
  readonly kinds: readonly Kind[];
}

/**
 * Markets by what is spent there on one medium. Shares are of the market's own money, since markets of different kinds share
 * no whole; the nation rank is the market's place in the list of its kind, however much is spent there.
 */
export function marketRanks(totals: MediumTotals, nation: MediumTotals, ranking: MarketRanking): RankList {
  const { years } = totals;
  const { year, political, currentYear, kinds } = ranking;
  const y = years.indexOf(year);
  const amount = (of: MediumTotals, market: number, at: number, all: boolean, mode = political): number | null => {
    const place = market * years.length + at;
    const [core, extra] = all ? [of.allCore, of.allPolitical] : [of.core, of.political];
    return nullIfUnknown(counted(core[place] ?? NO_DATA, extra[place] ?? NO_DATA, mode));
  };
  const nationShare = shareOf(amount(nation, 0, y, false), amount(nation, 0, y, true));
  const isRedefined = (from: number, to: number) =>
    totals.breaks.some((begun) => begun > (years[from] ?? begun) && begun <= (years[to] ?? 0));
  const series = totals.markets.map(({ id, rank }, market) => ({
    id,
    dollars: years.map((_, at) => amount(totals, market, at, false)),
    core: years.map((_, at) => amount(totals, market, at, false, "without")),
    whole: amount(totals, market, y, true),
    nationShare,
    nationRank: rank,
    isRedefined,
  }));
  return rankList(series, { year, years, kinds, currentYear, political });
}
