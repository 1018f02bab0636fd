import type { FaultCells, ForecastFaultKind } from "#domain/forecast/forecastFault.ts";
import type { RaceGroup } from "#domain/forecast/raceFigures.ts";

export type ForecastErrorCode =
  | "invalid-input"
  | "medium-without-total"
  | "medium-without-mix"
  | "vertical-without-mix"
  | "series-too-short"
  | "contradictory-margins"
  | "evidence-above-total";

/** Where a forecast failed, as far as it is known; amounts are dollars under a name of their own. */
export interface ForecastErrorPlace {
  readonly medium?: string;
  readonly year?: number;
  readonly market?: string;
  readonly subVertical?: string;
  readonly vertical?: string;
  readonly part?: string;
  /** A group of the figures of races. */
  readonly races?: RaceGroup;
  /** Position of the constraint among those stated, and of another one that it contradicts. */
  readonly constraint?: number | undefined;
  readonly other?: number | undefined;
  /** What screens word; missing where nothing but the message is known. */
  readonly kind?: ForecastFaultKind;
  /** Margins or tables that leave no room: the first few. */
  readonly lines?: readonly FaultCells[];
  /** Where those lines would have to take their dollars from: the first few. */
  readonly sources?: readonly FaultCells[];
  readonly amounts?: Readonly<Record<string, number>>;
}

/** Input from which no forecast can be made; the message names the input and what is wrong with it. */
export class ForecastError extends Error {
  readonly code: ForecastErrorCode;
  readonly place: ForecastErrorPlace;

  constructor(code: ForecastErrorCode, message: string, place: ForecastErrorPlace = {}) {
    super(message);
    this.name = "ForecastError";
    this.code = code;
    this.place = place;
  }
}
