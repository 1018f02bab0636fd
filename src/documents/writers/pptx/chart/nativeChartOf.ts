import type { Chart } from "../../../chart.ts";
import { writerWords } from "../../writerWords.ts";
import { barPlot, pyramidPlot, treePlot } from "./barPlot.ts";
import { columnPlot, sharePlot } from "./columnPlot.ts";
import { dotPlot } from "./dotPlot.ts";
import { linePlot } from "./linePlot.ts";
import type { ChartPlace, NativeChart } from "./nativeChart.ts";
import { scatterPlot } from "./scatterPlot.ts";

/** A chart that Office draws itself; `name` is what its single series is called. A grid of values is a table there, and a map its largest areas. */
export function nativeChartOf(
  chart: Exclude<Chart, { kind: "heat" | "map" }>,
  name: string,
  place: ChartPlace,
): NativeChart {
  switch (chart.kind) {
    case "bars":
      return barPlot(chart, place);
    case "dots":
      return dotPlot(chart, place);
    case "pyramid":
      return pyramidPlot(chart, place);
    case "columns":
      return columnPlot(chart, place);
    case "lines":
      return linePlot(chart, writerWords(place.locale), place);
    case "share":
      return sharePlot(chart, name, place);
    case "scatter":
      return scatterPlot(chart, place);
    default:
      return treePlot(chart, name, place);
  }
}
