import { averageGrowth, coreGrowthBeside, growth, type GrowthOf, growthOf } from "../figures/growth.ts";
import { NEVER_REDEFINED, type Redefined } from "../wallet/seriesBreaks.ts";
import type { ColumnOf } from "../tables/tableOf.ts";
import type { YearSeries } from "./sections.ts";
import type { Political } from "./view.ts";

/** Between which years average growth is taken, and of what money. */
export interface GrowthSpan {
  readonly cagrFrom: number;
  readonly cagrTo: number;
  readonly cagrOf: GrowthOf;
}

/** The years ahead, from the current one to the last; the whole past where nothing lies ahead. */
export function growthSpan(years: readonly number[], currentYear: number, political: Political): GrowthSpan {
  const [first = currentYear, last = currentYear] = [years[0], years.at(-1)];
  const from = currentYear >= first && currentYear < last ? currentYear : first;
  return { cagrFrom: from, cagrTo: last, cagrOf: political === "without" ? "core" : growthOf(from, last) };
}

/** Amounts of all years with their changes and their average growth, none across a new definition. `core` is what of them is not political. */
export function yearSeries(
  dollars: readonly (number | null)[],
  years: readonly number[],
  { cagrFrom, cagrTo, cagrOf }: GrowthSpan,
  core: readonly (number | null)[],
  isRedefined: Redefined = NEVER_REDEFINED,
): YearSeries {
  const compared = cagrOf === "core" ? core : dollars;
  const at = (year: number) => compared[years.indexOf(year)] ?? null;
  const isNew = years.map((_, y) => y > 0 && isRedefined(y - 1, y));
  const withCore = (y: number) => ({ dollars: dollars[y] ?? null, core: core[y] ?? null });
  return {
    dollars,
    growth: dollars.map((now, y) => (isNew[y] ? null : growth(dollars[y - 1] ?? null, now))),
    coreGrowth: dollars.map((_, y) => (isNew[y] ? null : coreGrowthBeside(withCore(y - 1), withCore(y)))),
    cagr: isRedefined(years.indexOf(cagrFrom), years.indexOf(cagrTo))
      ? null
      : averageGrowth(at(cagrFrom), at(cagrTo), cagrTo - cagrFrom),
    breaks: years.filter((_, y) => isNew[y]),
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
    ...years.map(
      (year, y): ColumnOf<YearSeries> => ({
        key: `core_growth_percent_${year}`,
        unit: "percent",
        year,
        part: (row) => row.coreGrowth[y] ?? null,
      }),
    ),
    { key: "cagr_percent", unit: "percent", part: (row) => row.cagr },
  ];
}
