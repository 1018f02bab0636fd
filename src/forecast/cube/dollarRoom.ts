import type { CubeProblem } from "./cubeProblem.ts";
import type { CellPlace } from "./defects.ts";

/** Which cells may still go up or down by so many dollars. */
export interface DollarRoom {
  takes(cell: CellPlace, dollar: number, table: Float64Array): boolean;
}

/** Cells stay within a dollar of their exact value; zeros, locks and least amounts hold. */
export function nearExact(problem: CubeProblem, exact: Float64Array): DollarRoom {
  return roomWithin(problem, (cell, dollars, dollar) => {
    return dollar > 0
      ? dollars + dollar <= Math.floor(exact[cell]!) + 1
      : dollars + dollar >= Math.ceil(exact[cell]!) - 1;
  });
}

/** Cells go as far as it takes; zeros, locks and least amounts hold. */
export function wholeSupport(problem: CubeProblem): DollarRoom {
  return roomWithin(problem, () => true);
}

function roomWithin(
  { shape, seeds, locks, least }: CubeProblem,
  mayMove: (cell: number, dollars: number, dollar: number) => boolean,
): DollarRoom {
  return {
    takes({ market, subVertical, medium }, dollar, table) {
      const cell = (medium * shape.markets + market) * shape.subVerticals + subVertical;
      if (seeds[cell] === 0 || (locks !== undefined && !Number.isNaN(locks[cell]!))) return false;
      const dollars = table[cell]!;
      return (dollar > 0 || dollars + dollar >= (least?.[cell] ?? 0)) && mayMove(cell, dollars, dollar);
    },
  };
}
