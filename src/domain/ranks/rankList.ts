import { averageGrowth, coreGrowthBeside, growth, type GrowthOf } from "../figures/growth.ts";
import type { Kind } from "../revisions/revision.ts";
import { indexAgainst, shareOf } from "../figures/share.ts";
import { NEVER_REDEFINED, type Redefined } from "../wallet/seriesBreaks.ts";
import type { Political } from "../spending/view.ts";
import { growthSpan } from "../spending/yearSeries.ts";
import { sharedRanks } from "./sharedRanks.ts";

/** How far back the longer look at ranks goes. */
export const LONG_LOOK = 5;

/** Something that is ranked, with its amounts over the years. Whole dollars; null is "no data". */
export interface RankedSeries {
  readonly id: string;
  readonly dollars: readonly (number | null)[];
  /** What of it is not political. */
  readonly core: readonly (number | null)[];
  /** What its share is a part of, in the year asked for. */
  readonly whole: number | null;
  /** The same share in the nation, 0–1. */
  readonly nationShare: number | null;
  /** Where it stands in the nation; null where nobody knows. */
  readonly nationRank: number | null;
  /** Left out: it means the same in all years. */
  readonly isRedefined?: Redefined;
}

export interface RankRow extends Pick<RankedSeries, "id" | "core" | "whole" | "nationShare"> {
  readonly dollars: number | null;
  /** What it comes to in every year. */
  readonly amounts: readonly (number | null)[];
  /** Part of the whole, 0–1. */
  readonly share: number | null;
  /** 1 is the largest; ties share a rank; null where nothing is known. */
  readonly rank: number | null;
  /** Ranks won since the year before, positive for the better; null where one of both is not known. */
  readonly rankChange: number | null;
  /** The same since five years before. */
  readonly longRankChange: number | null;
  readonly nationRank: number | null;
  readonly growth: number | null;
  /** That of what is not political, where politics bends growth; else null. */
  readonly coreGrowth: number | null;
  /** Growth is left out since the year before is of another definition. */
  readonly newDefinition: boolean;
  readonly cagr: number | null;
  /** Share against the nation's share, 100 is average. */
  readonly index: number | null;
  /** Its rank in every year. */
  readonly ranks: readonly (number | null)[];
}

/** A ranking of a year, with the ranks of all years beside it. */
export interface RankList {
  readonly year: number;
  readonly years: readonly number[];
  readonly kinds: readonly Kind[];
  /** Between which years average growth is taken. */
  readonly cagrFrom: number;
  readonly cagrTo: number;
  /** `core` where the years differ in their elections: average growth is then that of what is not political. */
  readonly cagrOf: GrowthOf;
  /** Best rank first; without data last. */
  readonly rows: readonly RankRow[];
}

export interface RankFrame {
  readonly year: number;
  readonly years: readonly number[];
  readonly kinds: readonly Kind[];
  /** The year up to which figures are not forecasts. */
  readonly currentYear: number;
  readonly political: Political;
}

/** Ranks a list of series by what they come to in a year. */
export function rankList(series: readonly RankedSeries[], frame: RankFrame): RankList {
  const { year, years, kinds, currentYear, political } = frame;
  const span = growthSpan(years, currentYear, political);
  const ranksByYear = years.map((_, y) => sharedRanks(series.map(({ dollars }) => dollars[y] ?? null)));
  const now = years.indexOf(year);
  const rows = series.map((one, at): RankRow => {
    const { id, dollars, core, whole, nationShare, nationRank, isRedefined = NEVER_REDEFINED } = one;
    const newDefinition = isRedefined(now - 1, now);
    const isApart = isRedefined(years.indexOf(span.cagrFrom), years.indexOf(span.cagrTo));
    const ranks = ranksByYear.map((ofYear) => ofYear[at] ?? null);
    const amount = (of: number, from = dollars) => from[years.indexOf(of)] ?? null;
    const compared = span.cagrOf === "core" ? core : dollars;
    const withCore = (of: number) => ({ dollars: amount(of), core: amount(of, core) });
    const share = shareOf(amount(year), whole);
    return {
      id,
      core,
      whole,
      nationShare,
      amounts: dollars,
      dollars: amount(year),
      share,
      rank: ranks[now] ?? null,
      rankChange: won(ranks, now, now - 1),
      longRankChange: won(ranks, now, now - LONG_LOOK),
      nationRank,
      growth: newDefinition ? null : growth(amount(year - 1), amount(year)),
      coreGrowth: newDefinition ? null : coreGrowthBeside(withCore(year - 1), withCore(year)),
      newDefinition,
      cagr: isApart
        ? null
        : averageGrowth(amount(span.cagrFrom, compared), amount(span.cagrTo, compared), span.cagrTo - span.cagrFrom),
      index: indexAgainst(nationShare, share),
      ranks,
    };
  });
  return { year, years, kinds, ...span, rows: rows.toSorted((a, b) => place(a) - place(b)) };
}

/** From rank 5 to rank 3 are two ranks won. */
function won(ranks: readonly (number | null)[], now: number, before: number): number | null {
  const [rank, earlier] = [ranks[now] ?? null, ranks[before] ?? null];
  return rank === null || earlier === null ? null : earlier - rank;
}

const place = ({ rank }: RankRow): number => rank ?? Number.POSITIVE_INFINITY;
