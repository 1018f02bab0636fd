import { niceTicks } from "#figures/charts/scale.ts";
import type { BarChart, DotChart } from "../chart.ts";

/** Where the bar of a row lies, in parts of its track, 0–1. */
export interface BarPlace {
  readonly start: number;
  readonly length: number;
  /** Where what it is held against stands; null draws none. */
  readonly tick: number | null;
}

export interface BarPlaces {
  readonly bars: readonly BarPlace[];
  /** Where all bars begin, where they go to either side; null where that is the edge. */
  readonly zero: number | null;
}

/** Places the bars of a ranking on one scale; where all of them fall, they grow from the names as others do. */
export function barPlaces({ series: [series], benchmark, from = 0, reach = 0 }: BarChart): BarPlaces {
  const values = series?.values ?? [];
  const ticks = benchmark?.values ?? [];
  const apart = [...values, ...ticks].flatMap((value) => (value === null ? [] : [value - from]));
  const [lowest, highest] = [Math.min(0, ...apart), Math.max(0, ...apart)];
  const falls = highest === 0 && lowest < 0;
  const [least, most] = falls ? [0, Math.max(-lowest, reach)] : [lowest, Math.max(highest, reach)];
  const span = most - least || 1;
  const place = (value: number) => ((falls ? from - value : value - from) - least) / span;
  return {
    bars: values.map((value, at) => {
      const tick = ticks[at] ?? null;
      const [zero, end] = [place(from), value === null ? place(from) : place(value)];
      return {
        start: Math.min(zero, end),
        length: Math.abs(end - zero),
        tick: tick === null ? null : place(tick),
      };
    }),
    zero: least < 0 ? place(from) : null,
  };
}

export interface DotPlaces {
  /** Round values of the scale with their place, 0–1. */
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
  readonly rows: readonly {
    /** The place of each series' mark; null without a figure. */
    readonly dots: readonly (number | null)[];
    /** From the first to the last mark; null with fewer than two. */
    readonly span: readonly [number, number] | null;
  }[];
}

/** As many round values as a narrow scale can name. */
const TICKS = 4;

/** Places what is compared on one scale from zero. */
export function dotPlaces({ categories, series }: DotChart): DotPlaces {
  const largest = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ticks = niceTicks(largest, TICKS);
  const top = ticks.at(-1) || 1;
  return {
    ticks: ticks.map((value) => ({ value, at: value / top })),
    rows: categories.map((_, row) => {
      const dots = series.map(({ values }) => {
        const value = values[row] ?? null;
        return value === null ? null : value / top;
      });
      const known = dots.filter((dot) => dot !== null);
      return { dots, span: known.length < 2 ? null : [Math.min(...known), Math.max(...known)] };
    }),
  };
}
