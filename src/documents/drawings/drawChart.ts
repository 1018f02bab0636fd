import type { Drawing } from "#figures/charts/drawing.ts";
import { type Locale, names } from "#domain/taxonomy/name.ts";
import { formatsFor } from "#language/format.ts";
import type { Chart } from "../chart.ts";
import { drawBars, heightOfBars } from "./drawBars.ts";
import { drawColumns } from "./drawColumns.ts";
import { drawHeat, heightOfHeat } from "./drawHeat.ts";
import { drawLines } from "./drawLines.ts";
import { drawMap, heightOfMap } from "./drawMap.ts";
import { drawPyramid, heightOfPyramid } from "./drawPyramid.ts";
import { drawRanks, heightOfRanks } from "./drawRanks.ts";
import { drawDots, drawFiguredBars, heightOfRows, isFigured } from "./drawRows.ts";
import { drawScatter } from "./drawScatter.ts";
import { drawShare, heightOfShare } from "./drawShare.ts";
import { drawTree } from "./drawTree.ts";
import type { Heights, Sheet } from "./sheet.ts";

const FORECAST = names("Forecast", "Previsión", "Prognose");

/** How high a chart may be at that width. */
export function heightsOf(chart: Chart, width: number): Heights {
  switch (chart.kind) {
    case "bars":
      return isFigured(chart) ? heightOfRows(chart, width) : heightOfBars(chart, width);
    case "dots":
      return heightOfRows(chart, width);
    case "pyramid":
      return heightOfPyramid(chart);
    case "heat":
      return heightOfHeat(chart);
    case "map":
      return heightOfMap(chart, width);
    case "share":
      return heightOfShare(chart, width);
    case "lines":
      return chart.ranks ? heightOfRanks(chart) : { least: 150, best: between(220, width * 0.45, 380) };
    case "columns":
      return { least: 140, best: between(200, width * 0.4, 340) };
    case "scatter":
      return { least: 240, best: between(300, width * 0.6, 480) };
    // A tree map is left.
    default:
      return { least: 140, best: between(240, width * 0.48, 440) };
  }
}

/** Lays a chart out without a screen to measure on; the same chart gives the same drawing everywhere. */
export function drawChart(chart: Chart, { width, height, locale }: SheetSize): Drawing {
  const formats = formatsFor(locale);
  const sheet: Sheet = { width, height, formats, forecast: formats.name(FORECAST) };
  switch (chart.kind) {
    case "bars":
      return isFigured(chart) ? drawFiguredBars(chart, sheet) : drawBars(chart, sheet);
    case "dots":
      return drawDots(chart, sheet);
    case "pyramid":
      return drawPyramid(chart, sheet);
    case "columns":
      return drawColumns(chart, sheet);
    case "lines":
      return chart.ranks ? drawRanks(chart, sheet) : drawLines(chart, sheet);
    case "share":
      return drawShare(chart, sheet);
    case "scatter":
      return drawScatter(chart, sheet);
    case "heat":
      return drawHeat(chart, sheet);
    case "map":
      return drawMap(chart, sheet);
    default:
      return drawTree(chart, sheet);
  }
}

interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly locale: Locale;
}

function between(least: number, value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, least), most));
}
