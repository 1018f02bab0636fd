import type { Band } from "../figures/bands.ts";
import type { CountyDriver } from "../markets/countyDriver.ts";
import { PLACE_FIGURES, type PlaceFigure } from "../markets/placeFigure.ts";
import type { Provenance } from "../revisions/revision.ts";
import type { ForecastPart } from "./assumptions.ts";
import type { StatedRaces } from "./raceFigures.ts";

/** One cell, or a sum of them: null stands for all markets, or for all sub-verticals of the part. */
export interface CoursePlace {
  readonly market: string | null;
  readonly subVertical: string | null;
  readonly medium: string;
  readonly year: number;
  readonly part: ForecastPart;
}

/**
 * How a figure came about, with every number that it was reckoned from: `recomputed` makes the figure of it again. Dollars of the year;
 * shares and weights as parts, 0 to 1.
 */
export interface CellCourse {
  readonly place: CoursePlace;
  /** Null for a reader who must not see what other verticals spend; then `subVertical.dollars` is where it starts. */
  readonly total: TotalCourse | null;
  /** What the market gets of the total by its drivers; null for the nation. */
  readonly market: MarketCourse | null;
  /** What the mix and the trends give the sub-vertical of the total; null for all. */
  readonly subVertical: CategoryCourse | null;
  /** How strong the sub-vertical is in this market before balancing, 1 being average; null for sums. */
  readonly strength: StrengthCourse | null;
  readonly balancing: BalancingCourse | null;
  /** After balancing, before evidence and rounding. */
  readonly balanced: number;
  /** Dollars of it that spend lines or constraints fix, and how many cells. */
  readonly locked: { readonly dollars: number; readonly cells: number };
  /** The spend line that fixes the cell; null where none does, and for sums. */
  readonly line: LineCourse | null;
  /** What was left for free cells once others of the table were fixed, against what the model expected: their factor. 1 where none are fixed. */
  readonly around: number;
  /** What rounding began with. */
  readonly exact: number;
  /** In whole dollars, before constraints. */
  readonly rounded: number;
  /** What stands in the table. */
  readonly dollars: number;
  /** Where four in five such figures lie, by the national total and what observed spend leaves open; null where none steers, where a spend line fixes the figure and where constraints move it. */
  readonly band: Band | null;
}

export interface TotalCourse {
  /** As given, modelled or assumed. */
  readonly stated: number;
  /** After a modelled total gave way to spend lines. */
  readonly dollars: number;
  readonly provenance: Provenance;
  readonly way: TotalWay;
  /** What files and model say where assumptions say otherwise; null where they do not. */
  readonly withoutAssumptions: number | null;
}

export interface KnownYear {
  readonly year: number;
  readonly dollars: number;
}

/** Where a national total comes from. */
export type TotalWay =
  | { readonly how: "given" }
  /** At constant growth between two years; evenly where one of them is zero. */
  | {
      readonly how: "between";
      readonly from: KnownYear;
      readonly to: KnownYear;
      /** How far the year lies from the first to the second, 0 to 1. */
      readonly part: number;
    }
  /** The geometric mean of trends. */
  | {
      readonly how: "trends";
      readonly from: KnownYear;
      readonly models: readonly { readonly model: string; readonly dollars: number }[];
    }
  /** A damped trend from the nearest year: its dollars times `factor`. */
  | { readonly how: "trend"; readonly from: KnownYear; readonly factor: number }
  /** From another year of elections: its dollars, times the level of the phase, times growth to the power of the years between. */
  | {
      readonly how: "cycle";
      readonly from: KnownYear;
      readonly level: number;
      readonly growth: number;
      readonly years: number;
      readonly model: string | null;
    };

export interface MarketCourse {
  /** Part of the total. */
  readonly share: number;
  /** Null as the total is. */
  readonly dollars: number | null;
  readonly drivers: readonly DriverPart[];
  /** Its part of the people, and the part at which size adds or takes nothing. */
  readonly people: number;
  readonly levelShare: number;
  readonly sizeExponent: number;
  /** What size adds or takes: 1 for a market of the level size. */
  readonly size: number;
  readonly reach: readonly ReachPart[];
  /** Political spend per person against the nation's; 1 for core spend. */
  readonly political: number;
  /** What an administrator states about the races of the year, and why; left out where nothing. */
  readonly statedRaces?: readonly StatedRaces[] | undefined;
  /** What its categories make of it: 1 where they want as much of the medium as in the nation. */
  readonly demand: number;
  /** What observed spend makes of it; null where none steers. */
  readonly observed: ObservedShare | null;
  /** All of it multiplied, and the sum of that over all markets. */
  readonly weight: number;
  readonly weights: number;
  readonly markets: number;
}

export interface DriverPart {
  readonly driver: CountyDriver;
  /** The market's and the nation's; the people's where the driver is not known. */
  readonly value: number;
  readonly nation: number;
  /** The market's part of the nation, and how much it counts. */
  readonly share: number;
  readonly weight: number;
}

export interface CategoryCourse {
  readonly share: number;
  readonly dollars: number;
  /** How it was weighed; null as the total is. */
  readonly weighed: {
    /** From the mix. */
    readonly weight: number;
    /** Whether the weights are those of all media, since the medium has none of its own. */
    readonly ofAllMedia: boolean;
    /** How its vertical grew beside the others since the year of the mix. */
    readonly trend: number;
    /** What shocks of the year leave. */
    readonly shock: number;
    /** The sum over all sub-verticals of the part. */
    readonly weights: number;
    /** What observed spend makes of the whole dollars that the mix gives, and the sum of all once it moved them; null where none steers. */
    readonly steered: { readonly before: number; readonly sum: number; readonly observed: ObservedShare | null } | null;
  } | null;
}

/**
 * A share of a national total by our estimate alone (`prior`), by what an outside service saw (`seen`), and by both (`posterior`), each as
 * a part of the total. What was seen has the part of the total that our estimate gives all that can be compared.
 */
export interface ObservedShare {
  /** The observed year. */
  readonly year: number;
  readonly prior: number;
  readonly seen: number;
  readonly posterior: number;
  /** How many amounts of equal size, each of a quarter, what was seen is worth: chance is one over it, as a variance of logarithms. */
  readonly amounts: number;
  /** How far an administrator believes the source, 0 to 1: the weight of something that was seen wholly. */
  readonly reliability: number;
  /** How far our shares lie from the true ones, as a standard deviation of logarithms, estimated from all that can be compared. */
  readonly spread: number;
  /** Seen against ours on the whole, a ratio; what a share lies above or below it moves the share. */
  readonly level: number;
  /** What the observation counts for, 0 to 1. */
  readonly weight: number;
  /** What all are multiplied by so that those compared keep their part of the total. */
  readonly scale: number;
  /** How far the posterior may be off, as a standard deviation of logarithms. */
  readonly error: number;
}

export interface StrengthCourse {
  readonly value: number;
  readonly parts: readonly StrengthPart[];
  /** No strength is below the first or above the second. */
  readonly bounds: readonly [least: number, most: number];
}

export const STRENGTH_RATIOS = ["trade", "income", "retailSales", "establishments", "size", ...PLACE_FIGURES] as const;

/**
 * Of the market against the nation: the trade's employees, incomes, sales and establishments a head, what of the place lends the medium strength;
 * size against the average market. To the power of its elasticity.
 */
export interface StrengthPart {
  readonly of: (typeof STRENGTH_RATIOS)[number];
  readonly ratio: number;
  readonly elasticity: number;
  /** Why, where an administrator states it; left out where it is built in or in a file. */
  readonly reason?: string | undefined;
}

/** What of the place lends the medium strength, against the nation's, and how far the medium's money follows it. */
export interface ReachPart {
  readonly of: PlaceFigure;
  readonly ratio: number;
  readonly elasticity: number;
}

export interface BalancingCourse {
  readonly factor: number;
  /** Its two factors: that the market's sub-verticals add up to its money, and the sub-vertical's markets to its national money. Null as the total is. */
  readonly market: number | null;
  readonly subVertical: number | null;
}

export interface LineCourse {
  /** Position among the run's lines. */
  readonly line: number;
  readonly dollars: number;
  readonly subVerticals: number;
  readonly media: number;
  /** The cell's part of the line, by the model. */
  readonly share: number;
  /** A part of what was spent: there is as much or more. */
  readonly least: boolean;
}
