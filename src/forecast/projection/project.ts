import { evenSeries } from "./evenSeries.ts";
import { experienceOf } from "./experience.ts";
import type { ModelName } from "./models.ts";
import { type EvenSeries, lastYear, type YearSeries } from "./yearSeries.ts";

/** How a series goes on after its last year. */
export interface Projection {
  readonly id: string;
  readonly model: ModelName;
  /** Its last given year. */
  readonly from: number;
  /** One value for each year after it, in the unit of the series. */
  readonly values: readonly number[];
  /**
   * Half widths of the 80 % bands as parts of the values, by the same years; counted from the last year that was observed. Null where
   * the pasts of all series together are too short to tell.
   */
  readonly errors: readonly number[] | null;
  /** What every model expected, by the same years, and the series that they went by. */
  readonly paths: ReadonlyMap<ModelName, readonly number[]>;
  readonly series: EvenSeries;
}

/**
 * Each series goes on by the mean of trends, a political one by the model that did best from its past origins, or, as far as its past is
 * short, from those of its kind; its bands are as wide as such forecasts missed. In the order of the series.
 *
 * @throws ForecastError naming the series and year of a figure that is none
 */
export function project(all: readonly YearSeries[], horizons: number): Projection[] {
  const series = all.map(evenSeries);
  const { origins, modelAt, misses } = experienceOf(series, horizons);
  const ends = new Map(
    origins.filter((origin) => origin.year === lastYear(origin.series)).map((end) => [end.series, end]),
  );
  return series.flatMap((one) => {
    const end = ends.get(one);
    if (!end) return [];
    const model = modelAt(end);
    const { year, history, spread } = end;
    // What others forecast is no more certain than a forecast of ours: the way from the last observed year counts.
    const ahead = one.observed.length - 1 - one.observed.lastIndexOf(true);
    const widths = one.observed.includes(true) ? misses.widths({ series: one, history, year }, horizons + ahead) : null;
    return [
      {
        id: one.id,
        model,
        from: year,
        values: end.paths.get(model) ?? [],
        errors: widths && widths.slice(ahead).map((width) => width * spread),
        paths: end.paths,
        series: one,
      },
    ];
  });
}
