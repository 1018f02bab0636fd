import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "../../chart.ts";
import { chartSvg } from "../../drawings/chartSvg.ts";
import { heightsOf } from "../../drawings/drawChart.ts";

/** Pixels of a drawing for each point of the page: its letters of 12 px then stand at 9 points. */
const PIXELS = 1.33;

/** A chart as a vector picture for a space of this many points across; with `tight` below 1 it is flatter than looks best. */
export function chartPicture(chart: Chart, points: number, tight: number, locale: Locale): string {
  const width = Math.round(points * PIXELS);
  if (tight === 1) return chartSvg(chart, { width, locale });
  const { best, least } = heightsOf(chart, width);
  return chartSvg(chart, { width, height: Math.round(Math.max(least, best * tight)), locale });
}
