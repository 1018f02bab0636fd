import { averageGrowth, growth } from "../figures/growth.ts";
import type { ColumnOf } from "../tables/tableOf.ts";
import type { YearSeries } from "./sections.ts";

/** Between which years average growth is taken. */
export interface GrowthSpan {
  readonly cagrFrom: number;
  readonly cagrTo: number;
}

/** The years ahead, from the current one to the last; the whole past where nothing lies ahead. */
export function growthSpan(years: readonly number[], currentYear: number): GrowthSpan {
  const [first = currentYear, last = currentYear] = [years[0], years.at(-1)];
  return { cagrFrom: currentYear >= first && currentYear < last ? currentYear : first, cagrTo: last };
}

/** Amounts of all years with their changes and their average growth. */
export function yearSeries(
  dollars: readonly (number | null)[],
  years: readonly number[],
  { cagrFrom, cagrTo }: GrowthSpan,
): YearSeries {
  const at = (year: number) => dollars[years.indexOf(year)] ?? null;
  return {
    dollars,
    growth: dollars.map((now, y) => growth(dollars[y - 1] ?? null, now)),
    cagr: averageGrowth(at(cagrFrom), at(cagrTo), cagrTo - cagrFrom),
  };
}

/** The columns of a series: a year's dollars each, then its growth each, then the average. */
export function yearSeriesColumns(years: readonly number[]): ColumnOf<YearSeries>[] {
  return [
    ...years.map(
      (year, y): ColumnOf<YearSeries> => ({
        key: `dollars_${year}`,
        unit: "dollars",
        year,
        cell: (row) => row.dollars[y] ?? null,
      }),
    ),
    ...years.map(
      (year, y): ColumnOf<YearSeries> => ({
        key: `growth_percent_${year}`,
        unit: "percent",
        year,
        part: (row) => row.growth[y] ?? null,
      }),
    ),
    { key: "cagr_percent", unit: "percent", part: (row) => row.cagr },
  ];
}
