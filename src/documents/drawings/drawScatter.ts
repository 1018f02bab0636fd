import { type Drawing, pixel, type Shape, type Stop } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { type Box, placeLabels } from "#figures/charts/placeLabels.ts";
import { linearScale } from "#figures/charts/scale.ts";
import { clamp, type Span, spread, ticksIn } from "#figures/charts/span.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { writeTick } from "#language/words/numberFormat.ts";
import { type FieldNames, fieldNames, type ScatterChart } from "../chart.ts";
import { leastStep } from "./leastStep.ts";
import type { Sheet } from "./sheet.ts";

const LARGEST = 24;
/** On a phone a tenth of the width would be one bubble: they shrink with the drawing, so that points beside each other stay two. */
const WIDTHS_OF_LARGEST = 28;
const LARGEST_AT_LEAST = 9;
const SMALLEST = 3;
const CORNER = 24;
/** A pointer finds no smaller point. */
const LEAST_STOP = 12;
const LABELS = 20;
/** Narrower than this, what lies below shows through more, and fewer are named. */
const [NARROW, NARROW_LABELS] = [520, 6];

/** Bubbles on a plane of two measures, parted into named fields; the largest are named where names find room. */
export function drawScatter(chart: ScatterChart, { width, height, formats }: Sheet): Drawing {
  const { x: across, y: up, points, even } = chart;
  const spanOfEither = even ? evenSpan(points) : null;
  const spanX =
    spanOfEither ??
    spanOf(
      points.map(({ x }) => x),
      across,
    );
  const spanY =
    spanOfEither ??
    spanOf(
      points.map(({ y }) => y),
      up,
    );
  const ticksY = ticksIn(spanY, rounder(up));
  const tickTexts = ticksY.map((value) => writeTick(up.format, value, formats));
  const largest = Math.min(Math.max(width / WIDTHS_OF_LARGEST, LARGEST_AT_LEAST), LARGEST);
  const frame: Box = {
    left: Math.max(24, ...tickTexts.map(textWidth)) + 10,
    right: width - 2,
    top: 26,
    bottom: height - 44,
  };
  const x = linearScale(...spanX, frame.left + largest, frame.right - largest);
  const y = linearScale(...spanY, frame.bottom - largest - CORNER, frame.top + largest + CORNER);
  const most = Math.max(...points.map(({ size }) => size), 1e-9);
  const bubbles = points
    .map((point, at) => ({
      id: String(at),
      text: point.name,
      colour: point.colour,
      own: point.own === true,
      x: x(clamp(point.x, spanX)),
      y: y(clamp(point.y, spanY)),
      r: Math.max(Math.sqrt(Math.max(point.size, 0) / most) * largest, SMALLEST),
      beyond: point.x !== clamp(point.x, spanX) || point.y !== clamp(point.y, spanY),
    }))
    .toSorted((a, b) => b.r - a.r);
  const corners = cornersOf(fieldNames(chart), frame);
  const line = even && evenLine(even.name, spanX, x, y);
  const names = placeLabels(
    // One's own has a name wherever it stands.
    bubbles
      .toSorted((a, b) => Number(b.own) - Number(a.own) || b.r - a.r)
      .slice(0, width < NARROW ? NARROW_LABELS : LABELS),
    frame,
    [...corners.map(({ box }) => box), ...(line ? [line.taken] : [])],
    bubbles,
  );

  const rule = (attributes: Shape["attributes"]): Shape => ({ tag: "line", attributes });
  const divides: Shape[] = [
    ...(across.divide === null
      ? []
      : [
          rule({
            x1: pixel(x(across.divide)),
            x2: pixel(x(across.divide)),
            y1: frame.top,
            y2: frame.bottom,
            stroke: "var(--chart-axis)",
          }),
        ]),
    ...(up.divide === null
      ? []
      : [
          rule({
            x1: frame.left,
            x2: frame.right,
            y1: pixel(y(up.divide)),
            y2: pixel(y(up.divide)),
            stroke: "var(--chart-axis)",
          }),
        ]),
  ];
  const ticks = [
    ...ticksIn(spanX, rounder(across)).map((value) =>
      label(x(value), frame.bottom + 18, writeTick(across.format, value, formats), { textAnchor: "middle" }),
    ),
    ...ticksY.map((value, at) => label(frame.left - 8, y(value) + 4, tickTexts[at] ?? "", { textAnchor: "end" })),
  ];
  const edges: Shape[] = [
    rule({ x1: frame.left, x2: frame.right, y1: frame.bottom, y2: frame.bottom, stroke: "var(--chart-grid)" }),
    rule({ x1: frame.left, x2: frame.left, y1: frame.top, y2: frame.bottom, stroke: "var(--chart-grid)" }),
  ];
  const shapes: Shape[] = [
    ...edges,
    ...divides,
    ...(line?.shapes ?? []),
    ...ticks,
    label(frame.right, height - 6, axisName(across), { textAnchor: "end" }),
    label(0, 12, axisName(up)),
    ...bubbles.map(
      ({ x: cx, y: cy, r, colour, beyond }): Shape => ({
        tag: "circle",
        attributes: {
          cx: pixel(cx),
          cy: pixel(cy),
          r: pixel(r),
          fill: colour,
          fillOpacity: beyond ? 0.25 : width < NARROW ? 0.35 : 0.6,
          stroke: colour,
          ...(beyond && { strokeDasharray: "3 2" }),
        },
      }),
    ),
    ...corners.map(({ text, at, height: line, anchor }) =>
      label(at, line, text, { textAnchor: anchor, fontWeight: 600, fontSize: 13 }),
    ),
    ...names.map(({ id, text, x: at, y: line, anchor }) =>
      label(at, line + 4, text, {
        textAnchor: anchor,
        ...(points[Number(id)]?.own && { fontWeight: 600 }),
        fill: "var(--chart-ink)",
        stroke: "var(--chart-surface)",
        strokeWidth: 3,
        paintOrder: "stroke",
      }),
    ),
  ];
  const stops = points.map((_, at): Stop => {
    const bubble = bubbles.find(({ id }) => id === String(at));
    const across = Math.max((bubble?.r ?? 0) * 2, LEAST_STOP);
    return { x: bubble?.x ?? 0, y: bubble?.y ?? 0, width: across, height: across, round: true };
  });
  return { width, height, shapes, stops };
}

type ScatterAxis = ScatterChart["x"];

/** The name and the unit, which is not said twice. */
function axisName({ name, unit }: ScatterAxis): string {
  return unit === "" || name.includes(unit) ? name : `${name}, ${unit}`;
}

function spanOf(values: readonly number[], { divide, format }: ScatterAxis): Span {
  const middle = divide ?? values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [from, to] = spread(values, middle, leastStep(format) * 3 || (format.kind === "money" ? 1000 : 0.01));
  // What cannot be less than nothing has no scale below it.
  return values.every((value) => value >= 0) && middle >= 0 ? [Math.max(from, 0), to] : [from, to];
}

function rounder({ format }: ScatterAxis): (step: number) => number {
  const least = leastStep(format);
  return (step) => (least > 0 ? Math.max(Math.floor(step), least) : step);
}

interface Corner {
  readonly text: string;
  readonly at: number;
  readonly height: number;
  readonly anchor: "start" | "end";
  readonly box: Box;
}

function cornersOf(fields: FieldNames | null, { left, right, top, bottom }: Box): Corner[] {
  const corners = (fields ?? []).map((text, place): Corner => {
    const [onRight, below] = [place === 0 || place === 3, place >= 2];
    const wide = nameWidth(text) * 1.1 + 12;
    const start = onRight ? right - wide : left;
    const over = below ? bottom - CORNER - 4 : top;
    return {
      text,
      at: onRight ? right - 6 : left + 8,
      height: below ? bottom - 10 : top + 16,
      anchor: onRight ? "end" : "start",
      box: { left: start, right: start + wide, top: over, bottom: over + CORNER + 4 },
    };
  });
  return corners.filter(({ text }) => text !== "");
}

/** Both measures from nothing to the largest of either, so that the line on which they are even parts the field in the middle. */
function evenSpan(points: ScatterChart["points"]): Span {
  return [0, Math.max(0.01, ...points.flatMap(({ x, y }) => [x, y]))];
}

interface EvenLine {
  readonly shapes: readonly Shape[];
  /** Where its name stands: no other name is put there. */
  readonly taken: Box;
}

const LINE = 18;

/** The line from one end of the span to the other, its name at the upper end. */
function evenLine(
  name: string,
  [from, to]: Span,
  x: (value: number) => number,
  y: (value: number) => number,
): EvenLine {
  const [right, top] = [x(to), y(to)];
  return {
    shapes: [
      {
        tag: "line",
        attributes: {
          x1: pixel(x(from)),
          y1: pixel(y(from)),
          x2: pixel(right),
          y2: pixel(top),
          stroke: "var(--chart-axis)",
          strokeDasharray: "4 3",
        },
      },
      label(right - 6, top - 5, name, { textAnchor: "end" }),
    ],
    taken: { left: right - textWidth(name) - 12, right, top: top - LINE, bottom: top },
  };
}
