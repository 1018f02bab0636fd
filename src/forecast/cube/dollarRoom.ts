import type { CubeProblem } from "./cubeProblem.ts";
import type { CellPlace } from "./defects.ts";

/** Which cells may still go up or down by a dollar. */
export interface DollarRoom {
  takes(cell: CellPlace, dollar: 1 | -1, table: Float64Array): boolean;
}

/** Cells stay within a dollar of their exact value; zeros, locks and least amounts hold. */
export function nearExact(problem: CubeProblem, exact: Float64Array, table: Float64Array): DollarRoom {
  const { least } = problem;
  return roomBetween(
    problem,
    table,
    exact.map((value, cell) => Math.max(Math.ceil(value) - 1, least?.[cell] ?? 0)),
    exact.map((value) => Math.floor(value) + 1),
  );
}

/** Cells go as far as it takes; zeros, locks and least amounts hold. */
export function wholeSupport(problem: CubeProblem, table: Float64Array): DollarRoom {
  const { least } = problem;
  return roomBetween(
    problem,
    table,
    least ?? new Float64Array(table.length),
    new Float64Array(table.length).fill(Infinity),
  );
}

function roomBetween(
  { shape, seeds, locks }: CubeProblem,
  table: Float64Array,
  lowest: Float64Array,
  highest: Float64Array,
): DollarRoom {
  const stays = (cell: number) => seeds[cell] === 0 || (locks !== undefined && !Number.isNaN(locks[cell]!));
  const low = table.map((dollars, cell) => (stays(cell) ? dollars : lowest[cell]!));
  const high = table.map((dollars, cell) => (stays(cell) ? dollars : highest[cell]!));
  return {
    takes: ({ market, subVertical, medium }, dollar, now) => {
      const cell = (medium * shape.markets + market) * shape.subVerticals + subVertical;
      return dollar > 0 ? now[cell]! < high[cell]! : now[cell]! > low[cell]!;
    },
  };
}
