import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { hatch } from "#figures/charts/kinds.ts";
import { seasonStrip } from "#figures/charts/seasonStrip.ts";
import { stackedYears } from "#figures/charts/stackedYears.ts";
import { summedMonths } from "#figures/charts/summedMonths.ts";
import { label, textWidth, yearAxis, yearStops } from "#figures/charts/yearAxis.ts";
import { writeNumber, writeTick, writeWhole } from "#language/words/numberFormat.ts";
import type { ChartSeries, ColumnChart } from "../chart.ts";
import { areaEntry, kindEntries, keyRows } from "./key.ts";
import { kindsOf } from "./kindsOf.ts";
import { leastStep } from "./leastStep.ts";
import type { Heights, Sheet } from "./sheet.ts";

/** Narrower than this, or with more parts than this, names stand in a key. */
const [ROOM_FOR_NAMES, NAMES_BESIDE] = [560, 8];
/** A last column lower than this part of the highest has no room for names beside its parts. */
const HIGH_ENOUGH = 0.45;
/** Pixels of a key that every chart has room for. */
const ONE_ROW = keyRows([{ name: "", colour: "", mark: "area" }], 1).height;

/** Columns over years or months from one zero; hatched by how settled they are, values printed where they find room. */
export function drawColumns(chart: ColumnChart, sheet: Sheet): Drawing {
  if (chart.threshold) return strip(chart, chart.threshold, sheet);
  if (chart.soFar) return summed(chart, chart.soFar, sheet);
  return chart.stacked && chart.series.length > 1 ? stacked(chart, sheet) : sideBySide(chart, sheet);
}

/** A key of more than one row makes a chart higher, so that its columns stay as high as they are without. */
export function heightOfColumns({ stacked: isStacked, series }: ColumnChart, width: number): Heights {
  const named = isStacked && (width < ROOM_FOR_NAMES || series.length > NAMES_BESIDE) ? series.map(areaEntry) : [];
  const { height } = keyRows(named, width);
  return { least: 140, best: Math.round(Math.min(Math.max(200, width * 0.4), 340) + Math.max(0, height - ONE_ROW)) };
}

/** Months of a year: the hot ones stand out, and each is shaded by what falls into it beside. */
function strip(chart: ColumnChart, threshold: NonNullable<ColumnChart["threshold"]>, sheet: Sheet): Drawing {
  const { categories, series, behind, format } = chart;
  const months = categories.map((name, at) => {
    const part = series[0]?.values[at] ?? 0;
    return { name, part, hot: part >= threshold.value, political: behind?.values[at] ?? null };
  });
  return seasonStrip(months, sheet.width, sheet.height, {
    share: (part) => writeNumber(format, part, sheet.formats),
    hot: threshold.name,
    hotFrom: threshold.value,
    political: behind?.name ?? "",
  });
}

function summed(chart: ColumnChart, soFar: ChartSeries, { width, height, formats }: Sheet): Drawing {
  const { categories, series, format } = chart;
  const months = categories.map((name, at) => ({
    name,
    amount: series[0]?.values[at] ?? 0,
    soFar: soFar.values[at] ?? 0,
  }));
  return summedMonths(months, series[0]?.colour ?? "", width, height, {
    money: (amount) => writeWhole(format, amount, formats),
    tick: (amount) => writeTick(format, amount, formats),
  });
}

function stacked(chart: ColumnChart, { width, height, formats, kindNames }: Sheet): Drawing {
  const { categories, series, format } = chart;
  // A name beside the last column needs a part of it to stand beside.
  const sums = categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const high = (sums.at(-1) ?? 0) >= Math.max(...sums) * HIGH_ENOUGH;
  const ends = high && series.every(({ values }) => (values.at(-1) ?? 0) > 0);
  const beside = ends && width >= ROOM_FOR_NAMES && series.length <= NAMES_BESIDE;
  const key = keyRows([...(beside ? [] : series.map(areaEntry)), ...kindEntries(chart.kinds ?? [], kindNames)], width);
  const drawing = stackedYears(
    series.map(({ name, colour, values }) => ({ name, fill: colour, dollars: values })),
    width,
    height,
    {
      years: categories,
      kinds: kindsOf(chart),
      breaks: chart.breaks,
      notes: chart.notes,
      keyHeight: key.height,
      namesBeside: beside,
      labels: {
        forecast: kindNames.forecast,
        tick: (value) => writeTick(format, value, formats),
        sum: (value) => writeWhole(format, value, formats),
      },
    },
  );
  return { ...drawing, shapes: [...key.shapes, ...drawing.shapes] };
}

function sideBySide(chart: ColumnChart, { width, height, formats, kindNames }: Sheet): Drawing {
  const { categories, series, format } = chart;
  const kinds = kindsOf(chart);
  const grouped = series.length > 1 ? series : [];
  const key = keyRows([...grouped.map(areaEntry), ...kindEntries(kinds, kindNames)], width);
  const known = series.flatMap(({ values }) => values).filter((value) => value !== null);
  const highest = categories.map((_, at) => Math.max(...series.map(({ values }) => values[at] ?? 0)));
  const input = {
    width,
    height,
    // The value on the highest column stays clear of the word at the divide.
    margins: { top: key.height + (kinds.includes("forecast") ? 40 : 30), right: 0, bottom: 28 },
    keyHeight: key.height,
    years: categories,
    kinds,
    breaks: chart.breaks,
    notes: chart.notes,
    largest: Math.max(0, ...known),
    smallest: Math.min(0, ...known),
    leastStep: leastStep(format),
    labels: { forecast: kindNames.forecast, tick: (value: number) => writeTick(format, value, formats) },
  };
  const scaled = yearAxis(input);
  const written = series.map(({ values }) => values.map((value) => writeNumber(format, value, formats)));
  const broadest = Math.max(0, ...written.flat().map(textWidth));
  const breadth = Math.min(scaled.slice * 0.72, 56 * series.length) / Math.max(series.length, 1);
  const roomy = broadest <= (series.length === 1 ? scaled.slice : breadth);
  // Where every value is printed, a scale says nothing more.
  const axis = roomy ? yearAxis({ ...input, bare: true }) : scaled;
  const group = Math.min(axis.slice * 0.72, 56 * series.length);
  const column = group / Math.max(series.length, 1);
  const columns = series.flatMap(({ values, colour }, place) =>
    categories.flatMap((_, at): Shape[] => {
      const value = values[at] ?? null;
      const left = (axis.x[at] ?? 0) - group / 2 + column * place;
      const [zero, end] = [axis.y(0), value === null ? axis.y(0) : axis.y(value)];
      const [top, length] = [Math.min(zero, end), Math.abs(end - zero)];
      const wide = series.length > 1 ? column - 1 : column;
      const text = label(
        left + wide / 2,
        value !== null && value < 0 ? end + 15 : end - 6,
        written[place]?.[at] ?? "",
        {
          textAnchor: "middle",
          ...(value !== null && { fill: "var(--chart-ink)" }),
        },
      );
      if (value === null) return roomy ? [text] : [];
      const drawn: Shape = {
        tag: "rect",
        attributes: { x: pixel(left), y: pixel(top), width: pixel(wide), height: pixel(length), fill: colour },
      };
      return [drawn, ...hatch(kinds[at], left, top, wide, length), ...(roomy ? [text] : [])];
    }),
  );
  return { width, height, shapes: [...key.shapes, ...axis.shapes, ...columns], stops: yearStops(axis, highest) };
}
