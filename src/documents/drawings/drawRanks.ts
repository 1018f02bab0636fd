import { bumpHeight, bumpLines } from "#figures/charts/bumpLines.ts";
import type { Drawing } from "#figures/charts/drawing.ts";
import type { LineChart } from "../chart.ts";
import { kindsOf } from "./kindsOf.ts";
import type { Heights, Sheet } from "./sheet.ts";

/** Ranks over the years, the best at the top, each line with its rank and name at its ends. */
export function drawRanks(chart: LineChart, { width, height, formats, forecast }: Sheet): Drawing {
  const series = chart.series.map(({ name, colour, weight = "named", values }) => ({
    name,
    colour,
    weight,
    ranks: values,
  }));
  return bumpLines(series, width, height, {
    years: chart.categories,
    kinds: kindsOf(chart),
    ranks: windowOf(chart),
    labels: { forecast, rank: (rank) => formats.count(rank) },
  });
}

export function heightOfRanks(chart: LineChart): Heights {
  const window = windowOf(chart);
  return { least: bumpHeight(window, 15), best: bumpHeight(window, 26) };
}

function windowOf({ series, window }: LineChart): readonly [best: number, worst: number] {
  if (window) return window;
  return [1, Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))];
}
