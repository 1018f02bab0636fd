import { dotPlaces } from "../../../drawings/rowPlaces.ts";
import type { DotChart, DotSeries } from "../../../chart.ts";
import { numberPattern } from "../../numberPattern.ts";
import { hex } from "../slideLook.ts";
import { valueAxis } from "./axisXml.ts";
import { CATEGORY_AXIS, held, numberReference, plotLayout, seriesName, solid, VALUE_AXIS } from "./chartXml.ts";
import { type ChartPlace, type NativeChart, ROWS } from "./nativeChart.ts";

/** Half the height of the tick that stands for the nation, in rows. */
const TICK = 0.3;

/**
 * Several things on one scale: a scatter whose points lie on the lines of the categories, the first on top, and
 * a thin line from the first to the last of each. Names of the categories stand beside it.
 */
export function dotPlot(chart: DotChart, { locale }: ChartPlace): NativeChart {
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
