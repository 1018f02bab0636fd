import type { YearTable } from "../earlierTables.ts";
import type { ConstraintReport } from "../input.ts";
import type { PlacedConstraint } from "./placeConstraint.ts";

/** How each constraint came out: what its cells held before, and what they hold now. */
export function constraintReports(
  constraints: readonly PlacedConstraint[],
  before: readonly YearTable[],
  after: readonly YearTable[],
): ConstraintReport[] {
  return constraints.map((constraint) => ({
    constraint: constraint.place,
    year: before[constraint.tables[0]!]!.estimate.year,
    expected: dollarsIn(before, constraint),
    given: dollarsIn(after, constraint),
  }));
}

/** Whole dollars in the cells it reaches. */
export function dollarsIn(
  tables: readonly YearTable[],
  { tables: own, markets, subVerticals }: PlacedConstraint,
): number {
  const wanted = new Set(subVerticals);
  let sum = 0;
  for (const place of own) {
    const { table, estimate } = tables[place]!;
    const { positions } = estimate.part;
    for (const market of markets) {
      positions.forEach((position, column) => {
        if (wanted.has(position)) sum += table[market * positions.length + column]!;
      });
    }
  }
  return sum;
}
