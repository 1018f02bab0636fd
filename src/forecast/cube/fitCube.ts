import { type CubeFactors, unitFactors } from "./cubeFactors.ts";
import { passColumns, passOverMedia, passRows } from "./cubePasses.ts";
import type { CubeMargins, CubeShape } from "./cubeProblem.ts";
import { type FreeSum, type LeastCells, raiseCells, scaleSums } from "./freeSums.ts";
import { scaleFactors, scaleFactorTable } from "./scaleFactors.ts";

/** A table without locks: what is left of weights, margins and sums. */
export interface FreeCube {
  readonly shape: CubeShape;
  /** Changed where sums are scaled. */
  readonly weights: Float64Array;
  readonly margins: CubeMargins;
  readonly sums: readonly FreeSum[];
  readonly leastCells: LeastCells;
}

export interface CubeFit {
  readonly factors: CubeFactors;
  readonly iterations: number;
  readonly converged: boolean;
  /** Whether the misses had stopped shrinking: margins that can be met only in the limit go on shrinking. */
  readonly stagnated: boolean;
  /** Whether factors ran out of float64, as they do where margins contradict each other for long: they are of no use then. */
  readonly overflowed: boolean;
}

export interface FitOptions {
  /** Largest miss of a margin, as a part of that margin. */
  readonly tolerance: number;
  readonly maxIterations: number;
}

/**
 * Scales market × medium, sub-vertical × medium, and market × sub-vertical factors in turn until all margins are met.
 *
 * One-way margins scale the two-way factors they are sums of: markets and media together on the small table of market × medium sums,
 * so that a sweep reads the weights twice, not three times. Where market × medium is given, rows are scaled and columns summed in one
 * reading; what is summed over media follows while the medium is still in cache.
 */
export function fitCube(cube: FreeCube, { tolerance, maxIterations }: FitOptions): CubeFit {
  const overMedia = cube.margins.marketSubVertical !== undefined;
  const factors = unitFactors(cube.shape, overMedia);
  const buffers = {
    row: new Float64Array(cube.shape.subVerticals),
    rows: new Float64Array(factors.marketMedium.length),
    columns: new Float64Array(factors.subVerticalMedium.length),
    overMedia: new Float64Array(factors.marketSubVertical?.length ?? 0),
  };
  let [iterations, halfway, worst] = [0, Infinity, Infinity];
  while (iterations < maxIterations) {
    worst = sweep(cube, factors, buffers, tolerance);
    iterations++;
    if (worst <= tolerance || !(worst < Infinity)) break;
    if (iterations === Math.ceil(maxIterations / 2)) halfway = worst;
  }
  const overflowed = !(worst < Infinity);
  return { factors, iterations, converged: worst <= tolerance, stagnated: worst > 0.75 * halfway, overflowed };
}

interface Buffers {
  readonly row: Float64Array;
  readonly rows: Float64Array;
  readonly columns: Float64Array;
  readonly overMedia: Float64Array;
}

/** One sweep over all margins; returns the worst miss of those that were not met before the others moved. */
function sweep(cube: FreeCube, factors: CubeFactors, buffers: Buffers, tolerance: number): number {
  const { shape, weights, margins, sums, leastCells } = cube;
  const { market, medium, subVertical, marketMedium, subVerticalMedium, marketSubVertical } = margins;
  const passOf = (k: number) => ({ medium: k, weights, shape, factors, row: buffers.row });
  const columnsByMedium = subVerticalMedium !== undefined;
  const columnsOverall = !columnsByMedium && subVertical !== undefined;
  const columnSums = columnsByMedium || columnsOverall ? buffers.columns.fill(0) : null;
  const bound = sums.length + leastCells.cells.length > 0;
  const leave = marketSubVertical === undefined && !bound ? tolerance : 0; // the last ones met are not moved again
  let worst = 0;
  if (marketMedium === undefined && (market ?? medium) !== undefined) {
    for (let k = 0; k < shape.media; k++) passRows(passOf(k), buffers.rows, null, null);
    worst = scaleFactorTable(
      factors.marketMedium,
      buffers.rows,
      { places: market, lines: medium },
      shape.markets,
      tolerance,
    );
  }
  for (let k = 0; k < shape.media; k++) {
    if (marketMedium !== undefined) passRows(passOf(k), buffers.rows, marketMedium, columnSums);
    else if (columnSums !== null) passColumns(passOf(k), columnSums);
    if (columnsByMedium) worst = Math.max(worst, scaleMedium(k, cube, factors, buffers, leave));
  }
  if (columnsOverall) {
    const found = scaleFactorTable(
      factors.subVerticalMedium,
      buffers.columns,
      { places: subVertical },
      shape.subVerticals,
      leave,
    );
    worst = Math.max(worst, found);
  }
  if (marketSubVertical !== undefined && factors.marketSubVertical !== null) {
    buffers.overMedia.fill(0);
    for (let k = 0; k < shape.media; k++) passOverMedia(passOf(k), buffers.overMedia);
    const leaveThese = !bound && worst <= tolerance ? tolerance : 0;
    worst = Math.max(worst, scaleFactors(factors.marketSubVertical, buffers.overMedia, marketSubVertical, leaveThese));
  }
  worst = Math.max(worst, scaleSums(weights, shape, factors, sums));
  return Math.max(worst, raiseCells(weights, shape, factors, leastCells));
}

function scaleMedium(
  medium: number,
  { shape: { subVerticals }, margins }: FreeCube,
  factors: CubeFactors,
  buffers: Buffers,
  leave: number,
): number {
  const [from, to] = [medium * subVerticals, (medium + 1) * subVerticals];
  const [own, found] = [factors.subVerticalMedium.subarray(from, to), buffers.columns.subarray(from, to)];
  return scaleFactors(own, found, margins.subVerticalMedium?.subarray(from, to) ?? found, leave);
}
