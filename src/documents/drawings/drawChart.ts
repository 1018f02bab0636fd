import type { Kind } from "#domain/revisions/revision.ts";
import { type Locale, type Names, names } from "#domain/taxonomy/name.ts";
import { bumpHeight, bumpLines } from "#figures/charts/bumpLines.ts";
import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { linearScale } from "#figures/charts/scale.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { formatsFor } from "#language/format.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { BarChart, Chart, LineChart } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import { drawColumns, heightOfColumns } from "./drawColumns.ts";
import { drawHeat, heightOfHeat } from "./drawHeat.ts";
import { drawLines } from "./drawLines.ts";
import { drawMap, heightOfMap } from "./drawMap.ts";
import { drawPanels, heightOfPanels } from "./drawPanels.ts";
import { drawPyramid, heightOfPyramid } from "./drawPyramid.ts";
import { drawDots, drawFiguredBars, heightOfRows, isFigured } from "./drawRows.ts";
import { drawScatter } from "./drawScatter.ts";
import { drawShare, heightOfShare } from "./drawShare.ts";
import { drawTree } from "./drawTree.ts";
import { type Key, type KeyEntry, keyRows } from "./key.ts";
import { kindsOf } from "./kindsOf.ts";
import type { Heights, Sheet } from "./sheet.ts";

/** Ranks over the years, the best at the top, each line with its rank and name at its ends. */
function drawRanks(chart: LineChart, { width, height, formats, kindNames }: Sheet): Drawing {
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
    labels: { forecast: kindNames.forecast, rank: (rank) => formats.count(rank) },
  });
}

function heightOfRanks(chart: LineChart): Heights {
  const window = windowOf(chart);
  return { least: bumpHeight(window, 15), best: bumpHeight(window, 26) };
}

function windowOf({ series, window }: LineChart): readonly [best: number, worst: number] {
  if (window) return window;
  return [1, Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)))];
}

/** Names take so much of the width at most; longer ones break into two lines. */
const NAMES_AT_MOST = 0.36;
const LINE = 14;
const BAR_AT_MOST = 24;

/** A ranking: names to the left, bars from one zero, each with its value at its end. */
function drawBars(chart: BarChart, { width, height, formats }: Sheet): Drawing {
  const key = keyOf(chart, width);
  const named = namesOf(chart, width);
  const written = (value: number | null) => writeNumber(chart.format, value, formats);
  const values = chart.series.flatMap((series) => series.values);
  const known = [...values, ...(chart.benchmark?.values ?? [])].filter((value) => value !== null);
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const room = Math.max(0, ...values.map((value) => textWidth(written(value)))) + 8;
  const left = named.width + 12;
  const x = linearScale(least, most, left + (least < 0 ? room : 0), width - room);
  const zero = most === least ? left : x(0);

  const row = (height - key.height) / Math.max(chart.categories.length, 1);
  const group = Math.min(row * 0.76, BAR_AT_MOST * chart.series.length);
  const bar = group / Math.max(chart.series.length, 1);
  const shapes = chart.categories.flatMap((_, at): Shape[] => {
    const middle = key.height + row * (at + 0.5);
    const bars = chart.series.flatMap(({ values: of, colour }, place): Shape[] => {
      const value = of[at] ?? null;
      const [y, end] = [middle - group / 2 + bar * place, value === null ? zero : x(value)];
      const thick = Math.max(chart.series.length > 1 ? bar - 1 : bar, 1);
      const drawn: Shape = {
        tag: "rect",
        attributes: {
          x: pixel(Math.min(zero, end)),
          y: pixel(y),
          width: pixel(Math.abs(end - zero)),
          height: pixel(thick),
          fill: (chart.series.length === 1 ? chart.colours?.[at] : undefined) ?? colour,
        },
      };
      const below = value !== null && value < 0;
      const tick = benchmarkAt(chart, at);
      const words = written(value);
      // A tick within the words pushes them beyond itself.
      const crossed = !below && tick !== null && x(tick) >= end && x(tick) <= end + 8 + textWidth(words);
      const start = crossed ? x(tick) + 7 : end + 6;
      const text = label(below ? end - 6 : start, y + thick / 2 + 4, words, {
        ...(below && { textAnchor: "end" }),
        ...(value !== null && { fill: "var(--chart-ink)" }),
      });
      return value === null ? [text] : [drawn, text];
    });
    return [...nameAt(named.lines[at] ?? [], middle), ...bars, ...tickAt(chart, at, middle, group, x)];
  });
  const stops = chart.categories.map((_, at) => ({
    x: width / 2,
    width,
    y: key.height + row * (at + 0.5),
    height: row,
  }));
  const ground: Shape = {
    tag: "line",
    attributes: {
      x1: pixel(zero),
      x2: pixel(zero),
      y1: key.height,
      y2: height,
      stroke: "var(--chart-axis)",
    },
  };
  return { width, height, shapes: [...key.shapes, ...shapes, ground], stops };
}

function heightOfBars(chart: BarChart, width: number): Heights {
  const key = keyOf(chart, width).height;
  const [count, group] = [chart.categories.length, chart.series.length];
  const names = namesOf(chart, width).lines.map((name) => name.length);
  const lines = Math.max(1, ...names);
  // A name of two lines may reach into the rows around it where their names have one.
  const together = Math.max(1, ...names.slice(1).map((name, at) => (name + (names[at] ?? 1)) / 2));
  const tight = Math.max(together * LINE + 2, group === 1 ? 17 : 4 + group * 13);
  const airy = Math.max(lines * LINE + 6, group === 1 ? 27 : 12 + group * 16);
  return { least: key + count * tight, best: key + count * airy };
}

function namesOf({ categories }: BarChart, width: number): { lines: readonly (readonly string[])[]; width: number } {
  const lines = categories.map((name) => brokenName(name, width * NAMES_AT_MOST, 2));
  return { lines, width: Math.max(0, ...lines.flat().map(nameWidth)) };
}

function nameAt(lines: readonly string[], middle: number): Shape[] {
  const first = middle + 4 - ((lines.length - 1) * LINE) / 2;
  return lines.map((line, at) => label(0, first + at * LINE, line, { fill: "var(--chart-ink)" }));
}

/** What the bar is held against, over its whole height and a little more, edged with the page to be seen on the bar. */
function tickAt(
  { benchmark }: BarChart,
  at: number,
  middle: number,
  group: number,
  x: (value: number) => number,
): Shape[] {
  const value = benchmarkAt({ benchmark }, at);
  if (!benchmark || value === null) return [];
  const place = { y: pixel(middle - group / 2 - 2), height: pixel(group + 4) };
  return [
    { tag: "rect", attributes: { x: pixel(x(value) - 2), width: 4, ...place, fill: "var(--chart-surface)" } },
    { tag: "rect", attributes: { x: pixel(x(value) - 1), width: 2, ...place, fill: benchmark.colour } },
  ];
}

function benchmarkAt({ benchmark }: Pick<BarChart, "benchmark">, at: number): number | null {
  return benchmark?.values[at] ?? null;
}

function keyOf({ series, benchmark }: BarChart, width: number): Key {
  const grouped = series.length > 1 ? series : [];
  return keyRows(
    [
      ...grouped.map(({ name, colour }): KeyEntry => ({ name, colour, mark: "area" })),
      ...(benchmark ? [{ name: benchmark.name, colour: benchmark.colour, mark: "tick" } as const] : []),
    ],
    width,
  );
}

const KIND_NAMES = {
  actual: names("Actual", "Real", "Ist"),
  estimate: names("Estimate", "Estimación", "Schätzung"),
  forecast: names("Forecast", "Previsión", "Prognose"),
} as const satisfies Readonly<Record<Kind, Names>>;

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
    case "panels":
      return heightOfPanels(chart, width);
    case "share":
      return heightOfShare(chart, width);
    case "lines":
      return chart.ranks ? heightOfRanks(chart) : { least: 150, best: between(220, width * 0.45, 380) };
    case "columns":
      return heightOfColumns(chart, width);
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
  const kindNames = {
    actual: formats.name(KIND_NAMES.actual),
    estimate: formats.name(KIND_NAMES.estimate),
    forecast: formats.name(KIND_NAMES.forecast),
  };
  const sheet: Sheet = { width, height, formats, kindNames };
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
    case "panels":
      return drawPanels(chart, sheet);
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
