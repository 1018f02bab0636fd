import type { SubVerticalList, SubVerticalRow } from "../spending/sections.ts";
import type { Measure } from "../figures/measure.ts";
import { inMeasure } from "../figures/measure.ts";

/** What the amounts of a list are parts of: the market's totals of the section's year and the one before. */
export interface ListBasis {
  readonly total: number | null;
  readonly previousTotal: number | null;
  readonly population: number;
}

/** The same list, ranked as before, its amounts in a measure; in shares the change is that of two shares. */
export function listInMeasure(section: SubVerticalList, measure: Measure, basis: ListBasis): SubVerticalList {
  if (measure === "dollars") return section;
  const { total, previousTotal, population } = basis;
  const rows = section.rows.map((row): SubVerticalRow => {
    const dollars = inMeasure(measure, row.dollars, total, population);
    const previous = inMeasure(measure, row.previous, previousTotal, population);
    // Of dollars a person it is the change that is divided: a difference of two quotients is a hair beside it.
    const delta =
      measure === "perCapita"
        ? inMeasure(measure, row.delta, null, population)
        : dollars === null || previous === null || row.newDefinition
          ? null
          : dollars - previous;
    return { ...row, dollars, previous, delta };
  });
  return { ...section, rows };
}
