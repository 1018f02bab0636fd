import { refuseStuckMargins } from "../contradiction.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import { scaleRows } from "../scaleRows.ts";
import { type CubeFactors, scaledCube } from "./cubeFactors.ts";
import { refuseBadNumbers } from "./cubeNumbers.ts";
import type { CubeProblem } from "./cubeProblem.ts";
import { type CubeFit, type FitOptions, fitCube, type FreeCube } from "./fitCube.ts";
import { freeCube } from "./freeCube.ts";
import { eachCell } from "./freeSums.ts";
import { refuseFullLines } from "./lineRoom.ts";
import { largestMisses, type MarginMiss, worstMiss } from "./marginMiss.ts";
import { refuseUntiedMargins } from "./marginTies.ts";
import { refuseSumsWithoutRoom } from "./sumRoom.ts";

export interface BalancedCube {
  /** Flat, in the order of the seeds. */
  readonly table: Float64Array;
  /** Sweeps over all margins. */
  readonly iterations: number;
  /** The largest miss left, as a part of its margin, and whose it is; null where nothing is asked. */
  readonly worstError: number;
  readonly worstMargin: MarginMiss | null;
  /** False where margins can only be met in the limit, some cells going to zero: the table is then close, not exact. */
  readonly converged: boolean;
}

const DEFAULTS: FitOptions = { tolerance: 1e-6, maxIterations: 1000 };

/** After so many rounds cells that reached their least amount stay there, so that the search ends. */
const ROUNDS_OF_SECOND_THOUGHTS = 30;
const ROUNDS = 90;

/**
 * The table closest to the seeds in relative entropy that has the given margins and sums, its locked cells as they are and no cell
 * below its least amount (iterative proportional fitting in factors; `docs/forecast-method.md`, section 5).
 *
 * Nothing is random, and only + − × ÷ touch the figures, always in the same order: the same problem gives the same bits everywhere.
 * Throws a `ForecastError` `contradictory-margins` that names margins, sums or locks that contradict each other, and by how much.
 */
export function balanceCube(problem: CubeProblem, options: Partial<FitOptions> = {}): BalancedCube {
  refuseBadNumbers(problem);
  refuseUntiedMargins(problem);
  refuseFullLines(problem);
  refuseSumsWithoutRoom(problem);
  const wanted = { ...DEFAULTS, ...options };
  const { table, iterations, fit, free } = fitAboveLeast(problem, wanted);
  if (!fit.converged) {
    refuseStuckMedia(problem, free, table);
    if (fit.stagnated) throw cannotMeet(problem, table, iterations);
  }
  const worst = worstMiss(problem, table);
  return {
    table,
    iterations,
    worstError: worst?.part ?? 0,
    worstMargin: worst?.miss ?? null,
    converged: fit.converged,
  };
}

interface Round {
  readonly table: Float64Array;
  readonly iterations: number;
  readonly fit: CubeFit;
  readonly free: FreeCube;
}

/** Balances; cells below their least amount are held there, those that would be above it again are let go, until none changes. */
function fitAboveLeast(problem: CubeProblem, options: FitOptions): Round {
  const { locks, least } = problem;
  let held = locks ?? null;
  let factors: CubeFactors | undefined;
  let iterations = 0;
  for (let round = 0; ; round++) {
    const free = freeCube(problem, held);
    const fit = fitCube(free, options, factors);
    iterations += fit.iterations;
    factors = fit.factors;
    const table = scaledCube(free.weights, problem.shape, factors);
    const next: Float64Array | null =
      least === undefined || round >= ROUNDS ? null : atLeast(problem, free, factors, table, held, round);
    if (held !== null)
      for (let cell = 0; cell < table.length; cell++) if (!Number.isNaN(held[cell])) table[cell] = held[cell]!;
    if (next === null) return { table, iterations, fit, free };
    held = next;
  }
}

/** What is held in the next round; null where nothing changes. */
function atLeast(
  { shape, seeds, locks, least }: CubeProblem,
  free: FreeCube,
  factors: CubeFactors,
  table: Float64Array,
  held: Float64Array | null,
  round: number,
): Float64Array | null {
  const unheld = held === null ? table : scaledCube(withSums(seeds, free), shape, factors);
  const next = held?.slice() ?? new Float64Array(table.length).fill(NaN);
  let changed = false;
  for (let cell = 0; cell < table.length; cell++) {
    const lowest = least![cell]!;
    if (lowest === 0 || (locks !== undefined && !Number.isNaN(locks[cell]))) continue;
    const isHeld = held !== null && !Number.isNaN(held[cell]);
    if (!isHeld && table[cell]! < lowest) next[cell] = lowest;
    else if (isHeld && round < ROUNDS_OF_SECOND_THOUGHTS && unheld[cell]! > lowest) next[cell] = NaN;
    else continue;
    changed = true;
  }
  return changed ? next : null;
}

/** Seeds scaled as sums scaled their cells, held ones too. */
function withSums(seeds: Float64Array, { shape, sums }: FreeCube): Float64Array {
  if (sums.length === 0) return seeds;
  const scaled = seeds.slice();
  for (const { sum, factor } of sums) eachCell(sum, shape, (cell) => (scaled[cell]! *= factor));
  return scaled;
}

/** Where media are tables of their own, a maximum flow finds which markets ask too much of which sub-verticals. */
function refuseStuckMedia(
  { names }: CubeProblem,
  { shape, weights, margins, sums }: FreeCube,
  table: Float64Array,
): void {
  const { marketMedium, subVerticalMedium, marketSubVertical } = margins;
  if (!marketMedium || !subVerticalMedium || marketSubVertical || sums.length > 0) return;
  const { markets: rows, subVerticals: columns } = shape;
  for (let medium = 0; medium < shape.media; medium++) {
    const cells = [medium * rows * columns, (medium + 1) * rows * columns] as const;
    const rowMargins = marketMedium.subarray(medium * rows, (medium + 1) * rows);
    const seeds = weights.subarray(...cells);
    const rowsMet = scaleRows(
      table.slice(...cells).map((value, cell) => (seeds[cell]! > 0 ? value : 0)),
      rowMargins,
    );
    const medially = (name: string) => `${name} in ${names?.media[medium] ?? `medium ${medium}`}`;
    refuseStuckMargins(
      {
        rows,
        columns,
        seeds,
        rowMargins,
        columnMargins: subVerticalMedium.subarray(medium * columns, (medium + 1) * columns),
        rowNames: Array.from({ length: rows }, (_, row) => medially(names?.markets[row] ?? `market ${row}`)),
        columnNames: Array.from(
          { length: columns },
          (_, column) => names?.subVerticals[column] ?? `sub-vertical ${column}`,
        ),
      },
      rowsMet,
    );
  }
}

function cannotMeet(problem: CubeProblem, table: Float64Array, iterations: number): ForecastError {
  const misses = largestMisses(problem, table, 3);
  const [first] = misses;
  return new ForecastError(
    "contradictory-margins",
    `The margins cannot be met together: after ${iterations} sweeps they come no closer. Furthest off are ` +
      `${misses.map(({ name, wanted, given }) => `${name}, which holds ${figure(given)} of ${figure(wanted)}`).join("; ")}.`,
    { amounts: { wanted: first?.wanted ?? 0, given: first?.given ?? 0 } },
  );
}
