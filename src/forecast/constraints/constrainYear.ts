import type { EarlierTables, YearTable, YearTables } from "../earlierTables.ts";
import { ForecastError } from "../forecastError.ts";
import type { ForecastInput } from "../input.ts";
import { type ConstraintGroup, constraintGroups } from "./constraintGroups.ts";
import { constrainTables, constraintReports } from "./constrainTables.ts";
import { placeConstraints } from "./placeConstraint.ts";

/** A year's tables with all constraints met that speak of it; tables that none reaches stay as they are. */
export function constrainYear(
  input: ForecastInput,
  year: number,
  settled: readonly YearTable[],
  earlier: EarlierTables | null,
): Pick<YearTables, "tables" | "constraints"> {
  const tables = [...settled];
  const placed = placeConstraints(input, year, settled);
  const groups = constraintGroups(placed);
  for (const group of groups) {
    const met = unchanged(group, settled, earlier) ?? constrained(input, year, group, settled);
    group.tables.forEach((place, table) => (tables[place] = met[table]!));
  }
  return { tables, constraints: constraintReports(placed, settled, tables) };
}

/** The group's tables of an earlier run, if all were made of the very same ones. */
function unchanged(
  group: ConstraintGroup,
  settled: readonly YearTable[],
  earlier: EarlierTables | null,
): YearTable[] | null {
  const known = group.tables.flatMap((place) => {
    const { estimate } = settled[place]!;
    const found = earlier?.table(estimate.medium, estimate.year, estimate.part.name);
    return found?.unconstrained === settled[place] ? [found!] : [];
  });
  return known.length === group.tables.length ? known : null;
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
