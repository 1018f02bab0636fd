import type { FaultCells } from "#domain/forecast/forecastFault.ts";
import { refuseStuckMargins } from "../contradiction.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import { scaleRows } from "../scaleRows.ts";
import { type CubeFactors, scaledCube, unitFactors } from "./cubeFactors.ts";
import { cubeCells, type CubeProblem } from "./cubeProblem.ts";
import { type AllMargins, cubeSums } from "./cubeSums.ts";
import { type CubeFit, fitCube, type FitOptions, type FreeCube } from "./fitCube.ts";
import { freeCube, heldSums } from "./freeCube.ts";
import { KIND_WORDS, lineCells, lineCount, lineName, MARGIN_KINDS } from "./marginLines.ts";
import { largestMisses, type MarginMiss, worstMiss } from "./marginMiss.ts";
import { refuseUntiedMargins } from "./marginTies.ts";
import { refuseSumsWithoutRoom } from "./sumRoom.ts";

/** Throws where sizes do not fit the axes or a figure is no number of zero or more, naming the first one. */
function refuseBadNumbers({ shape, seeds, margins, locks, least, sums = [], names }: CubeProblem): void {
  const cells = cubeCells(shape);
  for (const [what, table] of Object.entries({ seeds, locks, "least amounts": least })) {
    if (table !== undefined && table.length !== cells) {
      throw invalid(
        `${table.length} ${what} do not fill ${shape.media} media of ${shape.markets} markets and ${shape.subVerticals} sub-verticals.`,
      );
    }
  }
  const cellName = (cell: number) => {
    const market = Math.floor(cell / shape.subVerticals) % shape.markets;
    const medium = Math.floor(cell / (shape.subVerticals * shape.markets));
    const row = lineName("marketSubVertical", market * shape.subVerticals + (cell % shape.subVerticals), shape, names);
    return `${row}, ${lineName("medium", medium, shape, names)}`;
  };
  refuse(seeds, (cell) => `The seed of ${cellName(cell)}`);
  if (locks !== undefined) refuse(locks, (cell) => `The lock of ${cellName(cell)}`, true);
  if (least !== undefined) refuse(least, (cell) => `The least amount of ${cellName(cell)}`);
  for (const kind of MARGIN_KINDS) {
    const given = margins[kind];
    if (given === undefined) continue;
    const lines = lineCount(kind, shape);
    if (given.length !== lines) {
      throw invalid(`${given.length} ${KIND_WORDS[kind]} margins were given; there are ${lines} of them.`);
    }
    refuse(given, (line) => `The ${KIND_WORDS[kind]} margin of ${lineName(kind, line, shape, names)}`);
  }
  sums.forEach(({ dollars, name }, place) => refuse(Float64Array.of(dollars), () => name ?? `Sum ${place + 1}`));
}

function refuse(values: Float64Array, name: (index: number) => string, nanIsFree = false): void {
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if ((value >= 0 && value < Infinity) || (nanIsFree && Number.isNaN(value))) continue;
    throw invalid(`${name(index)} is ${value}; it must be a number of zero or more.`);
  }
}

function invalid(message: string): ForecastError {
  return new ForecastError("invalid-input", message);
}

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

interface BalanceOptions extends FitOptions {
  /** Whether margins and sums that balancing does not come closer to are refused; else whoever rounds the table finds out. */
  readonly refuse: boolean;
}

const DEFAULTS: BalanceOptions = { tolerance: 1e-6, maxIterations: 1000, refuse: true };

/** A margin over nothing but zeros misses all of itself. */
const LARGE_MISS = 0.5;

/** Misses that stop shrinking below this part of a margin are rounding of float64, no contradiction. */
const NOISE = 1e-7;

/**
 * The table closest to the seeds in relative entropy that has the given margins and sums, its locked cells as they are and no cell
 * below its least amount (iterative proportional fitting in factors; `docs/forecast-method.md`, section 5).
 *
 * Nothing is random, and only + − × ÷ touch the figures, always in the same order: the same problem gives the same bits everywhere.
 * Throws a `ForecastError` `contradictory-margins` that names margins, sums or locks that contradict each other, and by how much.
 */
export function balanceCube(problem: CubeProblem, options: Partial<BalanceOptions> = {}): BalancedCube {
  refuseBadNumbers(problem);
  refuseUntiedMargins(problem);
  // Without locks and the like, a line that has no room shows in what the sweeps miss.
  const isBound = problem.locks !== undefined || problem.least !== undefined;
  if (isBound) refuseFullLines(problem);
  refuseSumsWithoutRoom(problem);
  const wanted = { ...DEFAULTS, ...options };
  const { free, table, worst, iterations, converged, stagnated } = fit(problem, wanted);
  if (!isBound && (worst?.part ?? 0) > LARGE_MISS) refuseFullLines(problem);
  if (!converged && wanted.refuse) {
    refuseStuckMedia(problem, free, table);
    if (stagnated && !((worst?.part ?? 0) <= NOISE)) throw cannotMeet(problem, table, iterations);
  }
  return {
    table,
    iterations,
    worstError: worst?.part ?? 0,
    worstMargin: worst?.miss ?? null,
    converged,
  };
}

interface Fitted extends Pick<CubeFit, "iterations" | "converged" | "stagnated"> {
  readonly free: FreeCube;
  readonly table: Float64Array;
  readonly worst: ReturnType<typeof worstMiss>;
}

/** Where factors run out of float64 the sweeps are repeated half as far, so that the misses can be told. */
function fit(problem: CubeProblem, options: FitOptions): Fitted {
  const free = freeCube(problem);
  const first = fitCube(free, options);
  if (first.overflowed) {
    const again = freeCube(problem);
    const half = fitCube(again, { ...options, maxIterations: first.iterations >> 1 }, unitFactorsOf(problem));
    return { ...half, stagnated: true, free: again, ...tableOf(problem, again, half) };
  }
  const found = tableOf(problem, free, first);
  if (!first.expected) return { ...first, free, ...found };
  if ((found.worst?.part ?? 0) <= options.tolerance) return { ...first, converged: true, free, ...found };
  const maxIterations = options.maxIterations - first.iterations;
  const rest = fitCube(free, { ...options, maxIterations }, first.factors);
  return { ...rest, iterations: first.iterations + rest.iterations, free, ...tableOf(problem, free, rest) };
}

function unitFactorsOf({ shape, margins }: CubeProblem): CubeFactors {
  return unitFactors(shape, margins.marketSubVertical !== undefined);
}

function tableOf(problem: CubeProblem, free: FreeCube, { factors }: CubeFit): Pick<Fitted, "table" | "worst"> {
  const table = scaledCube(free.weights, problem.shape, factors);
  raiseToLeast(table, free.leastCells);
  restoreLocks(table, problem.locks);
  return { table, worst: worstMiss(problem, table) };
}

/** Cells raised to their least amount end within the tolerance of it: they are set to it. */
function raiseToLeast(table: Float64Array, { cells, dollars, factors }: FreeCube["leastCells"]): void {
  cells.forEach((cell, place) => {
    if (factors[place]! > 1 || table[cell]! < dollars[place]!) table[cell] = dollars[place]!;
  });
}

function restoreLocks(table: Float64Array, locks: Float64Array | undefined): void {
  locks?.forEach((dollars, cell) => {
    if (!Number.isNaN(dollars)) table[cell] = dollars;
  });
}

/** Where media are tables of their own, a maximum flow finds which markets ask too much of which sub-verticals. */
function refuseStuckMedia(
  { names }: CubeProblem,
  { shape, weights, margins, sums, leastCells }: FreeCube,
  table: Float64Array,
): void {
  const { marketMedium, subVerticalMedium, marketSubVertical } = margins;
  if (!marketMedium || !subVerticalMedium || marketSubVertical || sums.length + leastCells.cells.length > 0) return;
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
        rowCells: (row) => lineCells("marketMedium", medium * rows + row, shape, names),
        columnCells: (column) => lineCells("subVertical", column, shape, names),
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
    {
      kind: "comes-no-closer",
      lines: first?.cells ?? [],
      amounts: { wanted: first?.wanted ?? 0, given: first?.given ?? 0 },
    },
  );
}

/** Held amounts may pass a margin by this part of it: float64 loses about as much. */
const TIE = 1e-9;

/** Throws where locks and least amounts pass a margin, or where nothing free is left to hold the rest of one. */
function refuseFullLines(problem: CubeProblem): void {
  const { shape, seeds, margins, locks, least, names } = problem;
  const support = locks === undefined ? seeds : freeOnly(seeds, locks);
  const free = cubeSums(support, shape, margins.marketSubVertical !== undefined);
  const locked: AllMargins | null = locks === undefined ? null : heldSums(locks, shape);
  const kept: AllMargins | null =
    least === undefined ? null : cubeSums(locks === undefined ? least : freeOnly(least, locks), shape);
  for (const kind of MARGIN_KINDS) {
    margins[kind]?.forEach((margin, line) => {
      const fixed = locked?.[kind][line] ?? 0;
      const atLeast = kept?.[kind][line] ?? 0;
      const full = () => ({
        name: lineName(kind, line, shape, names),
        cells: lineCells(kind, line, shape, names),
        margin,
      });
      if (fixed + atLeast > margin * (1 + TIE)) throw tooMuch(full(), KIND_WORDS[kind], fixed, atLeast);
      if (margin - fixed > margin * TIE && !(free[kind][line]! > 0)) throw noRoom(full(), fixed);
    });
  }
}

function freeOnly(values: Float64Array, locks: Float64Array): Float64Array {
  const free = values.slice();
  for (let cell = 0; cell < free.length; cell++) if (!Number.isNaN(locks[cell])) free[cell] = 0;
  return free;
}

interface FullLine {
  readonly name: string;
  readonly cells: FaultCells;
  readonly margin: number;
}

function tooMuch({ name, cells, margin }: FullLine, kind: string, locked: number, least: number): ForecastError {
  const what = [locked > 0 ? `locked at ${figure(locked)}` : "", least > 0 ? `kept at ${figure(least)} or more` : ""];
  return new ForecastError(
    "contradictory-margins",
    `Cells of ${name} are ${what.filter(Boolean).join(" and ")}, but its ${kind} margin is ${figure(margin)}: ` +
      `${figure(locked + least - margin)} too much.`,
    {
      kind: "line-overfull",
      lines: [cells],
      amounts: { margin, locked, least, fixed: locked + least, excess: locked + least - margin },
    },
  );
}

function noRoom({ name, cells, margin }: FullLine, locked: number): ForecastError {
  const rest = locked > 0 ? `locked at ${figure(locked)} or zero` : "zero";
  return new ForecastError(
    "contradictory-margins",
    `${name} should hold ${figure(margin)}, but all its cells are ${rest}.`,
    { kind: "line-without-room", lines: [cells], amounts: { margin, locked } },
  );
}
