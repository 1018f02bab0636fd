import type { Shock } from "#domain/forecast/assumptions.ts";
import type { MediumDrivers } from "#domain/forecast/mediumDrivers.ts";
import type { StatedRaces } from "#domain/forecast/raceFigures.ts";
import type { StatedFit } from "#domain/forecast/statedFit.ts";
import type { Trade, TradeActivity } from "#domain/forecast/trade.ts";
import type { CountyDriver } from "#domain/markets/countyDriver.ts";
import type { PlaceFigure } from "#domain/markets/placeFigure.ts";
import type { Constraint } from "#domain/forecast/constraint.ts";
import type { Basis, Kind, Provenance } from "#domain/revisions/revision.ts";
import type { ReportedPart } from "#domain/wallet/reportedSpend.ts";
import type { WalletShape } from "#domain/wallet/wallet.ts";
import type { Elections } from "./politics/marketPolitics.ts";
import type { ObservedEvidence } from "./steering/observedSpend.ts";

/** What is spent nationwide on one medium in one year, in whole US dollars of that year. Years may be missing: they are modelled. */
export interface NationalTotal {
  readonly medium: string;
  readonly year: number;
  /** Everything but the political sub-verticals. */
  readonly core: number;
  readonly political: number;
  readonly kind: Kind;
  readonly basis: Basis;
  /** As a person would cite it. */
  readonly source: string;
  /** How far it may be off, as a part of it, where somebody said; else its kind and basis tell. */
  readonly error?: number | undefined;
  /** The same of each part by itself. */
  readonly partErrors?: Provenance["partErrors"];
}

/** How a medium's total divides over sub-verticals: relative among the core ones, and among the political ones, of the medium. */
export interface VerticalMix {
  readonly subVertical: string;
  readonly medium: string;
  readonly weight: number;
}

/** What a market's part of a national total is reckoned from. 0 means unknown, except for population. */
export interface MarketDrivers {
  readonly market: string;
  readonly population: number;
  readonly households: number;
  /** Sum of all incomes, dollars a year. */
  readonly income: number;
  /** Dollars a year. */
  readonly retailSales: number;
  readonly establishments: number;
  /** Political spend per person against the nation's; 1 is average. */
  readonly politicalIndex: number;
  /** The drivers in single years, where a file tells how they moved; in other years they are as above. */
  readonly yearly?: Readonly<Record<number, Readonly<Record<CountyDriver, number>>>> | undefined;
  /** The political index of single years, where the races of the year are known. */
  readonly politics?: Readonly<Record<number, number>> | undefined;
  /** What of the place lends media strength; left out: not known. */
  readonly place?: Readonly<Partial<Record<PlaceFigure, number>>> | undefined;
}

/** Spend observed in one market: one amount for the cells in which the sub-verticals and media cross. */
export interface SpendEvidence {
  readonly market: string;
  /** Positions on the axes; a whole vertical or all digital media are several. */
  readonly subVerticals: readonly number[];
  readonly media: readonly number[];
  readonly year: number;
  /** Whole dollars, zero or more. */
  readonly dollars: number;
  /** A part of what was spent there: the cells hold as much or more. */
  readonly least?: boolean;
  /** What its four quarters came to, and what they came to at least; null where nobody says. They tell how its year is divided, not how much it is. */
  readonly quarters?: readonly (number | null)[];
  readonly leastQuarters?: readonly (number | null)[];
}

/** What is held whatever the model expects: cells and sums that are fixed, least amounts, cells without any spend. Messages count them from 1. */
export type ForecastConstraints = readonly Constraint[];

export interface ForecastInput extends WalletShape {
  /** The latest year that is not a forecast; the mix describes this year. */
  readonly currentYear: number;
  readonly totals: readonly NationalTotal[];
  readonly mix: readonly VerticalMix[];
  /** The markets that together are the nation, so TV markets. */
  readonly markets: readonly MarketDrivers[];
  readonly evidence: readonly SpendEvidence[];
  /** Left out: none. They hold within national totals and what the model gives a market or sub-vertical; a margin they name gives way. */
  readonly constraints?: ForecastConstraints;
  /** What media follow from market to market, by medium; those left out follow what `mediumDrivers.ts` says. */
  readonly drivers?: Readonly<Record<string, MediumDrivers>>;
  /** What sub-verticals follow from market to market; without them the elasticities of `verticalTilts.ts`. */
  readonly trades?: readonly Trade[];
  /** What the trades do in every market; those that are not in it follow their other elasticities. */
  readonly activity?: TradeActivity;
  /** Where media suit categories otherwise than `mediaFit.ts` lists it. */
  readonly fit?: readonly StatedFit[];
  /** The races of all years and who votes where, as files have it; the markets' political indices come of it. Left out: not known. */
  readonly elections?: Elections;
  /** What of the races was stated otherwise than `racesByState.ts` says; the markets' political indices are those that came of it. */
  readonly races?: readonly StatedRaces[];
  /** What was observed of markets and sub-verticals, and how far it is believed; left out: nothing. */
  readonly observed?: ObservedEvidence;
  /** How verticals stray from their trend in single years: they move the mix, totals are as given. */
  readonly shocks?: readonly Shock[];
}

export interface ForecastResult {
  /** By market id: whole dollars in the order of `cellIndex`. */
  readonly wallets: ReadonlyMap<string, Float64Array>;
  /** By market id: what of its wallet spend lines say; markets of which none was kept are left out. */
  readonly reported: ReadonlyMap<string, readonly ReportedPart[]>;
  /** One row per medium, one column per year. */
  readonly provenance: Provenance[][];
  readonly report: ForecastReport;
}

/** How the figures came about; plain data, small enough to be kept with the revision. */
export interface ForecastReport {
  readonly tables: readonly TableReport[];
  readonly evidence: EvidenceReport;
  /** Modelled totals that gave way to evidence, by year and table; all others are as stated. */
  readonly raisedTotals: readonly RaisedTotal[];
  /** Every constraint in every year it speaks of; missing in reports that were made before there were any. */
  readonly constraints?: readonly ConstraintReport[];
}

/** What a constraint changed in one year, whole dollars. */
export interface ConstraintReport {
  /** Position in `ForecastInput.constraints`. */
  readonly constraint: number;
  readonly year: number;
  /** What its cells would hold without constraints, evidence included, and what they hold. */
  readonly expected: number;
  readonly given: number;
}

/** A modelled national total that spend lines left no room in, whole dollars. */
export interface RaisedTotal {
  readonly medium: string;
  readonly year: number;
  readonly part: "core" | "political";
  /** As given, or as the growth model has it. */
  readonly stated: number;
  /** What the wallets add up to. Less than stated only where lines speak for every cell of the medium. */
  readonly raised: number;
}

/** One balanced table: markets × sub-verticals of one medium and year. */
export interface TableReport {
  readonly medium: string;
  readonly year: number;
  readonly part: "core" | "political";
  /** The national total, raised if it gave way to evidence, whole dollars; the table's cells add up to it. */
  readonly dollars: number;
  readonly iterations: number;
  /**
   * Largest miss of a margin when balancing stopped, as a part of that margin. Rounding removes it, except where evidence
   * leaves no way to meet the margin: then it stays, and shows among the adjusted ones.
   */
  readonly worstError: number;
  readonly lockedCells: number;
  readonly lockedDollars: number;
  /** Market and sub-vertical margins that had to leave what the model wanted, because evidence left no room for it. */
  readonly adjustedMargins: number;
  /** The one moved by most dollars; null where none was. */
  readonly largestAdjustment: MarginAdjustment | null;
}

export interface MarginAdjustment {
  readonly axis: "market" | "subVertical";
  readonly id: string;
  /** Dollars the model wanted for this market or sub-vertical, and what it got, evidence included. */
  readonly wanted: number;
  readonly given: number;
}

export interface EvidenceReport {
  readonly lines: number;
  /** Lines kept to the dollar. */
  readonly keptLines: number;
  readonly lockedCells: number;
  readonly lockedDollars: number;
  /** Lines that more specific ones or a national total contradict, and lines of years outside the revision: counted in full. */
  readonly overruledLines: number;
  readonly outsideLines: number;
  /** The same in dollars, without those that stand among `belowTotals`; missing in reports of earlier versions. */
  readonly contradictedDollars?: number;
  readonly outsideDollars?: number;
  /** Lines that tell a part of what was spent, and those of them that lifted what the model expects. */
  readonly leastLines?: number;
  readonly liftedLines?: number;
  /** The first hundred of those. */
  readonly notes: readonly EvidenceNote[];
  /** National totals that overruled lines. */
  readonly belowTotals: readonly EvidenceBelowTotal[];
}

/** Lines that spoke for every cell of a published or derived total and stayed below it, so that the rest had no cell to go to. */
export interface EvidenceBelowTotal {
  readonly medium: string;
  readonly year: number;
  readonly part: "core" | "political";
  readonly total: number;
  /** What they came to in these cells, whole dollars. */
  readonly evidence: number;
  /** How many of them were overruled. */
  readonly lines: number;
}

export interface EvidenceNote {
  /** Position in `ForecastInput.evidence`. */
  readonly line: number;
  readonly market: string;
  readonly year: number;
  readonly reason: "contradicted" | "below-total" | "year-outside";
  readonly dollars: number;
  /** What more specific lines lock inside this line's cells, dollars. */
  readonly alreadyLocked: number;
}
