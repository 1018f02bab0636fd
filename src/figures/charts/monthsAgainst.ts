import { roleColour } from "./colours.ts";
import { type Drawing, pixel, type Shape } from "./drawing.ts";
import { hatch } from "./kinds.ts";
import { linearScale, niceTicks } from "./scale.ts";
import { label, textWidth } from "./yearAxis.ts";

/** One month of a plan or of what was sold. */
export interface ChartMonth {
  /** 1–12. */
  readonly month: number;
  /** The column; null draws none. */
  readonly dollars: number | null;
  /** What the column is held against: a line across the month; null draws none. */
  readonly against: number | null;
  /** Drawn with stripes: a month that is harder than others. */
  readonly striped: boolean;
}

export interface MonthsLabels {
  readonly month: (month: number) => string;
  readonly tick: (dollars: number) => string;
}

const BOTTOM = 28;
const TOP = 20;

/** Twelve months of one's own as columns, each with a line that says what it is held against; quarters stand a little apart. */
export function monthsAgainst(
  months: readonly ChartMonth[],
  width: number,
  height: number,
  labels: MonthsLabels,
): Drawing {
  const baseline = height - BOTTOM;
  const ticks = niceTicks(Math.max(...months.flatMap(({ dollars, against }) => [dollars ?? 0, against ?? 0])), 4);
  const y = linearScale(0, ticks.at(-1) ?? 0, baseline, TOP);
  const left = Math.max(...ticks.slice(1).map((tick) => textWidth(labels.tick(tick))), 0) + 4;
  const gap = width < 480 ? 4 : 16;
  const slice = (width - left - 3 * gap) / 12;
  const x = months.map(({ month }) => left + slice * (month - 0.5) + gap * Math.floor((month - 1) / 3));

  const shapes = months.flatMap(({ month, dollars, against, striped }, at): Shape[] => {
    const middle = x[at] ?? 0;
    const [start, size] = [middle - slice * 0.36, slice * 0.72];
    const top = y(dollars ?? 0);
    const column = { x: pixel(start), width: pixel(size), y: pixel(top), height: pixel(baseline - top) };
    return [
      ...(dollars === null ? [] : [{ tag: "rect", attributes: { ...column, fill: roleColour("own") } } as const]),
      ...(striped && dollars ? hatch("forecast", start, top, size, baseline - top) : []),
      ...(against === null ? [] : [across(middle, slice * 0.46, y(against))]),
      ...(slice < 30 && (month - 1) % 3 !== 0
        ? []
        : [label(middle, baseline + 18, labels.month(month), { textAnchor: "middle" })]),
    ];
  });
  const stops = months.map(({ dollars }, at) => ({ x: x[at] ?? 0, width: slice, y: y(dollars ?? 0) }));
  return { width, height, shapes: [...grid(ticks, y, width, labels), ...shapes], stops };
}

function across(middle: number, reach: number, y: number): Shape {
  const place = { x1: pixel(middle - reach), x2: pixel(middle + reach), y1: pixel(y), y2: pixel(y) };
  return { tag: "line", attributes: { ...place, stroke: roleColour("nation"), strokeWidth: 2 } };
}

function grid(ticks: readonly number[], y: (dollars: number) => number, width: number, labels: MonthsLabels): Shape[] {
  return ticks.flatMap((tick, at): Shape[] => {
    const place = { x1: 0, x2: width, y1: pixel(y(tick)), y2: pixel(y(tick)) };
    const line = { ...place, stroke: at === 0 ? "var(--chart-axis)" : "var(--chart-grid)" };
    return [{ tag: "line", attributes: line }, ...(at === 0 ? [] : [label(0, y(tick) - 5, labels.tick(tick))])];
  });
}
