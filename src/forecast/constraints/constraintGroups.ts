import type { PlacedConstraint } from "./placeConstraint.ts";

/** Tables that constraints tie to each other, and these constraints. */
export interface ConstraintGroup {
  /** Positions among the year's tables, ascending. */
  readonly tables: readonly number[];
  readonly constraints: readonly PlacedConstraint[];
}

/** Constraints that share no table with others are met on their own. One that empties cells ties no tables to each other. */
export function constraintGroups(placed: readonly PlacedConstraint[]): ConstraintGroup[] {
  const constraints = placed.flatMap((constraint) =>
    constraint.rule === "zero" ? constraint.tables.map((table) => ({ ...constraint, tables: [table] })) : [constraint],
  );
  const groups: { tables: Set<number>; constraints: PlacedConstraint[] }[] = [];
  for (const constraint of constraints) {
    const tied = groups.filter(({ tables }) => constraint.tables.some((table) => tables.has(table)));
    const tables = new Set([...constraint.tables, ...tied.flatMap((group) => [...group.tables])]);
    const all = [...tied.flatMap((group) => group.constraints), constraint];
    for (const group of tied) groups.splice(groups.indexOf(group), 1);
    groups.push({ tables, constraints: all });
  }
  return groups.map(({ tables, constraints: own }) => ({
    tables: [...tables].toSorted((a, b) => a - b),
    constraints: own.toSorted((a, b) => a.place - b.place),
  }));
}
