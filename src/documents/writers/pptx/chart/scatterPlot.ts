import type { ScatterChart } from "../../../chart.ts";
import { numberPattern } from "../../numberPattern.ts";
import { xmlText } from "../../xmlText.ts";
import { hex, INK } from "../slideLook.ts";
import { valueAxis } from "./axisXml.ts";
import {
  CATEGORY_AXIS,
  held,
  numberReference,
  plotLayout,
  seriesName,
  solid,
  textProperties,
  VALUE_AXIS,
} from "./chartXml.ts";
import type { ChartPlace, NativeChart } from "./nativeChart.ts";

/** Diameters of points, in points of print. */
const SMALLEST = 6;
const LARGEST = 40;
/** The larger points are named; more names would lie on each other. */
const NAMED = 14;

/** Where the plot lies in its chart, so that the fields' names can be put into its corners. */
export const SCATTER_PLOT = { x: 0.085, y: 0.03, w: 0.86, h: 0.83 } as const;

/** Two measures against each other: each point a series of its own, as large as what it stands for, with lines that part the field. */
export function scatterPlot({ x, y, points, even }: ScatterChart, { locale }: ChartPlace): NativeChart {
  const [acrossPattern, upPattern] = [numberPattern(x.format, locale), numberPattern(y.format, locale)];
  const [xs, ys] = [points.map((point) => held(x.format, point.x)), points.map((point) => held(y.format, point.y))];
  // Measures that can be even have the same scale, from nothing on.
  const alike = even && { ...bounds([...xs, ...ys], 0), from: 0 };
  const across = alike ?? bounds(xs, held(x.format, x.divide));
  const up = alike ?? bounds(ys, held(y.format, y.divide));
  const largest = Math.max(...points.map(({ size }) => size), 0) || 1;
  const named = new Set(points.toSorted((a, b) => b.size - a.size).slice(0, NAMED));
  const markers = points.map((point, at) => {
    const size = Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(Math.max(0, point.size) / largest));
    return `<c:dPt><c:idx val="${at}"/>${marker(size, point.colour)}<c:bubble3D val="0"/></c:dPt>`;
  });
  const labels = points.flatMap((point, at) => (named.has(point) ? [nameLabel(at, point.name)] : []));
  const drawn = `<c:ser><c:idx val="0"/><c:order val="0"/>${seriesName(2, y.name)}<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${marker(SMALLEST, "#868e96")}${markers.join("")}<c:dLbls>${labels.join("")}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textProperties(10, INK.text)}${NOTHING}</c:dLbls><c:xVal>${numberReference(1, xs, acrossPattern)}</c:xVal><c:yVal>${numberReference(2, ys, upPattern)}</c:yVal><c:smooth val="0"/></c:ser>`;
  const divides = [
    {
      name: x.name,
      value: held(x.format, x.divide),
      line: (value: number) =>
        [
          [value, value],
          [up.from, up.to],
        ] as const,
    },
    {
      name: y.name,
      value: held(y.format, y.divide),
      line: (value: number) =>
        [
          [across.from, across.to],
          [value, value],
        ] as const,
    },
  ].flatMap(({ name, value, line }) => (value === null ? [] : [{ name, points: line(value), named: false }]));
  if (even && alike) {
    const reach = [0, alike.to] as const;
    divides.push({ name: even.name, points: [reach, reach], named: true });
  }
  const lines = divides.map(({ name, points: [horizontal, vertical], named: isNamed }, at) => {
    const place = at + 1;
    const column = 5 + at * 2;
    return `<c:ser><c:idx val="${place}"/><c:order val="${place}"/>${seriesName(column, name)}<c:spPr><a:ln w="12700">${solid("#868e96")}<a:prstDash val="dash"/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>${isNamed ? endLabel(name) : ""}<c:xVal>${numberReference(column, horizontal, acrossPattern)}</c:xVal><c:yVal>${numberReference(column + 1, vertical, upPattern)}</c:yVal><c:smooth val="0"/></c:ser>`;
  });
  const rows = points.map((point): (string | number | null)[] => [
    point.name,
    held(x.format, point.x),
    held(y.format, point.y),
    point.size,
    null,
  ]);
  divides.forEach(({ points: [horizontal, vertical] }) => {
    for (const at of [0, 1] as const) {
      const row = rows[at] ?? (rows[at] = [null, null, null, null, null]);
      row.push(horizontal[at], vertical[at]);
    }
  });
  const { x: left, y: top, w, h } = SCATTER_PLOT;
  return {
    plot: `${plotLayout(left, top, w, h)}<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${drawn}${lines.join("")}<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/></c:scatterChart>${valueAxis({ side: "b", ids: [CATEGORY_AXIS, VALUE_AXIS], pattern: acrossPattern, title: axisTitle(x), ...across, crosses: "min", scatter: true })}${valueAxis({ side: "l", ids: [VALUE_AXIS, CATEGORY_AXIS], pattern: upPattern, title: axisTitle(y), ...up, crosses: "min", scatter: true })}`,
    legend: false,
    sheet: [["", x.name, y.name, "", "", ...divides.flatMap(({ name }) => [name, ""])], ...rows],
    pattern: "General",
  };
}

const axisTitle = ({ name, unit }: ScatterChart["x"]): string =>
  unit === "" || name.includes(unit) ? name : `${name} (${unit})`;

/** Room around all points and the line that parts them. */
function bounds(values: readonly (number | null)[], divide: number | null): { from: number; to: number } {
  const all = [...values, divide].filter((value) => value !== null);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  if (!Number.isFinite(least) || !Number.isFinite(most)) return { from: 0, to: 1 };
  const room = (most - least || Math.abs(most) || 1) * 0.08;
  const from = least >= 0 && least - room < 0 ? 0 : least - room;
  return { from: round(from), to: round(most + room) };
}

const round = (value: number): number => Number(value.toPrecision(3));

function marker(size: number, colour: string): string {
  return `<c:marker><c:symbol val="circle"/><c:size val="${size}"/><c:spPr><a:solidFill><a:srgbClr val="${hex(colour)}"><a:alpha val="80000"/></a:srgbClr></a:solidFill><a:ln w="6350"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:ln></c:spPr></c:marker>`;
}

const shown = (name: 0 | 1) =>
  `<c:showLegendKey val="0"/><c:showVal val="0"/><c:showCatName val="0"/><c:showSerName val="${name}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
const NOTHING = shown(0);

/** The name of a line at its end. */
const endLabel = (name: string) => `<c:dLbls>${nameLabel(1, name, "l")}${NOTHING}</c:dLbls>`;

function nameLabel(at: number, name: string, place: "t" | "l" = "t"): string {
  return `<c:dLbl><c:idx val="${at}"/><c:tx><c:rich><a:bodyPr wrap="none"/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US" sz="1000"><a:solidFill><a:srgbClr val="${INK.text}"/></a:solidFill></a:rPr><a:t>${xmlText(name)}</a:t></a:r></a:p></c:rich></c:tx><c:dLblPos val="${place}"/>${shown(1)}</c:dLbl>`;
}
