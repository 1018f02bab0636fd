import type { FaultCells } from "#domain/forecast/forecastFault.ts";

/** How long the axes of a table of markets × sub-verticals × media are. */
export interface CubeShape {
  readonly markets: number;
  readonly subVerticals: number;
  readonly media: number;
}

export type MarginKind =
  | "market"
  | "subVertical"
  | "medium"
  | "marketMedium"
  | "subVerticalMedium"
  | "marketSubVertical";

/**
 * Sums that the table must have; a kind left out is free. One figure per market, sub-vertical or medium; of two axes: medium
 * by medium, each market by market or sub-vertical by sub-vertical; `marketSubVertical` market by market.
 */
export type CubeMargins = { readonly [Kind in MarginKind]?: Float64Array | undefined };

/** A sum over the cells in which markets, sub-verticals and media (positions on their axes) cross. */
export interface CubeSum {
  readonly markets: readonly number[];
  readonly subVerticals: readonly number[];
  readonly media: readonly number[];
  readonly rule: "equals" | "atLeast";
  readonly dollars: number;
  /** For messages. */
  readonly name?: string | undefined;
  /** For messages: position of the constraint that it comes of. */
  readonly constraint?: number | undefined;
}

/** For messages; positions are used without them. */
export interface CubeNames {
  readonly markets: readonly string[];
  readonly subVerticals: readonly string[];
  readonly media: readonly string[];
  /** By place on the axis of media, where those are tables of a forecast. */
  readonly tables?: readonly FaultCells[];
}

/** A table to be scaled to given sums. Flat: medium by medium, in each market by market, in each sub-vertical by sub-vertical. */
export interface CubeProblem {
  readonly shape: CubeShape;
  /** The pattern to keep, zero or more; a zero stays zero. */
  readonly seeds: Float64Array;
  readonly margins: CubeMargins;
  /** By cell: the amount it is locked at; NaN: free. A locked cell's seed does not matter. */
  readonly locks?: Float64Array | undefined;
  /** By cell: the least it may hold. */
  readonly least?: Float64Array | undefined;
  readonly sums?: readonly CubeSum[] | undefined;
  readonly names?: CubeNames | undefined;
}

export function cubeCells({ markets, subVerticals, media }: CubeShape): number {
  return markets * subVerticals * media;
}
