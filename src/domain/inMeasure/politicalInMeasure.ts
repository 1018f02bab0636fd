import type { PoliticalSpending, PoliticalYear } from "../spending/sections.ts";
import type { Measure } from "../figures/measure.ts";
import { inMeasure } from "../figures/measure.ts";

/** Political spending in a measure: per person, or as parts of everything spent in the year. */
export function politicalInMeasure(
  section: PoliticalSpending,
  measure: Measure,
  population: number,
): PoliticalSpending {
  if (measure === "dollars") return section;
  const years = section.years.map((row): PoliticalYear => {
    const value = valueIn(row, measure, population);
    return {
      ...row,
      dollars: value(row.dollars),
      media: row.media.map(({ medium, dollars }) => ({ medium, dollars: value(dollars) })),
    };
  });
  const year = section.years.find((row) => row.year === section.year);
  const value = year ? valueIn(year, measure, population) : () => null;
  const months = section.months.flatMap(({ month, ...amounts }) => {
    const [dollars, cumulative] = [value(amounts.dollars), value(amounts.cumulative)];
    return dollars === null || cumulative === null ? [] : [{ month, dollars, cumulative }];
  });
  return { ...section, years, months };
}

/** Everything spent in the year, as its political part tells; null where there is no such part. */
export function allSpending({ dollars, share }: PoliticalYear): number | null {
  return share && dollars !== null ? dollars / share : null;
}

function valueIn(row: PoliticalYear, measure: Measure, population: number) {
  const all = allSpending(row);
  return (dollars: number | null) =>
    // No political money is no part of whatever was spent.
    measure === "share" && row.share === 0 ? dollars : inMeasure(measure, dollars, all, population);
}
