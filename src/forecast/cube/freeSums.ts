import type { CubeFactors } from "./cubeFactors.ts";
import type { CubeShape, CubeSum } from "./cubeProblem.ts";

/** A sum over free cells while it is being met. */
export interface FreeSum {
  readonly sum: CubeSum;
  /** Of `dollars`, without what is locked. */
  readonly left: number;
  /** What its cells' weights were multiplied by so far. A least amount only ever raises: it ends at 1 or above. */
  factor: number;
}

/** Calls for every cell of a sum: its place in the flat table, and those of its factors. */
export function eachCell(
  { markets, subVerticals, media }: Pick<CubeSum, "markets" | "subVerticals" | "media">,
  shape: CubeShape,
  work: (cell: number, medium: number, market: number, subVertical: number) => void,
): void {
  for (const medium of media) {
    for (const market of markets) {
      const offset = (medium * shape.markets + market) * shape.subVerticals;
      for (const subVertical of subVerticals) work(offset + subVertical, medium, market, subVertical);
    }
  }
}

/** Scales the weights of each sum's cells to what is left of it; returns the worst miss before, as a part of the sum. */
export function scaleSums(
  weights: Float64Array,
  shape: CubeShape,
  { marketMedium, subVerticalMedium, marketSubVertical }: CubeFactors,
  sums: readonly FreeSum[],
): number {
  let worst = 0;
  for (const one of sums) {
    let found = 0;
    eachCell(one.sum, shape, (cell, medium, market, subVertical) => {
      const overMedia = marketSubVertical?.[market * shape.subVerticals + subVertical] ?? 1;
      const own =
        marketMedium[medium * shape.markets + market]! * subVerticalMedium[medium * shape.subVerticals + subVertical]!;
      found += weights[cell]! * own * overMedia;
    });
    if (found === 0) {
      if (one.left > 0) worst = Math.max(worst, 1);
      continue;
    }
    const wanted = (one.factor * one.left) / found;
    const factor = one.sum.rule === "atLeast" ? Math.max(1, wanted) : wanted;
    const ratio = factor / one.factor;
    worst = Math.max(worst, Math.abs(ratio - 1));
    if (ratio === 1) continue;
    one.factor = factor;
    eachCell(one.sum, shape, (cell) => (weights[cell]! *= ratio));
  }
  return worst;
}

/** Cells that have a least amount, while they are being raised to it. */
export interface LeastCells {
  readonly cells: Int32Array;
  readonly dollars: Float64Array;
  /** What each weight was multiplied by so far: 1 or above. */
  readonly factors: Float64Array;
}

/** Raises the weights of cells below their least amount, and lowers what was raised too far; returns the worst miss before. */
export function raiseCells(
  weights: Float64Array,
  shape: CubeShape,
  { marketMedium, subVerticalMedium, marketSubVertical }: CubeFactors,
  { cells, dollars, factors }: LeastCells,
): number {
  const { markets, subVerticals } = shape;
  let worst = 0;
  for (let place = 0; place < cells.length; place++) {
    const cell = cells[place]!;
    const line = Math.floor(cell / subVerticals);
    const column = cell % subVerticals;
    const own = marketMedium[line]! * subVerticalMedium[Math.floor(line / markets) * subVerticals + column]!;
    const found = weights[cell]! * own * (marketSubVertical?.[(line % markets) * subVerticals + column] ?? 1);
    if (found === 0) continue;
    const factor = Math.max(1, (factors[place]! * dollars[place]!) / found);
    const ratio = factor / factors[place]!;
    worst = Math.max(worst, Math.abs(ratio - 1));
    factors[place] = factor;
    weights[cell]! *= ratio;
  }
  return worst;
}
