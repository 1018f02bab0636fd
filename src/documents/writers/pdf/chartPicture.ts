import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "../../chart.ts";
import { chartSvg } from "../../drawings/chartSvg.ts";
import { heightsOf } from "../../drawings/drawChart.ts";

/** Pixels of a drawing for each point of the page: its letters of 12 px then stand at 8.5 points, in half a page's width at 7.5. */
const PIXELS = 1.41;
const PIXELS_NARROW = 1.6;
const NARROW = 320;
/** Points that a ranking takes of a page's height, unless its names need more: two of them fit a page. */
const RANKING = 168;

const pixelsAcross = (points: number) => Math.round(points * (points < NARROW ? PIXELS_NARROW : PIXELS));

/** How high a chart is best drawn across so many points, in pixels; with `tight` below 1, flatter than looks best. */
export function chartHeight(chart: Chart, points: number, tight: number): number {
  const across = pixelsAcross(points);
  const { best, least } = heightsOf(chart, across);
  const most = chart.kind === "bars" ? (RANKING * across) / points : best;
  return Math.round(Math.max(least, Math.min(best, most) * tight));
}

/** A chart as a vector picture for a space of this many points across; the height is in pixels of `chartHeight`. */
export function chartPicture(chart: Chart, points: number, height: number, locale: Locale): string {
  return chartSvg(chart, { width: pixelsAcross(points), height, locale });
}
