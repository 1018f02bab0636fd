import type { Drawing } from "#figures/charts/drawing.ts";
import { standaloneSvg } from "#figures/charts/standaloneSvg.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "../chart.ts";
import { type ChartLook, inLook } from "./chartLook.ts";
import { drawChart, heightsOf } from "./drawChart.ts";

export interface ChartSize {
  /** Pixels at which text is 12 high; a writer scales the whole. */
  readonly width: number;
  /** As high as looks best where it is left out. */
  readonly height?: number;
  readonly locale: Locale;
  /** The page it stands on; light where it is left out. */
  readonly look?: ChartLook;
}

/** How much smaller text may become before a chart is rather too high. */
const SMALLEST_TEXT = 0.5;

/** A chart as vector graphics of its own: every colour written out, text as text in Inter. The same chart gives the same bytes. */
export function chartSvg(chart: Chart, size: ChartSize): string {
  return standaloneSvg(chartDrawing(chart, size), size.look ?? "light");
}

/**
 * The same before it is written. Where the height asked for is too small for all that must be read, it is laid out on a larger
 * sheet of the same proportions, so that everything becomes smaller and nothing overlaps.
 */
export function chartDrawing(chart: Chart, { width, height, locale, look = "light" }: ChartSize): Drawing {
  const own = inLook(chart, look);
  if (height === undefined) return drawChart(own, { width, height: heightsOf(own, width).best, locale });
  let larger = 1;
  while (larger * SMALLEST_TEXT < 1 && heightsOf(own, width * larger).least > height * larger) larger += 0.05;
  const least = heightsOf(own, width * larger).least;
  return drawChart(own, {
    width: Math.round(width * larger),
    height: Math.round(Math.max(height * larger, least)),
    locale,
  });
}
