import { balanceCube } from "../cube/balanceCube.ts";
import type { CubeProblem, CubeShape } from "../cube/cubeProblem.ts";
import { eachCell } from "../cube/freeSums.ts";
import { roundCube } from "../cube/roundCube.ts";
import { refuseSumsWithoutRoom } from "../cube/sumRoom.ts";
import type { YearTable } from "../earlierTables.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { ForecastInput } from "../input.ts";
import { lineSums } from "../lineSums.ts";
import { largestAdjustment } from "../marginAdjustment.ts";
import type { ConstraintGroup } from "./constraintGroups.ts";
import { type GroupCube, groupCube } from "./groupCube.ts";
import type { PlacedConstraint } from "./placeConstraint.ts";

/** Cells are fitted this closely; what is left, a few dollars, rounding mends. */
const FIT = { tolerance: 1e-10, maxIterations: 600, refuse: false };

/**
 * A group's tables with its constraints met to the dollar. National totals stay, and so does what evidence locks. What a market or
 * sub-vertical gets of a table stays too, unless a constraint speaks of all of it: then the others give way in proportion.
 *
 * @throws ForecastError naming the constraint that contradicts a margin, evidence or another constraint, with both amounts
 */
export function constrainTables(
  input: ForecastInput,
  group: ConstraintGroup,
  yearTables: readonly YearTable[],
): YearTable[] {
  const cube = groupCube(input, group, yearTables);
  const cells = cellConstraints(cube, group.constraints);
  const margins = lineMargins(cube, group.constraints, fastDollars(cube, cells));
  const evidenceOnly: CubeProblem = {
    shape: cube.shape,
    names: cube.names,
    seeds: cells.seeds,
    margins,
    locks: cube.locks ?? undefined,
    sums: cells.all.map(cube.sumOf),
  };
  refuseSumsWithoutRoom(evidenceOnly);
  const problem: CubeProblem = {
    ...evidenceOnly,
    locks: cells.locks.some((dollars) => !Number.isNaN(dollars)) ? cells.locks : undefined,
    least: cells.least.some((dollars) => dollars > 0) ? cells.least : undefined,
    sums: cells.sums.map(cube.sumOf),
  };
  const balanced = balanceCube(problem, FIT);
  const { table } = roundCube(problem, balanced.table);
  return cube.tables.map((settled, medium) => {
    const pick = (from: Float64Array) => pickTable(cube, medium, from);
    const met = constrainedTable(input, settled, pick(table), pick(cells.locks), balanced);
    return { ...met, metTogether: group.constraints.map(({ place }) => place) };
  });
}

function fastDollars({ locks }: GroupCube, cells: CellConstraints): FastDollars {
  const { length } = cells.seeds;
  const [locked, asked, free] = [new Float64Array(length), new Float64Array(length), new Uint8Array(length)];
  for (let cell = 0; cell < length; cell++) {
    const evidence = locks?.[cell] ?? NaN;
    if (!Number.isNaN(evidence)) locked[cell] = evidence;
    else {
      asked[cell] = cells.least[cell]! || cells.locks[cell]! || 0; // NaN, a free cell, asks for nothing
      if (cells.seeds[cell]! > 0) free[cell] = 1;
    }
  }
  return { locked, asked, free };
}

interface CellConstraints {
  /** Zero where constraints allow nothing. */
  readonly seeds: Float64Array;
  /** By cell: whole dollars by evidence or a constraint, NaN where free. */
  readonly locks: Float64Array;
  readonly least: Float64Array;
  /** Those over several cells, and all that ask for dollars. */
  readonly sums: readonly PlacedConstraint[];
  readonly all: readonly PlacedConstraint[];
}

/** Constraints that speak of part of a market's and part of a sub-vertical's dollars. */
function cellConstraints(cube: GroupCube, constraints: readonly PlacedConstraint[]): CellConstraints {
  const seeds = cube.seeds.slice();
  const locks = cube.locks?.slice() ?? new Float64Array(seeds.length).fill(NaN);
  const least = new Float64Array(seeds.length);
  for (const constraint of constraints) if (constraint.rule === "zero") emptyCells(cube, constraint, seeds, locks);
  const all = constraints.filter(
    ({ rule, wholeMarkets, wholeSubVerticals }) => rule !== "zero" && !wholeMarkets && !wholeSubVerticals,
  );
  const sums = all.filter((constraint) => {
    const { markets, subVerticals, media } = cube.sumOf(constraint);
    if (markets.length * subVerticals.length * media.length > 1) return true;
    eachCell({ markets, subVerticals, media }, cube.shape, (cell) => {
      if (constraint.rule === "atLeast") least[cell] = Math.max(least[cell]!, constraint.dollars);
      else if (Number.isNaN(locks[cell])) locks[cell] = constraint.dollars;
    });
    return false;
  });
  locks.forEach((dollars, cell) => {
    if (!Number.isNaN(dollars)) least[cell] = 0; // what is locked is checked against least amounts by name
  });
  return { seeds, locks, least, sums, all };
}

function emptyCells(cube: GroupCube, constraint: PlacedConstraint, seeds: Float64Array, locks: Float64Array): void {
  let evidence = 0;
  eachCell(cube.sumOf(constraint), cube.shape, (cell) => {
    evidence += cube.locks?.[cell] || 0;
    seeds[cell] = 0;
    locks[cell] = 0;
  });
  if (evidence === 0) return;
  throw new ForecastError(
    "contradictory-margins",
    `${constraint.name} empties cells in which spend lines hold ${figure(evidence)}. Correct the lines or the constraint.`,
    { kind: "empties-spend", constraint: constraint.place, amounts: { evidence } },
  );
}

function pickTable({ shape, columns }: GroupCube, medium: number, from: Float64Array): Float64Array {
  const own = columns[medium]!;
  const table = new Float64Array(shape.markets * own.length);
  for (let market = 0, cell = 0; market < shape.markets; market++) {
    const offset = (medium * shape.markets + market) * shape.subVerticals;
    for (const column of own) table[cell++] = from[offset + column]!;
  }
  return table;
}

function constrainedTable(
  input: ForecastInput,
  settled: YearTable,
  table: Float64Array,
  locks: Float64Array,
  { iterations, worstError }: { iterations: number; worstError: number },
): YearTable {
  const { estimate, report } = settled;
  const markets = input.markets.map(({ market }) => market);
  return {
    estimate,
    unconstrained: settled,
    locks: locks.some((dollars) => !Number.isNaN(dollars)) ? locks : null,
    table,
    report: {
      ...report,
      iterations: report.iterations + iterations,
      worstError,
      lockedCells: locks.reduce((count, dollars) => count + (Number.isNaN(dollars) ? 0 : 1), 0),
      lockedDollars: locks.reduce((sum, dollars) => sum + (dollars || 0), 0), // NaN, a free cell, adds nothing
      ...largestAdjustment(estimate, lineSums(table, estimate.part.positions.length), markets),
    },
  };
}

/** Dollars by cell that lie fast in the group: what evidence locks, and what constraints ask of single cells. */
interface FastDollars {
  readonly locked: Float64Array;
  readonly asked: Float64Array;
  /** 1 where a cell is free and expects anything. */
  readonly free: Uint8Array;
}

/**
 * What markets and sub-verticals get of each table once constraints that speak of them as a whole are met; national totals stay, all
 * others give way in proportion. Whole dollars, by table.
 *
 * @throws ForecastError naming the constraint that contradicts a national total, evidence or another one
 */
function lineMargins(
  cube: GroupCube,
  constraints: readonly PlacedConstraint[],
  fast: FastDollars,
): { marketMedium: Float64Array; subVerticalMedium: Float64Array } {
  const { markets, subVerticals, media } = cube.shape;
  refuseOffTotals(cube, constraints);
  return {
    marketMedium: constrained(
      cube,
      { markets, subVerticals: 1, media },
      cube.marketMargins,
      constraints.filter(({ wholeMarkets, wholeSubVerticals }) => wholeMarkets && !wholeSubVerticals),
      () => lineDollars(fast, (cell) => Math.floor(cell / subVerticals), markets * media),
    ),
    subVerticalMedium: constrained(
      cube,
      { markets: 1, subVerticals, media },
      cube.verticalMargins,
      constraints.filter(({ wholeMarkets, wholeSubVerticals }) => wholeSubVerticals && !wholeMarkets),
      () =>
        lineDollars(
          fast,
          (cell) => Math.floor(cell / (markets * subVerticals)) * subVerticals + (cell % subVerticals),
          subVerticals * media,
        ),
    ),
  };
}

/** Constraints on whole tables cannot move their national totals: they must agree with them. */
function refuseOffTotals({ tables, sumOf }: GroupCube, constraints: readonly PlacedConstraint[]): void {
  for (const constraint of constraints) {
    if (!constraint.wholeMarkets || !constraint.wholeSubVerticals) continue;
    const { name, rule, dollars } = constraint;
    const own = sumOf(constraint).media.map((medium) => tables[medium]!);
    const total = own.reduce((sum, { report }) => sum + report.dollars, 0);
    if (rule === "atLeast" ? dollars <= total : dollars === total) continue;
    const what = own.map(({ estimate: { part, medium } }) => `${part.name} spend on ${medium}`).join(" and ");
    const year = own[0]?.estimate.year ?? 0;
    throw new ForecastError(
      "contradictory-margins",
      `${name} asks for ${figure(dollars)}${rule === "atLeast" ? " or more" : ""} of ${what} in ${year}, but the national total is ` +
        `${figure(total)}: they differ by ${figure(Math.abs(total - dollars))}. State the total instead.`,
      {
        kind: "off-total",
        constraint: constraint.place,
        year,
        lines: own.map(({ estimate: { part, medium } }) => ({ medium, part: part.name })),
        amounts: { asked: dollars, total, difference: dollars - total },
      },
    );
  }
}

/** The same added up by line; 1 where any cell of it is free. */
type LineDollars = FastDollars;

function lineDollars(fast: FastDollars, lineOf: (cell: number) => number, lines: number): LineDollars {
  const [locked, asked, free] = [new Float64Array(lines), new Float64Array(lines), new Uint8Array(lines)];
  for (let cell = 0; cell < fast.free.length; cell++) {
    const line = lineOf(cell);
    locked[line]! += fast.locked[cell]!;
    asked[line]! += fast.asked[cell]!;
    free[line] ||= fast.free[cell]!;
  }
  return { locked, asked, free };
}

/** A table of lines × tables, balanced to national totals and the constraints on these lines, in whole dollars. */
function constrained(
  cube: GroupCube,
  shape: CubeShape,
  margins: Float64Array,
  constraints: readonly PlacedConstraint[],
  dollarsOf: () => LineDollars,
): Float64Array {
  if (constraints.length === 0) return margins;
  const { locked, asked, free } = dollarsOf();
  const collapsed = (places: readonly number[], length: number) => (length === 1 ? [0] : places);
  const sums = constraints.map((constraint) => {
    const sum = cube.sumOf(constraint);
    const markets = collapsed(sum.markets, shape.markets);
    return { ...sum, markets, subVerticals: collapsed(sum.subVerticals, shape.subVerticals) };
  });
  const problem: CubeProblem = {
    shape,
    seeds: margins,
    margins: { medium: cube.totals },
    locks: margins.map((_, line) => (free[line] ? NaN : locked[line]!)),
    // Cells that ask for more than their line has are refused later, by name.
    least: margins.map((margin, line) =>
      locked[line]! + asked[line]! <= margin ? locked[line]! + asked[line]! : locked[line]!,
    ),
    sums,
    names: {
      ...cube.names,
      ...(shape.markets === 1 && { markets: ["all markets"] }),
      ...(shape.subVerticals === 1 && { subVerticals: ["all sub-verticals"] }),
    },
  };
  return roundCube(problem, balanceCube(problem, { tolerance: 1e-11, maxIterations: 2000, refuse: false }).table).table;
}
