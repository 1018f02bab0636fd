import type { ReportedPart } from "./reportedSpend.ts";

/** The three axes of a wallet. They belong to a data revision: another revision may know other media or years. */
export interface WalletShape {
  /** Consecutive calendar years, ascending. */
  readonly years: readonly number[];
  /** Medium ids, in the taxonomy's order. */
  readonly media: readonly string[];
  /** Sub-vertical ids, in the taxonomy's order. */
  readonly subVerticals: readonly string[];
  /** By medium, the years from which on its figures are of another definition than those before: no growth is told across. Left out: nowhere. */
  readonly breaks?: Readonly<Record<string, readonly number[]>> | undefined;
}

export type Axis = "years" | "media" | "subVerticals";

/**
 * Everything spent on advertising in one market, in whole US dollars of each year.
 *
 * `dollars` is dense: sub-vertical first, then medium, then year (see `cellIndex`). NaN is "no data", which is not zero.
 * Sums of whole dollars are exact in float64 up to 9 quadrillion.
 */
export interface Wallet extends WalletShape {
  readonly revision: string;
  /** A market id such as `tv-501`, or `nation`. */
  readonly market: string;
  readonly dollars: Float64Array;
  /** What of it somebody's own books or filings say; left out: nothing. */
  readonly reported?: readonly ReportedPart[] | undefined;
}

/** Where the dollars of one sub-vertical, medium and year stand, given their positions on the axes. */
export function cellIndex(shape: WalletShape, subVertical: number, medium: number, year: number): number {
  return (subVertical * shape.media.length + medium) * shape.years.length + year;
}

/** How many cells a wallet of this shape holds. */
export function cellCount(shape: WalletShape): number {
  return shape.years.length * shape.media.length * shape.subVerticals.length;
}
