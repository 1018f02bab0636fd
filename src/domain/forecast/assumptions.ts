import type { Basis } from "../revisions/revision.ts";
import type { Constraint } from "./constraint.ts";
import type { MediumDrivers } from "./mediumDrivers.ts";
import type { StatedRaces } from "./raceFigures.ts";
import type { StatedFit } from "./statedFit.ts";
import type { Trade } from "./trade.ts";

/** The two parts of all spend: everything but politics, and politics. */
export type ForecastPart = "core" | "political";

/** A national total as somebody states it, whole dollars. */
export interface StatedTotal {
  readonly medium: string;
  readonly year: number;
  readonly part: ForecastPart;
  readonly dollars: number;
  /** How far off it may be, whole dollars; null where nobody said. */
  readonly low: number | null;
  readonly high: number | null;
  readonly basis: Basis;
  /** As a person would cite it. */
  readonly source: string;
  readonly reason: string;
}

/** Growth over the year before, 0.03 = 3 %, instead of the model's. Later years go on from there. */
export interface StatedGrowth {
  readonly medium: string;
  readonly year: number;
  readonly part: ForecastPart;
  readonly growth: number;
}

/** Takes the place of an imported weight of the mix; relative within the medium, zero or more. */
export interface StatedWeight {
  readonly subVertical: string;
  readonly medium: string;
  readonly weight: number;
}

/** A medium's share of a vertical's money that stays as it is while others of the vertical are typed over; a run reads nothing of it. */
export interface HeldShare {
  readonly vertical: string;
  readonly medium: string;
}

/** A constraint, and why it is one. */
export interface StatedConstraint extends Constraint {
  readonly reason: string;
}

/** A rate of one year over the year before, 0.03 = 3 %. */
export interface YearlyGrowth {
  readonly year: number;
  readonly growth: number;
}

/** What one vertical spends more or less in one year than it would, −0.2 = a fifth less. */
export interface Shock {
  readonly vertical: string;
  readonly year: number;
  readonly change: number;
}

/** How the economy and politics go in the years to come. */
export interface Outlook {
  readonly retailSales: readonly YearlyGrowth[];
  readonly inflation: readonly YearlyGrowth[];
  /** Political spend of the years to come against the modelled one; 1 = as modelled. */
  readonly political: number;
  readonly shocks: readonly Shock[];
}

/** What administrators state about a run instead of what files and the model say. Plain data, kept with scenarios and revisions. */
export interface Assumptions {
  readonly totals: readonly StatedTotal[];
  readonly growth: readonly StatedGrowth[];
  /** By medium; takes the place of the built-in ones. */
  readonly drivers: Readonly<Record<string, MediumDrivers>>;
  readonly mix: readonly StatedWeight[];
  readonly constraints: readonly StatedConstraint[];
  readonly outlook: Outlook;
  /** By medium, 0 to 1: how far observed spend steers what markets and sub-verticals get. */
  readonly reliability: Readonly<Record<string, number>>;
  /** Take the place of those of the file. */
  readonly trades: readonly Trade[];
  /** Where media suit categories, by category and medium; take the place of the built-in table. */
  readonly fit: readonly StatedFit[];
  /** How political money follows the races, by group of figures; take the place of the built-in ones. */
  readonly races: readonly StatedRaces[];
  readonly heldShares: readonly HeldShare[];
}

/** What can be stated, by its name. */
export const ASSUMED_FIELDS = [
  "totals",
  "growth",
  "drivers",
  "mix",
  "constraints",
  "outlook",
  "reliability",
  "trades",
  "fit",
  "races",
  "heldShares",
] as const satisfies readonly (keyof Assumptions)[];

export const NO_OUTLOOK: Outlook = { retailSales: [], inflation: [], political: 1, shocks: [] };

/** A run by files and model alone. */
export const NO_ASSUMPTIONS: Assumptions = {
  totals: [],
  growth: [],
  drivers: {},
  mix: [],
  constraints: [],
  outlook: NO_OUTLOOK,
  reliability: {},
  trades: [],
  fit: [],
  races: [],
  heldShares: [],
};
