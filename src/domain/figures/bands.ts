import type { Basis, Kind, Provenance } from "../revisions/revision.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";

/** What decides how wide the band around a national total is. */
export interface Certainty {
  readonly kind: Kind;
  readonly basis: Basis;
  /** Years past the last one that is not a forecast; 0 up to it. */
  readonly horizon: number;
  /** How far such figures were off, as a part of them; then kind, basis and horizon do not count. */
  readonly error?: number | undefined;
}

export interface Band {
  readonly low: number | null;
  readonly high: number | null;
}

/** How far a total of each basis may be off: what is reported or published is taken at its word, others by how much successive vintages differ. */
const BASIS_ERROR: Readonly<Record<Basis, number>> = {
  reported: 0,
  published: 0,
  derived: 0.03,
  modelled: 0.08,
  assumed: 0.08,
};

/** The running year is revised by a few percent before it closes (published vintages of 2023–2025 moved by 1–4 %). */
const KIND_ERROR: Readonly<Record<Kind, number>> = { actual: 0, estimate: 0.02, forecast: 0.02 };

/** Error added by the first forecast year; it grows with the square root of the horizon, as a random walk's does. */
const YEARLY_ERROR = 0.025;

/** Error of splitting the nation over markets, for one that is a twentieth of it; smaller markets are known less well. */
const ALLOCATION_ERROR = 0.03;
const LARGE_MARKET = 0.05;
const LARGEST_ALLOCATION_ERROR = 0.2;

/** How far figures of these sub-verticals may be off, where the past tells: of core ones alone, political ones alone, or of both together. */
export function errorOf(
  { error, partErrors }: Pick<Provenance, "error" | "partErrors">,
  subVerticals: readonly string[],
): number | undefined {
  if (partErrors === undefined) return error;
  if (!subVerticals.some(isPolitical)) return partErrors.core;
  return subVerticals.every(isPolitical) ? partErrors.political : error;
}

/** How far a total of a basis may be off, as a part of it. */
export function basisError(basis: Basis): number {
  return BASIS_ERROR[basis];
}

/**
 * Half the width of a band as a part of the figure. The errors are taken as independent, so their squares add up. Zero only for
 * published actual totals; everything else is at least a derivation or a forecast.
 */
export function bandWidth({ kind, basis, horizon, error }: Certainty): number {
  if (error !== undefined) return error;
  return Math.hypot(BASIS_ERROR[basis], KIND_ERROR[kind], YEARLY_ERROR * Math.sqrt(Math.max(horizon, 0)));
}

/** How far the division over markets is taken to be off, by the market's part of the nation's spending. Grows with the fourth root of smallness: 3 % for a twentieth of the nation, 8 % for a thousandth, at most 20 %. */
export function allocationError(marketPart: number): number {
  if (marketPart >= 1) return 0;
  const smallness = LARGE_MARKET / Math.max(marketPart, Number.MIN_VALUE);
  return Math.min(ALLOCATION_ERROR * smallness ** 0.25, LARGEST_ALLOCATION_ERROR);
}

/** The band around a national total, in whole dollars. */
export function bandAround(dollars: number | null, certainty: Certainty): Band {
  return measuredBand(dollars, bandWidth(certainty));
}

/** The band around an amount whose error was measured, in whole dollars; none where nobody measured. */
export function measuredBand(dollars: number | null, error: number | undefined): Band {
  if (dollars === null || error === undefined) return NO_BAND;
  return { low: Math.max(0, Math.floor(dollars * (1 - error))), high: Math.ceil(dollars * (1 + error)) };
}

/** Four in five of what is spread normally lie within so many standard deviations. */
const FOUR_IN_FIVE = 1.2816;

/** Where four in five figures lie that are off by a standard deviation of logarithms. */
export function spreadBand(figure: number, deviation: number): { readonly low: number; readonly high: number } {
  const ratio = Math.exp(FOUR_IN_FIVE * deviation);
  return { low: figure / ratio, high: figure * ratio };
}

/**
 * The band around a part of a national total, in whole dollars: that of the total, wider by what its division leaves open. Both are taken as independent.
 *
 * @param error of the national total, as a part of it
 * @param deviation of the division, a standard deviation of logarithms
 */
export function dividedBand(dollars: number, error: number, deviation: number): Band {
  const { low, high } = spreadBand(1, deviation);
  return {
    low: Math.max(0, Math.floor(dollars * (1 - Math.hypot(error, 1 - low)))),
    high: Math.ceil(dollars * (1 + Math.hypot(error, high - 1))),
  };
}

const NO_BAND: Band = { low: null, high: null };

/**
 * The band of a sum: lows and highs add up, as if all its parts erred the same way. Cautious, and a table's bands tie like its
 * figures do. None where a part has none.
 */
export function addBands(bands: readonly Band[]): Band {
  let [low, high] = [0, 0];
  for (const band of bands) {
    if (band.low === null || band.high === null) return NO_BAND;
    low += band.low;
    high += band.high;
  }
  return bands.length === 0 ? NO_BAND : { low, high };
}
