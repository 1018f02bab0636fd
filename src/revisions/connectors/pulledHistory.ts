/** Figures of areas by year; an area is a county, or what a source counts in a county's place. */
export type AreaYears = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** One column of the history of counties, as a source tells it. */
export interface PulledSeries {
  readonly column: "population" | "perCapitaIncome" | "jobs";
  /** A rate is the same all over an area, a count is divided over its counties by people; of `growth` only the course is taken, since the source counts something else that moves alike. */
  readonly kind: "count" | "rate" | "growth";
  readonly years: readonly number[];
  /** Years after the last one counted are carried on from it, and follow its level; others are projections, and stand for themselves. */
  readonly carriedOn?: boolean;
  /** What some areas have together; null where one of them is not told. */
  readonly tells: (areas: readonly string[], year: number) => number | null;
}

export interface PulledHistory {
  /** The latest one told. */
  readonly year: number;
  /** Every area that the source tells of. */
  readonly areas: readonly string[];
  readonly series: readonly PulledSeries[];
}

/** The sum of areas; null where one of them is not told. */
export function sumOfAreas(figures: AreaYears): PulledSeries["tells"] {
  return (areas, year) => {
    let sum = 0;
    for (const area of areas) {
      const figure = figures.get(area)?.get(year);
      if (figure === undefined) return null;
      sum += figure;
    }
    return areas.length > 0 ? sum : null;
  };
}
