import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import { balanceCube } from "../cube/balanceCube.ts";
import type { CubeProblem, CubeShape } from "../cube/cubeProblem.ts";
import { roundCube } from "../cube/roundCube.ts";
import type { GroupCube } from "./groupCube.ts";
import type { PlacedConstraint } from "./placeConstraint.ts";

/** Dollars by cell that lie fast in the group: what evidence locks, and what constraints ask of single cells. */
export interface FastDollars {
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
export function lineMargins(
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
