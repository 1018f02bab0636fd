import type { GrowthOf } from "../figures/growth.ts";
import type { Basis, Kind, Level } from "../revisions/revision.ts";
import type { MediaGroup } from "../taxonomy/media.ts";

/** What the sections of the market summary hold. Dollars are whole US dollars, shares and growth parts of one, null is "n/a". */

export interface MediumSpend {
  readonly medium: string;
  readonly group: MediaGroup;
  readonly dollars: number | null;
  /** Part of the listed media's total. */
  readonly share: number | null;
  /** Change on the year before; null from nothing. */
  readonly growth: number | null;
  /** That of what is not political, where politics bends growth; else null. */
  readonly coreGrowth: number | null;
  /** Growth is left out since the year before is of another definition. */
  readonly newDefinition: boolean;
  readonly rank: number;
  readonly previousRank: number | null;
  /** The nation's share of the same list. */
  readonly nationShare: number | null;
  /** share ÷ nationShare × 100. */
  readonly index: number | null;
  /** Dollars per person. */
  readonly perCapita: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly kind: Kind;
  readonly basis: Basis;
  /** A modelled figure of which a part is reported. */
  readonly partlyReported: boolean;
  readonly level: Level;
}

/** mediaAdSpending, mediaAdSpendingNationwide and their digital twins: largest medium first. */
export interface MediaSpending {
  readonly market: string;
  readonly year: number;
  readonly total: number | null;
  readonly previousTotal: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly newDefinition: boolean;
  readonly perCapita: number | null;
  readonly rows: readonly MediumSpend[];
}

export interface ComparedCell {
  readonly market: string;
  readonly dollars: number | null;
  readonly share: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly newDefinition: boolean;
  readonly index: number | null;
  readonly perCapita: number | null;
}

/** mediaAdSpendingMarketCompare and its digital twin: this market, the compared ones, the nation last. */
export interface MediaCompare {
  readonly year: number;
  readonly markets: readonly { readonly market: string; readonly total: number | null }[];
  /** In the order of this market's ranking. */
  readonly rows: readonly {
    readonly medium: string;
    readonly group: MediaGroup;
    readonly cells: readonly ComparedCell[];
  }[];
}

/** One amount for each year of a table. */
export interface YearSeries {
  readonly dollars: readonly (number | null)[];
  readonly growth: readonly (number | null)[];
  /** The growth of what is not political, where politics bends that of all; else null. */
  readonly coreGrowth: readonly (number | null)[];
  /** Average yearly growth between `cagrFrom` and `cagrTo`, of what `cagrOf` says. */
  readonly cagr: number | null;
  /** Years from which on the amounts are of another definition; no growth is told across. */
  readonly breaks: readonly number[];
}

/** A table with the years across. */
export interface YearsOf<Row extends YearSeries> {
  readonly market: string;
  readonly years: readonly number[];
  readonly kinds: readonly Kind[];
  readonly cagrFrom: number;
  readonly cagrTo: number;
  /** `core` where the years differ in their elections: average growth is then that of what is not political. */
  readonly cagrOf: GrowthOf;
  readonly rows: readonly Row[];
}

export interface YearsRow extends YearSeries {
  /** A medium id, `traditional`, `digital` or `total`. */
  readonly id: string;
  readonly level: "medium" | "group" | "total";
}

/** mediaAdSpendingTable and its digital twin. */
export type MediaYears = YearsOf<YearsRow>;

export interface TrendRow extends YearSeries {
  /** A medium id, or `other`. */
  readonly id: string;
  /** The media in it: itself, or those that `other` folds together. */
  readonly media: readonly string[];
}

/** mediaAdSpendingTrend: the largest media of the view's year, the others as one. */
export type MediaTrend = YearsOf<TrendRow>;

export interface ForecastYear {
  readonly year: number;
  readonly kind: Kind;
  readonly traditional: number | null;
  readonly digital: number | null;
  readonly core: number | null;
  /** Counted in `total` only with political. */
  readonly political: number | null;
  readonly total: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly newDefinition: boolean;
  readonly digitalShare: number | null;
}

/** forecastByMedia: the whole market year by year. */
export interface ForecastByMedia {
  readonly market: string;
  readonly years: readonly ForecastYear[];
}

export interface PoliticalYear {
  readonly year: number;
  readonly kind: Kind;
  readonly dollars: number | null;
  /** Part of everything spent that year. */
  readonly share: number | null;
  readonly media: readonly { readonly medium: string; readonly dollars: number | null }[];
}

/** politicalSpending: always with political, whatever the switch says. */
export interface PoliticalSpending {
  readonly market: string;
  /** The view's year, to which the months belong. */
  readonly year: number;
  readonly years: readonly PoliticalYear[];
  /** The view's year by month, modelled from the usual calendar of a cycle; empty in odd years. */
  readonly months: readonly { readonly month: number; readonly dollars: number; readonly cumulative: number }[];
}

export interface SubVerticalRow {
  readonly rank: number;
  readonly subVertical: string;
  readonly vertical: string;
  readonly dollars: number | null;
  readonly previous: number | null;
  /** Null with growth where the year before is of another definition. */
  readonly delta: number | null;
  readonly growth: number | null;
  readonly newDefinition: boolean;
  /** Part of the market's total. */
  readonly share: number | null;
  /** The medium that takes most of it, and its part of this sub-vertical. */
  readonly topMedium: string | null;
  readonly topMediumShare: number | null;
}

/** topSubVerticals, largestGrowthVerticals, largestLossVerticals. */
export interface SubVerticalList {
  readonly market: string;
  readonly year: number;
  /** Dollars that a sub-vertical must reach in this year or the one before to be listed; 0 for the top list. */
  readonly minimumDollars: number;
  readonly rows: readonly SubVerticalRow[];
}

/** digitalSpendingByPlatform: the digital media cut by who sells them; modelled. */
export interface PlatformSpending {
  readonly market: string;
  readonly year: number;
  readonly total: number | null;
  readonly rows: readonly {
    readonly platform: string;
    readonly dollars: number | null;
    readonly share: number | null;
    readonly growth: number | null;
    readonly coreGrowth: number | null;
    readonly newDefinition: boolean;
  }[];
}

export interface PlatformYearsRow extends YearSeries {
  /** A platform id, or `total`. */
  readonly id: string;
}

/** digitalSpendingByPlatformTable: the same cut in all years, largest in the view's year first, the total last. */
export type PlatformYears = YearsOf<PlatformYearsRow>;

export interface BreakdownRow extends SubVerticalRow {
  /** The nation's share of the same list. */
  readonly nationShare: number | null;
  /** share ÷ nationShare × 100. */
  readonly index: number | null;
}

/** verticalBreakdown: all sub-verticals of the scope, largest first; shares are parts of their total. */
export interface VerticalBreakdown {
  readonly market: string;
  readonly year: number;
  readonly total: number | null;
  readonly previousTotal: number | null;
  readonly newDefinition: boolean;
  readonly rows: readonly BreakdownRow[];
}

export interface SubVerticalYearsRow extends YearSeries {
  /** A sub-vertical id, or `total`. */
  readonly id: string;
  /** The rest is of the view's year. */
  readonly share: number | null;
  readonly index: number | null;
  readonly topMedium: string | null;
  readonly topMediumShare: number | null;
}

/** verticalAdSpendingTable (the specification writes verticalAdApendingTable): sub-verticals × years, the total last. */
export interface SubVerticalYears extends YearsOf<SubVerticalYearsRow> {
  readonly year: number;
}

/** Every section of the market summary under its state name. */
export interface SpendingSections {
  readonly mediaAdSpending: MediaSpending;
  readonly mediaAdSpendingMarketCompare: MediaCompare;
  readonly mediaAdSpendingNationwide: MediaSpending;
  readonly mediaAdSpendingTable: MediaYears;
  readonly mediaAdSpendingTrend: MediaTrend;
  readonly digitalAdSpending: MediaSpending;
  readonly digitalAdSpendingMarketCompare: MediaCompare;
  readonly digitalAdSpendingNationwide: MediaSpending;
  readonly digitalAdSpendingTable: MediaYears;
  readonly digitalSpendingByPlatform: PlatformSpending;
  readonly digitalSpendingByPlatformTable: PlatformYears;
  readonly forecastByMedia: ForecastByMedia;
  readonly politicalSpending: PoliticalSpending;
  readonly topSubVerticals: SubVerticalList;
  readonly largestGrowthVerticals: SubVerticalList;
  readonly largestLossVerticals: SubVerticalList;
  readonly verticalBreakdown: VerticalBreakdown;
  readonly verticalAdSpendingTable: SubVerticalYears;
}

export type SectionName = keyof SpendingSections;
