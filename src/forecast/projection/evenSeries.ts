import { interpolate } from "../dampedTrend.ts";
import { ForecastError } from "../forecastError.ts";
import { politicalOf } from "../politicalCycle.ts";
import type { EvenSeries, YearPoint, YearSeries } from "./yearSeries.ts";

/**
 * Closes the gaps of a series at constant growth, of a political one by the cycle; what is filled in counts as not observed.
 *
 * @throws ForecastError that names the series, where it is empty, a year stands twice, or a value is no amount
 */
export function evenSeries({ points, ...series }: YearSeries): EvenSeries {
  const sorted = points.toSorted((a, b) => a.year - b.year);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) {
    throw refused(series.id, `The series ${series.id} has no year at all; it needs a figure of one year at least.`);
  }
  checkPoints(series.id, sorted);
  const given = new Map(sorted.map((point) => [point.year, point]));
  const known = new Map(sorted.map(({ year, value }) => [year, value]));
  const years = Array.from({ length: last.year - first.year + 1 }, (_, step) => first.year + step);
  const between = (year: number) => {
    if (series.political) return politicalOf(known, year);
    const from = sorted.findLast((point) => point.year < year) ?? first;
    const to = sorted.find((point) => point.year > year) ?? last;
    return interpolate(known, from.year, to.year, year);
  };
  return {
    ...series,
    firstYear: first.year,
    values: years.map((year) => known.get(year) ?? between(year)),
    observed: years.map((year) => given.get(year)?.observed ?? false),
  };
}

function checkPoints(id: string, sorted: readonly YearPoint[]): void {
  sorted.forEach(({ year, value }, place) => {
    if (!Number.isInteger(year)) throw refused(id, `The series ${id} has a figure of ${year}, which is no year.`);
    if (sorted[place + 1]?.year === year) throw refused(id, `The series ${id} has two figures of ${year}.`, year);
    if (!(value >= 0 && value < Infinity)) {
      throw refused(id, `The figure of ${id} in ${year} is ${value}; it must be a number of zero or more.`, year);
    }
  });
}

function refused(medium: string, message: string, year?: number): ForecastError {
  return new ForecastError("invalid-input", message, year === undefined ? { medium } : { medium, year });
}
