import { type CubeFactors, unitFactors } from "./cubeFactors.ts";
import type { CubeMargins, CubeShape } from "./cubeProblem.ts";
import { type FreeSum, type LeastCells, raiseCells, scaleSums } from "./freeSums.ts";
import { addCells, addCellsOfTwo, fitRows, multiplyAndSum, sumColumns, sumRows } from "./mediumPasses.ts";

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
  /** Whether the misses shrink so fast that the last sweep should have met all margins, which is for the caller to see. */
  readonly expected: boolean;
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

/** Misses that should have come down to this part of the tolerance need no sweep to tell. */
const CERTAIN = 0.3;

/**
 * Scales market × medium, sub-vertical × medium, and market × sub-vertical factors in turn until all margins are met.
 *
 * One-way margins scale the two-way factors they are sums of: markets and media together on the small table of market × medium sums,
 * so that a sweep reads the weights twice, not three times. Where market × medium is given, rows are scaled and columns summed in one
 * reading. A sweep that should have met all margins by how fast misses shrink is the last one; with `start` it is not relied on.
 */
export function fitCube(cube: FreeCube, { tolerance, maxIterations }: FitOptions, start?: CubeFactors): CubeFit {
  const factors = start ?? unitFactors(cube.shape, cube.margins.marketSubVertical !== undefined);
  const sweeping = { cube, factors, ...buffersOf(cube, factors) };
  let [iterations, halfway, worst] = [0, Infinity, Infinity];
  while (iterations < maxIterations) {
    const before = worst;
    worst = sweep(sweeping, tolerance);
    iterations++;
    if (worst <= tolerance || !(worst < Infinity)) break;
    if (start === undefined && iterations > 1 && (worst / before) * worst < CERTAIN * tolerance) {
      return { factors, iterations, converged: false, expected: true, stagnated: false, overflowed: false };
    }
    if (iterations === Math.ceil(maxIterations / 2)) halfway = worst;
  }
  const overflowed = !(worst < Infinity);
  return {
    factors,
    iterations,
    converged: worst <= tolerance,
    expected: false,
    stagnated: worst > 0.75 * halfway,
    overflowed,
  };
}

/** Rows that are scaled and summed while they lie in the nearest cache; even, so that sums are added up in the same order. */
const BLOCK = 14;

/** Some markets of a medium, as views. */
interface BlockView {
  readonly weights: Float64Array;
  readonly overFactors: Float64Array | undefined;
  readonly rowFactors: Float64Array;
  readonly rowSums: Float64Array;
  readonly rowMargins: Float64Array | undefined;
  readonly overMedia: Float64Array;
  /** Of all blocks alike: its weights, scaled by what they are scaled by over media. */
  readonly scaled: Float64Array;
}

/** One medium's part of weights, factors, margins and sums, as views. */
interface MediumView {
  readonly columnFactors: Float64Array;
  readonly columnSums: Float64Array;
  readonly columnMargins: Float64Array | undefined;
  readonly blocks: readonly BlockView[];
}

interface Sweeping {
  readonly cube: FreeCube;
  readonly factors: CubeFactors;
  readonly media: readonly MediumView[];
  readonly rowSums: Float64Array;
  readonly columnSums: Float64Array;
  /** Market by market: sums over media before their own factors. Empty where these are not asked. */
  readonly overMedia: Float64Array;
}

function buffersOf({ shape, weights, margins }: FreeCube, factors: CubeFactors): Omit<Sweeping, "cube" | "factors"> {
  const { markets, subVerticals, media } = shape;
  const rowSums = new Float64Array(markets * media);
  const columnSums = new Float64Array(subVerticals * media);
  const overMedia = new Float64Array(factors.marketSubVertical?.length ?? 0);
  const scaled = new Float64Array(BLOCK * subVerticals);
  const part = (values: Float64Array, medium: number, length: number) =>
    values.subarray(medium * length, (medium + 1) * length);
  const blocksOf = (medium: number) =>
    Array.from({ length: Math.ceil(markets / BLOCK) }, (_, block): BlockView => {
      const [from, to] = [block * BLOCK, Math.min(markets, (block + 1) * BLOCK)];
      const rows = (values: Float64Array) => values.subarray(medium * markets + from, medium * markets + to);
      const cells = (values: Float64Array, before = 0) =>
        values.subarray((before + from) * subVerticals, (before + to) * subVerticals);
      return {
        weights: cells(weights, medium * markets),
        overFactors: factors.marketSubVertical === null ? undefined : cells(factors.marketSubVertical),
        rowFactors: rows(factors.marketMedium),
        rowSums: rows(rowSums),
        rowMargins: margins.marketMedium && rows(margins.marketMedium),
        overMedia: cells(overMedia),
        scaled: scaled.subarray(0, (to - from) * subVerticals),
      };
    });
  const views = Array.from({ length: media }, (_, medium) => ({
    columnFactors: part(factors.subVerticalMedium, medium, subVerticals),
    columnSums: part(columnSums, medium, subVerticals),
    columnMargins: margins.subVerticalMedium && part(margins.subVerticalMedium, medium, subVerticals),
    blocks: blocksOf(medium),
  }));
  return { media: views, rowSums, columnSums, overMedia };
}

/** One sweep over all margins; returns the worst miss of those that were not met before the others moved. */
function sweep({ cube, factors, ...buffers }: Sweeping, tolerance: number): number {
  const { shape, weights, margins, sums, leastCells } = cube;
  const { market, medium, subVertical, marketMedium, subVerticalMedium, marketSubVertical } = margins;
  const { marketSubVertical: overFactors } = factors;
  const byMedium = subVerticalMedium !== undefined;
  const columnsAsked = byMedium || subVertical !== undefined;
  const bound = sums.length + leastCells.cells.length > 0;
  const leave = marketSubVertical === undefined && !bound ? tolerance : 0; // the last ones met are not moved again
  let worst = 0;
  if (marketMedium === undefined && (market ?? medium) !== undefined) {
    for (const { blocks, columnFactors } of buffers.media) {
      for (const block of blocks) sumBlock(block, columnFactors);
    }
    const asked = { places: market, lines: medium };
    worst = scaleFactorTable(factors.marketMedium, buffers.rowSums, asked, shape.markets, tolerance);
  }
  buffers.columnSums.fill(0);
  if (marketMedium !== undefined || columnsAsked) {
    for (const view of buffers.media) {
      for (const block of view.blocks) {
        // One-way margins alone have set the row factors already.
        const isSummed = block.rowMargins !== undefined || overFactors !== null;
        const cells = isSummed ? sumBlock(block, view.columnFactors) : block.weights;
        if (block.rowMargins) fitRows(block.rowSums, block.rowMargins, block.rowFactors);
        if (columnsAsked) sumColumns(cells, block.rowFactors, view.columnSums);
      }
      if (!view.columnMargins) continue;
      worst = Math.max(worst, scaleFactors(view.columnFactors, view.columnSums, view.columnMargins, leave));
    }
  }
  if (!byMedium && subVertical !== undefined) {
    const asked = { places: subVertical };
    const { columnSums } = buffers;
    const missed = scaleFactorTable(factors.subVerticalMedium, columnSums, asked, shape.subVerticals, leave);
    worst = Math.max(worst, missed);
  }
  if (marketSubVertical !== undefined && overFactors !== null) {
    buffers.overMedia.fill(0);
    addMedia(buffers.media);
    const leaveThese = !bound && worst <= tolerance ? tolerance : 0;
    worst = Math.max(worst, scaleFactors(overFactors, buffers.overMedia, marketSubVertical, leaveThese));
  }
  worst = Math.max(worst, scaleSums(weights, shape, factors, sums));
  return Math.max(worst, raiseCells(weights, shape, factors, leastCells));
}

/** Sums a block's rows before their own factors; answers its weights, scaled by what they are scaled by over media. */
function sumBlock({ weights, overFactors, scaled, rowSums }: BlockView, columnFactors: Float64Array): Float64Array {
  if (overFactors === undefined) {
    sumRows(weights, columnFactors, rowSums);
    return weights;
  }
  multiplyAndSum(weights, overFactors, columnFactors, { products: scaled, rowSums });
  return scaled;
}

/** Adds what all media hold before what they are scaled by over media, two media at a time. */
function addMedia(media: readonly MediumView[]): void {
  for (let medium = 0; medium < media.length; medium += 2) {
    const one = media[medium]!;
    const other = media[medium + 1];
    one.blocks.forEach((block, at) => {
      const beside = other?.blocks[at];
      if (!other || !beside) addCells(block.weights, block.rowFactors, one.columnFactors, block.overMedia);
      else addCellsOfTwo(block, one.columnFactors, beside, other.columnFactors, block.overMedia);
    });
  }
}

/**
 * Scales factors so that sums taken before them come to their margins; a sum that sank to nothing gets 0. Returns by how much the
 * worst one missed, as a part of its margin; up to `tolerance` the factors are left as they are.
 */
function scaleFactors(factors: Float64Array, sums: Float64Array, margins: Float64Array, tolerance = 0): number {
  const worst = worstMiss(factors, sums, margins);
  if (worst <= tolerance) return worst;
  for (let line = 0; line < margins.length; line++) factors[line] = sums[line]! > 0 ? margins[line]! / sums[line]! : 0;
  return worst;
}

function worstMiss(factors: Float64Array, sums: Float64Array, margins: Float64Array): number {
  let worst = 0;
  for (let line = 0; line < margins.length; line++) {
    const margin = margins[line]!;
    const miss = Math.abs(sums[line]! * factors[line]! - margin);
    if (miss > 0) worst = Math.max(worst, margin > 0 ? miss / margin : 1);
  }
  return worst;
}

const INNER_SWEEPS = 50;

/**
 * Scales a small table of factors (line after line of `width`) to one figure for each place in a line, one for each line, or both
 * in turn until both are met. `sums` are taken before the factors. Returns the worst miss: of a single set as it was found, and it is left
 * so up to `tolerance`; of both as they were left.
 */
function scaleFactorTable(
  factors: Float64Array,
  sums: Float64Array,
  { places, lines }: { places?: Float64Array | undefined; lines?: Float64Array | undefined },
  width: number,
  tolerance: number,
): number {
  const scalePlaces = (leave: number) => scaleAlong(factors, sums, places, (line) => line % width, leave);
  const scaleLines = (leave: number) => scaleAlong(factors, sums, lines, (line) => Math.floor(line / width), leave);
  if (places === undefined) return scaleLines(tolerance);
  if (lines === undefined) return scalePlaces(tolerance);
  let missed = Infinity;
  for (let sweep = 0; sweep < INNER_SWEEPS && missed > tolerance; sweep++) {
    scalePlaces(0);
    missed = scaleLines(tolerance);
  }
  return missed;
}

function scaleAlong(
  factors: Float64Array,
  sums: Float64Array,
  margins: Float64Array | undefined,
  groupOf: (line: number) => number,
  leave: number,
): number {
  if (margins === undefined) return 0;
  const grouped = new Float64Array(margins.length);
  for (let line = 0; line < factors.length; line++) grouped[groupOf(line)]! += factors[line]! * sums[line]!;
  const ratios = new Float64Array(margins.length).fill(1);
  const worst = scaleFactors(ratios, grouped, margins, leave);
  if (worst > leave) for (let line = 0; line < factors.length; line++) factors[line]! *= ratios[groupOf(line)]!;
  return worst;
}
