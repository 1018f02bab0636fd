import type { EarlierTables, YearTable, YearTables } from "../earlierTables.ts";
import { ForecastError } from "../forecastError.ts";
import type { ConstraintReport, ForecastInput } from "../input.ts";
import { constrainTables } from "./constrainTables.ts";
import { type ConstraintGroup, constraintGroups } from "./constraintGroups.ts";
import { placeConstraints, type PlacedConstraint } from "./placeConstraint.ts";

/** A year's tables with all constraints met that speak of it; tables that none reaches stay as they are. */
export function constrainYear(
  input: ForecastInput,
  year: number,
  settled: readonly YearTable[],
  earlier: EarlierTables | null,
): Pick<YearTables, "tables" | "constraints"> {
  const placed = placeConstraints(input, year, settled);
  let binding = placed.filter((constraint) => isMissed(constraint, settled));
  for (;;) {
    const tables = [...settled];
    for (const group of constraintGroups(binding)) {
      const met = unchanged(group, settled, earlier) ?? constrained(input, year, group, settled);
      group.tables.forEach((place, table) => (tables[place] = met[table]!));
    }
    const missed = placed.filter((constraint) => !binding.includes(constraint) && isMissed(constraint, tables));
    if (missed.length === 0) return { tables, constraints: constraintReports(placed, settled, tables) };
    binding = placed.filter((constraint) => binding.includes(constraint) || missed.includes(constraint));
  }
}

/** Least amounts that hold anyway bind nothing, unless what other constraints move makes them. */
function isMissed(constraint: PlacedConstraint, tables: readonly YearTable[]): boolean {
  return constraint.rule !== "atLeast" || dollarsIn(tables, constraint) < constraint.dollars;
}

/** The group's tables of an earlier run, if all were made of the very same ones by the very same constraints. */
function unchanged(
  group: ConstraintGroup,
  settled: readonly YearTable[],
  earlier: EarlierTables | null,
): YearTable[] | null {
  const known = group.tables.flatMap((place) => {
    const { estimate } = settled[place]!;
    const found = earlier?.table(estimate.medium, estimate.year, estimate.part.name);
    return found?.unconstrained === settled[place] && isMetTogether(found!, group) ? [found!] : [];
  });
  return known.length === group.tables.length ? known : null;
}

function isMetTogether({ metTogether = [] }: YearTable, { constraints }: ConstraintGroup): boolean {
  return metTogether.length === constraints.length && constraints.every(({ place }, at) => place === metTogether[at]);
}

function constrained(
  input: ForecastInput,
  year: number,
  group: ConstraintGroup,
  settled: readonly YearTable[],
): YearTable[] {
  try {
    return constrainTables(input, group, settled);
  } catch (error) {
    if (!(error instanceof ForecastError)) throw error;
    throw new ForecastError(error.code, error.message, { year, ...error.place });
  }
}

/** How each constraint came out: what its cells held before, and what they hold now. */
function constraintReports(
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
function dollarsIn(tables: readonly YearTable[], { tables: own, markets, subVerticals }: PlacedConstraint): number {
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
