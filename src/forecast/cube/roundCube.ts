import { roundTowards } from "../controlledRounding.ts";
import { figure } from "../figure.ts";
import { ForecastError } from "../forecastError.ts";
import type { CubeMargins, CubeProblem } from "./cubeProblem.ts";
import { cubeSums } from "./cubeSums.ts";
import { exchange } from "./exchange.ts";
import { largestMisses, missedSums } from "./marginMiss.ts";
import { mendOverMedia } from "./mendOverMedia.ts";
import { MARGIN_KINDS } from "./marginLines.ts";
import { cellNames } from "./sumCells.ts";
import { wholeMargins } from "./wholeMargins.ts";

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
