import type { CubeFactors } from "./cubeFactors.ts";
import type { CubeShape } from "./cubeProblem.ts";
import { addScaled, addScaledProducts, dot, multiply } from "./lineArithmetic.ts";

/** Below this a sum is as good as zero, and its reciprocal would run out of float64. */
const SUNK = 1e-250;

/** What a pass over one medium reads. */
export interface PassOf {
  readonly medium: number;
  readonly weights: Float64Array;
  readonly shape: CubeShape;
  readonly factors: CubeFactors;
  /** One row of scratch. */
  readonly row: Float64Array;
}

/**
 * One medium's rows before their own factor, into `rowSums` by market; with `margins` the rows are scaled to them at once. Each row
 * is read from memory once: while it is in cache its cells also go into `columnSums` by sub-vertical, if these are wanted.
 */
export function passRows(
  { medium, weights, shape: { markets, subVerticals }, factors, row }: PassOf,
  rowSums: Float64Array,
  margins: Float64Array | null,
  columnSums: Float64Array | null,
): void {
  const { marketMedium, subVerticalMedium, marketSubVertical } = factors;
  const columns = medium * subVerticals;
  for (let market = 0; market < markets; market++) {
    const line = medium * markets + market;
    const from = line * subVerticals;
    let sum: number;
    if (marketSubVertical === null) sum = dot(weights, from, subVerticalMedium, columns, subVerticals);
    else {
      multiply(row, weights, from, marketSubVertical, market * subVerticals, subVerticals);
      sum = dot(row, 0, subVerticalMedium, columns, subVerticals);
    }
    rowSums[line] = sum;
    if (margins !== null) marketMedium[line] = sum > SUNK ? margins[line]! / sum : 0;
    if (columnSums === null) continue;
    const factor = marketMedium[line]!;
    if (marketSubVertical === null) addScaled(columnSums, columns, factor, weights, from, subVerticals);
    else addScaled(columnSums, columns, factor, row, 0, subVerticals);
  }
}

/** One medium's columns before their own factor, added into `columnSums`. */
export function passColumns(
  { medium, weights, shape: { markets, subVerticals }, factors }: PassOf,
  columnSums: Float64Array,
): void {
  const { marketMedium, marketSubVertical } = factors;
  const columns = medium * subVerticals;
  for (let market = 0; market < markets; market++) {
    const line = medium * markets + market;
    const [factor, from] = [marketMedium[line]!, line * subVerticals];
    if (marketSubVertical === null) addScaled(columnSums, columns, factor, weights, from, subVerticals);
    else {
      const over = market * subVerticals;
      addScaledProducts(columnSums, columns, factor, weights, from, marketSubVertical, over, subVerticals);
    }
  }
}

/** Adds one medium's cells before the factors over media into `sums`, market by market. */
export function passOverMedia(
  { medium, weights, shape: { markets, subVerticals }, factors }: PassOf,
  sums: Float64Array,
): void {
  const { marketMedium, subVerticalMedium } = factors;
  const columns = medium * subVerticals;
  for (let market = 0; market < markets; market++) {
    const line = medium * markets + market;
    const [factor, from] = [marketMedium[line]!, line * subVerticals];
    addScaledProducts(sums, market * subVerticals, factor, weights, from, subVerticalMedium, columns, subVerticals);
  }
}
