import type { Locale } from "#domain/taxonomy/name.ts";
import type { Chart } from "../../chart.ts";
import { chartSvg } from "../../drawings/chartSvg.ts";

/** Pixels of a drawing for each point of the page: its letters of 12 px then stand at 9 points. */
const PIXELS = 1.33;

const PLOT = 290;

/** A chart as a vector picture for a space of this many points across; a tighter page takes flatter ones. */
export function chartPicture(chart: Chart, points: number, tight: number, locale: Locale): string {
  const width = Math.round(points * PIXELS);
  return chartSvg(chart, { width, height: Math.round(heightOf(chart) * tight), locale });
}

function heightOf(chart: Chart): number {
  switch (chart.kind) {
    case "bars": {
      const bars = chart.categories.length * (chart.series.length > 1 ? chart.series.length * 15 + 8 : 21);
      return Math.max(90, 36 + bars);
    }
    case "lines":
      return chart.ranks ? Math.max(180, 60 + chart.series.length * 28) : PLOT;
    case "heat":
      return 44 + chart.rows.length * 26;
    case "share":
      return 120;
    case "scatter":
      return 380;
    case "tree":
      return 340;
    default:
      return PLOT;
  }
}
