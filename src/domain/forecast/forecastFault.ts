import type { RaceGroup } from "./raceFigures.ts";

/** What contradicts what in a forecast, by a stable code: screens word it, the API's message says the same in English. */
export const FORECAST_FAULT_KINDS = [
  "above-room",
  "below-need",
  "above-constraint",
  "off-total",
  "empties-spend",
  "no-whole-table",
  "reaches-nothing",
  "evidence-above-total",
  "sums-apart",
  "line-overfull",
  "line-without-room",
  "lines-stuck",
  "comes-no-closer",
  "unknown-name",
  "stated-twice",
  "amount-and-growth",
  "growth-outside",
  "growth-from-nothing",
  "year-outside",
  "no-dollars",
  "range-misses",
  "no-source",
  "weight-outside",
  "drivers-apart",
  "size-outside",
  "elasticity-outside",
  "races-outside",
  "races-apart",
  "reliability-outside",
  "outlook-outside",
  "political-outside",
  "shock-outside",
  "no-total",
  "no-mix",
  "vertical-left-out",
] as const;

export type ForecastFaultKind = (typeof FORECAST_FAULT_KINDS)[number];

/** Ids of what a fault speaks of; what is left out is not narrowed down. */
export interface FaultCells {
  readonly market?: string | undefined;
  readonly subVertical?: string | undefined;
  readonly medium?: string | undefined;
  readonly part?: string | undefined;
}

/** Where a forecast failed, as far as it is known; amounts are dollars under a name of their own. */
export interface FaultPlace extends FaultCells {
  readonly vertical?: string | undefined;
  /** Figures of the races. */
  readonly races?: RaceGroup | undefined;
  readonly year?: number | undefined;
  /** Position of the constraint among those stated, and of another one that it contradicts. */
  readonly constraint?: number | undefined;
  readonly other?: number | undefined;
  readonly kind?: ForecastFaultKind | undefined;
  readonly lines?: readonly FaultCells[] | undefined;
  readonly sources?: readonly FaultCells[] | undefined;
  readonly amounts?: Readonly<Record<string, number>> | undefined;
}

/** Why no forecast can be made, as screens word it. */
export interface ForecastFault {
  readonly code: string;
  readonly place: FaultPlace;
}
