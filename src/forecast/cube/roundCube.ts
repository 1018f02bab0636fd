import { sumKnown } from "#domain/figures/amount.ts";
import { apportion } from "#domain/figures/apportion.ts";
import { controlledRounding, roundTowards } from "../controlledRounding.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { CubeMargins, CubeProblem, CubeShape } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { exchange } from "./exchange.ts";
import { MARGIN_KINDS } from "./marginLines.ts";
import { largestMisses, missedSums } from "./marginMiss.ts";
import { type Axis, summedTo } from "./marginTies.ts";
import { cellNames } from "./sumCells.ts";

export interface RoundedCube {
  /** Whole dollars, flat, in the order of the seeds. */
  readonly table: Float64Array;
  /** By how many dollars the cell furthest from its exact value is off; below 1 where every cell is a neighbour of it. */
  readonly furthest: number;
}

/** What a free cell has at least while rounding, so that one at its least amount may still take a dollar. */
const TRACE = 1e-9;

/**
 * Whole dollars close to a balanced table that have all margins and sums of the problem exactly. Locks stay, zeros stay zero, no
 * cell falls below its least amount; margins, locks, sums and least amounts must be whole.
 *
 * Market × medium and sub-vertical × medium come out exactly by rounding each medium on its own. What market × sub-vertical margins and
 * sums still miss is moved by exchanges between cells that leave the others as they are. Where all three sets are given
 * a whole table need not exist, and none within a dollar of the exact one; finding out is hard (Causey, Cox and Ernst 1985). So: throws a
 * `ForecastError` that says by how much where none was found.
 */
export function roundCube(problem: CubeProblem, exact: Float64Array): RoundedCube {
  const base = fastDollars(problem);
  const above = new Float64Array(exact.length);
  for (let cell = 0; cell < exact.length; cell++) {
    if (isFree(problem, cell)) above[cell] = Math.max(TRACE, exact[cell]! - (base?.[cell] ?? 0));
  }
  const table = roundMedia(above, problem, wholeMargins(above, problem.shape, lessBase(problem, base)));
  if (base !== null) for (let cell = 0; cell < table.length; cell++) table[cell]! += base[cell]!;
  mendOverMedia(problem, exact, table);
  if (exchange(problem, exact, table) > 0) throw noWholeTable(problem, table);
  let furthest = 0;
  for (let cell = 0; cell < table.length; cell++) furthest = Math.max(furthest, Math.abs(table[cell]! - exact[cell]!));
  return { table, furthest };
}

function isFree({ seeds, locks }: CubeProblem, cell: number): boolean {
  return seeds[cell]! > 0 && (locks === undefined || Number.isNaN(locks[cell]!));
}

/** What no rounding may touch: locks and least amounts; null where there are none. */
function fastDollars({ seeds, locks, least }: CubeProblem): Float64Array | null {
  if (locks === undefined && least === undefined) return null;
  const fast = new Float64Array(seeds.length);
  for (let cell = 0; cell < fast.length; cell++) {
    const lock = locks?.[cell] ?? NaN;
    fast[cell] = Number.isNaN(lock) ? (least?.[cell] ?? 0) : lock;
  }
  return fast;
}

function lessBase({ margins, shape }: CubeProblem, base: Float64Array | null): CubeMargins {
  if (base === null) return margins;
  const fast = cubeSums(base, shape);
  return Object.fromEntries(
    MARGIN_KINDS.flatMap((kind) => {
      const stated = margins[kind];
      return stated === undefined ? [] : [[kind, stated.map((margin, line) => margin - fast[kind][line]!)]];
    }),
  );
}

function roundMedia(
  above: Float64Array,
  { shape: { markets, subVerticals, media } }: CubeProblem,
  { marketMedium, subVerticalMedium }: ReturnType<typeof wholeMargins>,
): Float64Array {
  const table = new Float64Array(above.length);
  const cells = markets * subVerticals;
  for (let medium = 0; medium < media; medium++) {
    const rows = marketMedium.subarray(medium * markets, (medium + 1) * markets);
    const columns = subVerticalMedium.subarray(medium * subVerticals, (medium + 1) * subVerticals);
    table.set(roundTowards(above.subarray(medium * cells, (medium + 1) * cells), rows, columns).whole, medium * cells);
  }
  return table;
}

function noWholeTable(problem: CubeProblem, table: Float64Array): ForecastError {
  const [sum] = missedSums(problem, table);
  const [first] = sum ? [sum.miss] : largestMisses(problem, table, 1);
  const { name, cells, wanted, given } = first ?? { name: "a margin", cells: [], wanted: 0, given: 0 };
  // The name of a margin says already where it is.
  const at = sum ? cellNames(cells) : "";
  return new ForecastError(
    "contradictory-margins",
    `No whole dollars were found that meet all margins, locks and sums at once; nearest came a table in which ` +
      `${name}${at === "" ? "" : ` (${at})`} holds ${figure(given)} of ${figure(wanted)}: ${figure(Math.abs(given - wanted))} too ${given > wanted ? "much" : "little"}.`,
    {
      kind: "no-whole-table",
      constraint: sum?.sum.constraint,
      lines: cells,
      amounts: { wanted, given, excess: Math.abs(given - wanted) },
    },
  );
}

/**
 * Moves dollars inside single media until markets × sub-verticals come as near to their margins as neighbours of the exact values allow; no
 * sum of a medium changes. In place. The bulk of what `exchange` would do cell by cell, for tables of hundreds of thousands of cells.
 */
function mendOverMedia(problem: CubeProblem, exact: Float64Array, table: Float64Array): void {
  const margins = problem.margins.marketSubVertical;
  if (margins === undefined) return;
  const excess = cubeSums(table, problem.shape).marketSubVertical.map((sum, line) => sum - margins[line]!);
  const mending = { ...problem, exact, table, excess };
  for (let moved = true; moved; ) {
    moved = false;
    for (let line = 0; line < excess.length; line++) {
      while (excess[line] !== 0 && moveFrom(mending, line)) moved = true;
    }
  }
}

interface Mending extends Pick<CubeProblem, "shape" | "seeds" | "locks" | "least"> {
  readonly exact: Float64Array;
  readonly table: Float64Array;
  /** By market and sub-vertical: dollars above the margin. */
  readonly excess: Float64Array;
}

/** Brings one market's sub-vertical a dollar nearer, by a rectangle whose neighbouring corners want the opposite. */
function moveFrom(mending: Mending, line: number): boolean {
  const { shape, table, excess } = mending;
  const { markets, subVerticals } = shape;
  const market = Math.floor(line / subVerticals);
  const subVertical = line % subVerticals;
  const dollar = excess[line]! > 0 ? -1 : 1;
  for (let medium = 0; medium < shape.media; medium++) {
    const slice = medium * markets * subVerticals;
    if (!mayMove(mending, slice + line, dollar)) continue;
    for (let beside = 0; beside < subVerticals; beside++) {
      const besideLine = market * subVerticals + beside;
      if (excess[besideLine]! * dollar <= 0 || !mayMove(mending, slice + besideLine, -dollar)) continue;
      for (let over = 0; over < markets; over++) {
        const overLine = over * subVerticals + subVertical;
        if (excess[overLine]! * dollar <= 0 || !mayMove(mending, slice + overLine, -dollar)) continue;
        const opposite = over * subVerticals + beside;
        if (!mayMove(mending, slice + opposite, dollar)) continue;
        for (const [corner, step] of [
          [line, dollar],
          [opposite, dollar],
          [besideLine, -dollar],
          [overLine, -dollar],
        ] as const) {
          table[slice + corner]! += step;
          excess[corner]! += step;
        }
        return true;
      }
    }
  }
  return false;
}

function mayMove({ seeds, locks, least, exact, table }: Mending, cell: number, dollar: number): boolean {
  if (seeds[cell] === 0 || (locks !== undefined && !Number.isNaN(locks[cell]!))) return false;
  const dollars = table[cell]!;
  if (dollar > 0) return dollars < Math.floor(exact[cell]!) + 1;
  return dollars > Math.ceil(exact[cell]!) - 1 && dollars > (least?.[cell] ?? 0);
}

/** Whole sums of market × medium and sub-vertical × medium close to the table's own, which add up to all whole margins that are given. */
function wholeMargins(
  table: Float64Array,
  shape: CubeShape,
  margins: CubeMargins,
): { marketMedium: Float64Array; subVerticalMedium: Float64Array } {
  const own = cubeSums(table, shape, false);
  const given = (axis: Axis) => {
    for (const kind of MARGIN_KINDS) {
      const sums = margins[kind] && summedTo(axis, kind, margins[kind], shape);
      if (sums) return sums;
    }
    return null;
  };
  const total = given("all")?.[0] ?? Math.round(sumKnown(own.medium));
  const totals = (axis: "market" | "subVertical" | "medium") =>
    given(axis) ?? Float64Array.from(apportion(total, own[axis]));
  const media = totals("medium");
  return {
    marketMedium: margins.marketMedium ?? controlledRounding(own.marketMedium, media, totals("market")),
    subVerticalMedium:
      margins.subVerticalMedium ?? controlledRounding(own.subVerticalMedium, media, totals("subVertical")),
  };
}
