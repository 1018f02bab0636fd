import { spreadLabels } from "#figures/charts/scale.ts";
import type { Chart, DotChart, DotSeries, LineChart, LineSeries } from "../../../chart.ts";
import { dotPlaces } from "../../../drawings/rowPlaces.ts";
import { numberPattern } from "../../numberPattern.ts";
import { writerWords } from "../../writerWords.ts";
import { xmlText } from "../../xmlText.ts";
import { hex, INK, textWidth } from "../slideLook.ts";
import { categoryAxis, roundTicks, valueAxis } from "./axisXml.ts";
import { barPlot, pyramidPlot, treePlot } from "./barPlot.ts";
import {
  CATEGORY_AXIS,
  held,
  numberReference,
  plotLayout,
  seriesName,
  solid,
  textProperties,
  textReference,
  VALUE_AXIS,
} from "./chartXml.ts";
import { columnPlot, sharePlot } from "./columnPlot.ts";
import { type ChartPlace, type NativeChart, ROWS } from "./nativeChart.ts";
import { scatterPlot } from "./scatterPlot.ts";

/** A chart that Office draws itself; `name` is what its single series is called. A grid of values is a table there, a map its largest areas, and each panel a chart of its own. */
export function nativeChartOf(
  chart: Exclude<Chart, { kind: "heat" | "map" | "panels" }>,
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

/** Half the height of the tick that stands for the nation, in rows. */
const TICK = 0.3;

/**
 * Several things on one scale: a scatter whose points lie on the lines of the categories, the first on top, and
 * a thin line from the first to the last of each. Names of the categories stand beside it.
 */
function dotPlot(chart: DotChart, { locale }: ChartPlace): NativeChart {
  const { categories, series, format } = chart;
  const pattern = numberPattern(format, locale);
  const lines = categories.map((_, at) => categories.length - at);
  const values = series.map((one) => one.values.map((value) => held(format, value)));
  // From the first to the last point of each line, with nothing between two of them.
  const spans = categories.flatMap((_, row): [number | null, number | null][] => {
    const known = values.flatMap((own) => own[row] ?? []);
    const line = lines[row] ?? null;
    return known.length < 2
      ? []
      : [
          [Math.min(...known), line],
          [Math.max(...known), line],
          [Math.max(...known), null],
        ];
  });
  const drawn = series.map((one, at) => {
    const own = values[at] ?? [];
    const look = one.shape === "nation" ? `${NO_MARKER}${tickBars(one.colour)}` : marker(one);
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${seriesName(at + 1, one.name)}<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${look}<c:xVal>${numberReference(at + 1, own, pattern)}</c:xVal><c:yVal>${numberReference(series.length + 1, lines, "General")}</c:yVal><c:smooth val="0"/></c:ser>`;
  });
  const ticks = dotPlaces(chart).ticks.flatMap(({ value }) => held(format, value) ?? []);
  const [spanAcross, spanDown] = [0, 1].map((side) => spans.map((point) => point[side] ?? null));
  const spanned = `<c:ser><c:idx val="${series.length}"/><c:order val="${series.length}"/><c:spPr><a:ln w="19050"><a:solidFill><a:srgbClr val="B4BDC8"/></a:solidFill></a:ln></c:spPr>${NO_MARKER}<c:xVal>${numberReference(series.length + 2, spanAcross ?? [], pattern)}</c:xVal><c:yVal>${numberReference(series.length + 3, spanDown ?? [], "General")}</c:yVal><c:smooth val="0"/></c:ser>`;
  // The own points are drawn last and lie on top.
  const plot = `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${spanned}${drawn.toReversed().join("")}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:scatterChart>`;
  const across = valueAxis({
    side: "b",
    ids: [CATEGORY_AXIS, VALUE_AXIS],
    pattern,
    from: 0,
    to: ticks.at(-1) ?? null,
    step: ticks[1] ?? null,
    grid: true,
    crosses: "min",
    scatter: true,
  });
  const down = valueAxis({
    side: "l",
    ids: [VALUE_AXIS, CATEGORY_AXIS],
    pattern: "General",
    from: 0.5,
    to: categories.length + 0.5,
    hidden: true,
    crosses: "min",
    scatter: true,
  });
  return {
    plot: `${plotLayout(0.02, ROWS.top, 0.95, ROWS.high)}${plot}${across}${down}`,
    legend: false,
    sheet: [
      ["", ...series.map(({ name }) => name), "", "", ""],
      ...Array.from({ length: Math.max(categories.length, spans.length) }, (_, row) => [
        categories[row] ?? null,
        ...values.map((own) => own[row] ?? null),
        lines[row] ?? null,
        ...(spans[row] ?? [null, null]),
      ]),
    ],
    pattern,
  };
}

const NO_MARKER = '<c:marker><c:symbol val="none"/></c:marker>';

function marker({ shape, colour }: DotSeries): string {
  const symbol = shape === "own" ? "circle" : shape;
  return `<c:marker><c:symbol val="${symbol}"/><c:size val="${shape === "own" ? 11 : 9}"/><c:spPr>${solid(colour)}<a:ln><a:noFill/></a:ln></c:spPr></c:marker>`;
}

/** An upright line around each point. */
const tickBars = (colour: string): string =>
  `<c:errBars><c:errDir val="y"/><c:errBarType val="both"/><c:errValType val="fixedVal"/><c:noEndCap val="1"/><c:val val="${TICK}"/><c:spPr><a:ln w="34925" cap="flat"><a:solidFill><a:srgbClr val="${hex(colour)}"/></a:solidFill></a:ln></c:spPr></c:errBars>`;

const [NAME_POINTS, SMALL_POINTS] = [12, 8];
const TOP = 0.02;
const HIGH = 0.88;

/** Names of the lines that tell how far a value may be off. */
interface BandNames {
  readonly low: string;
  readonly high: string;
}

/** Lines with their names at their ends; forecasts are dashed. Ranks have the best on top. */
function linePlot(
  chart: LineChart,
  names: BandNames,
  { locale, width, height, reach, small }: ChartPlace,
): NativeChart {
  const { categories, format, ranks, window, band } = chart;
  const pattern = numberPattern(format, locale);
  const [first] = chart.series;
  const bounds: LineSeries[] =
    band && first
      ? [
          { name: names.high, colour: first.colour, values: band.high },
          { name: names.low, colour: first.colour, values: band.low },
        ]
      : [];
  const series: readonly LineSeries[] = [...chart.series, ...bounds];
  const values = series.map((one) => one.values.map((value) => held(format, value)));
  const all = values.flat().filter((value) => value !== null);
  const most = Math.max(...all, 0, reach?.[1] ?? 0);
  const ticks = roundTicks(most);
  const [low, high] = ranks
    ? [window?.[0] ?? 1, Math.max((window?.[0] ?? 1) + 1, window?.[1] ?? most)]
    : [Math.min(0, ...all), ticks.at(-1) ?? (most || 1)];
  const place = (value: number) =>
    TOP + HIGH * (ranks ? (value - low) / (high - low) : 1 - (value - low) / (high - low || 1));
  const longest = Math.max(
    ...series.filter(({ weight }) => ranks || weight !== "quiet").map(({ name }) => textWidth(name, NAME_POINTS)),
    0.5,
  );
  const right = small ? 0.02 : Math.min(0.3, (longest + 0.3) / width);
  const left = (ranks ? 0.45 : small ? 0.55 : 0.8) / width;
  const ends = values.map((own) => own.findLastIndex((value) => value !== null));
  const wanted = values.map((own, at) => place(own[ends[at] ?? -1] ?? low));
  const spread = spreadLabels(wanted, (NAME_POINTS * 1.25) / 72 / height, TOP, TOP + HIGH);

  const drawn = series.map((one, at) => {
    const isBound = at >= chart.series.length;
    const end = ends[at] ?? -1;
    const stroke = (dashed: boolean) =>
      `<a:ln w="${isBound || one.weight === "quiet" ? 12700 : 28575}" cap="rnd">${solid(one.colour)}${isBound ? '<a:prstDash val="sysDot"/>' : dashed ? '<a:prstDash val="sysDash"/>' : ""}<a:round/></a:ln>`;
    const marker =
      ranks && !isBound
        ? `<c:marker><c:symbol val="circle"/><c:size val="7"/><c:spPr>${solid(one.colour)}<a:ln>${solid(one.colour)}</a:ln></c:spPr></c:marker>`
        : '<c:marker><c:symbol val="none"/></c:marker>';
    const forecasts = isBound
      ? []
      : categories.flatMap((_, point) => (chart.kinds?.[point] === "forecast" ? [point] : []));
    const points = forecasts.map(
      (point) => `<c:dPt><c:idx val="${point}"/>${marker}<c:bubble3D val="0"/><c:spPr>${stroke(true)}</c:spPr></c:dPt>`,
    );
    const moved = (spread[at] ?? 0) - (wanted[at] ?? 0);
    return `<c:ser><c:idx val="${at}"/><c:order val="${at}"/>${seriesName(at + 1, one.name)}<c:spPr>${stroke(false)}</c:spPr>${marker}${points.join("")}${small || (one.weight === "quiet" && !ranks) ? "" : endLabel(end, one, moved)}<c:cat>${textReference(0, categories)}</c:cat><c:val>${numberReference(at + 1, values[at] ?? [], pattern)}</c:val><c:smooth val="0"/></c:ser>`;
  });
  const letters = small ? { points: SMALL_POINTS } : {};
  const valueLook = ranks
    ? { from: low, to: high, step: 1, reversed: true, pattern: "0", grid: false }
    : {
        from: low < 0 ? null : 0,
        to: low < 0 ? null : (ticks.at(-1) ?? null),
        step: ticks[1] ?? null,
        pattern,
        grid: true,
      };
  return {
    plot: `${plotLayout(left, TOP, 1 - left - right, HIGH)}<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${drawn.join("")}<c:marker val="1"/><c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:lineChart>${categoryAxis({ side: "b", ...letters }, ranks ? "max" : "autoZero")}${valueAxis({ side: "l", ...letters, ...valueLook })}`,
    legend: false,
    sheet: [
      ["", ...series.map(({ name }) => name)],
      ...categories.map((name, row) => [name, ...values.map((own) => own[row] ?? null)]),
    ],
    pattern: ranks ? "0" : pattern,
  };
}

/** The series' name beside its last value, moved up or down where names would stand on each other. */
function endLabel(end: number, { name, colour, weight }: LineSeries, moved: number): string {
  const nothing =
    '<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>';
  if (end < 0) return "";
  const layout =
    Math.abs(moved) < 0.002
      ? ""
      : `<c:layout><c:manualLayout><c:x val="0.004"/><c:y val="${moved.toFixed(4)}"/></c:manualLayout></c:layout>`;
  const ink = weight === "quiet" ? INK.quiet : hex(colour);
  const text = `<c:tx><c:rich><a:bodyPr wrap="none"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US" sz="${NAME_POINTS * 100}" b="1"><a:solidFill><a:srgbClr val="${ink}"/></a:solidFill></a:rPr><a:t>${xmlText(name)}</a:t></a:r></a:p></c:rich></c:tx>`;
  return `<c:dLbls><c:dLbl><c:idx val="${end}"/>${layout}${text}<c:dLblPos val="r"/><c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="1"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbl>${textProperties(NAME_POINTS, INK.text)}${nothing}</c:dLbls>`;
}
