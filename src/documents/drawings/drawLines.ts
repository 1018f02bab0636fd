import type { Drawing } from "#figures/charts/drawing.ts";
import { seriesLines } from "#figures/charts/seriesLines.ts";
import { textWidth } from "#figures/charts/yearAxis.ts";
import { writeTick, writeWhole } from "#language/words/numberFormat.ts";
import type { ChartSeries, LineChart, LineSeries } from "../chart.ts";
import { kindEntries, keyRows } from "./key.ts";
import { kindsOf } from "./kindsOf.ts";
import { leastStep } from "./leastStep.ts";
import type { Sheet } from "./sheet.ts";

/** The height of a name at a line's end, and what the plot has above and below itself. */
const [NAME, AROUND] = [16, 58];
/** The part of the width that a name with its value may take. */
const NAMES_AT_MOST = 0.4;

/** Lines over years, each with its name and its last value at its end. Where names find no room, the smaller lines turn grey. */
export function drawLines(chart: LineChart, { width, height, formats, kindNames }: Sheet): Drawing {
  const { categories, series, band, dotted, between, format } = chart;
  const kinds = kindsOf(chart);
  // Without dots nothing but dashes tells kinds apart, and the divide names those.
  const key = keyRows(dotted ? kindEntries(kinds, kindNames, "line") : [], width);
  const room = Math.max(Math.floor((height - AROUND - key.height) / NAME), 1);
  const loud = new Set(
    series
      .filter(({ weight }) => weight !== "quiet")
      // What is meant to be seen finds room first.
      .toSorted(
        (a, b) => Number(b.weight === "own") - Number(a.weight === "own") || (lastOf(b) ?? 0) - (lastOf(a) ?? 0),
      )
      .slice(0, room)
      .concat(series.slice(0, 1)),
  );
  const drawing = seriesLines(
    series.map((line) => ({
      name: ending(line, writeWhole(format, lastOf(line), formats), width),
      colour: loud.has(line) ? line.colour : "var(--chart-quiet)",
      dollars: line.values,
      quiet: !loud.has(line),
      strokeWidth: STROKES[line.weight ?? "alike"],
    })),
    width,
    height,
    {
      years: categories,
      kinds,
      keyHeight: key.height,
      breaks: chart.breaks,
      notes: chart.notes,
      band,
      dotted,
      between: between?.colour,
      leastStep: leastStep(format),
      labels: { forecast: kindNames.forecast, tick: (value) => writeTick(format, value, formats) },
    },
  );
  return { ...drawing, shapes: [...key.shapes, ...drawing.shapes] };
}

const STROKES: Readonly<Record<NonNullable<LineSeries["weight"]> | "alike", number>> = {
  own: 2.5,
  named: 1.5,
  quiet: 1,
  alike: 2.2,
};

/** The name, with the value where both find room. */
function ending({ name }: ChartSeries, value: string, width: number): string {
  const both = `${name} ${value}`;
  return textWidth(both) <= width * NAMES_AT_MOST ? both : name;
}

function lastOf({ values }: ChartSeries): number | null {
  return values.findLast((value) => value !== null) ?? null;
}
