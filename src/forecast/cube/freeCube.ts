import type { CubeMargins, CubeProblem } from "./cubeProblem.ts";
import { type AllMargins, cubeSums } from "./cubeSums.ts";
import type { FreeCube } from "./fitCube.ts";
import { eachCell } from "./freeSums.ts";
import { MARGIN_KINDS } from "./marginLines.ts";

/** A margin of which less than this part is left counts as used up: float64 loses about as much in adding up a nation. */
const DUST = 1e-12;

/** What is left to balance around locks: weights, margins and sums without them. */
export function freeCube({ shape, seeds, margins, locks, least, sums = [] }: CubeProblem): FreeCube {
  const leastCells = leastCellsOf(least, locks);
  const copied = locks !== undefined || sums.length + leastCells.cells.length > 0;
  const weights = copied ? seeds.slice() : seeds;
  if (locks === undefined) {
    return { shape, weights, margins, leastCells, sums: sums.map((sum) => ({ sum, left: sum.dollars, factor: 1 })) };
  }
  for (let cell = 0; cell < locks.length; cell++) if (!Number.isNaN(locks[cell])) weights[cell] = 0;
  return {
    shape,
    weights,
    margins: marginsLeft(margins, heldSums(locks, shape)),
    leastCells,
    sums: sums.map((sum) => {
      let locked = 0;
      eachCell(sum, shape, (cell) => (locked += locks[cell]! || 0)); // NaN, a free cell, adds nothing
      return { sum, left: Math.max(0, sum.dollars - locked), factor: 1 };
    }),
  };
}

function leastCellsOf(least: Float64Array | undefined, locks: Float64Array | undefined): FreeCube["leastCells"] {
  const cells: number[] = [];
  least?.forEach((dollars, cell) => {
    if (dollars > 0 && Number.isNaN(locks?.[cell] ?? NaN)) cells.push(cell);
  });
  return {
    cells: Int32Array.from(cells),
    dollars: Float64Array.from(cells, (cell) => least![cell]!),
    factors: new Float64Array(cells.length).fill(1),
  };
}

/** Sums of what is held, NaN adding nothing. */
export function heldSums(held: Float64Array, shape: CubeProblem["shape"]): AllMargins {
  const dollars = held.slice();
  for (let cell = 0; cell < dollars.length; cell++) if (Number.isNaN(dollars[cell])) dollars[cell] = 0;
  return cubeSums(dollars, shape);
}

function marginsLeft(margins: CubeMargins, held: AllMargins): CubeMargins {
  return Object.fromEntries(
    MARGIN_KINDS.flatMap((kind) => {
      const stated = margins[kind];
      if (stated === undefined) return [];
      const left = stated.map((margin, line) => {
        const rest = margin - held[kind][line]!;
        return rest > DUST * margin ? rest : 0;
      });
      return [[kind, left]];
    }),
  );
}
