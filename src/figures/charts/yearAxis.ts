import type { Kind } from "#domain/revisions/revision.ts";
import { type Drawing, type Margins, pixel, type Shape } from "./drawing.ts";
import { linearScale, niceTicks } from "./scale.ts";

/** What a chart over years stands on: where each year is, how high an amount is, and the lines behind the data. */
export interface YearAxis {
  /** The middle of each year's slice. */
  readonly x: readonly number[];
  /** Width of one year's slice in pixels. */
  readonly slice: number;
  readonly y: (dollars: number) => number;
  /** Grid, names of the years, and a labelled divide before the forecast. */
  readonly shapes: readonly Shape[];
}

export interface YearAxisInput {
  readonly width: number;
  readonly height: number;
  /** The left one is found from the tick labels. */
  readonly margins: Omit<Margins, "left">;
  /** Room for a key above everything, part of the top margin. */
  readonly keyHeight?: number;
  /** Years, or the names of other slices such as months. */
  readonly years: readonly (number | string)[];
  readonly kinds: readonly Kind[];
  /** The largest amount to be drawn; the scale begins at zero. */
  readonly largest: number;
  /** The smallest one where amounts fall below zero, as changes do. */
  readonly smallest?: number;
  /** A round amount below which ticks come no closer, where finer ones cannot be written: 1 for an index. */
  readonly leastStep?: number;
  /** What is known of some years, below their names. */
  readonly notes?: readonly { readonly at: number; readonly text: string }[] | undefined;
  /** Without a scale, where every amount is printed: the ground alone. */
  readonly bare?: boolean;
  /** Places of the years from which on amounts are of another definition, and what is said there. */
  readonly breaks?: { readonly at: readonly number[]; readonly name: string } | undefined;
  readonly labels: {
    /** Written at the divide: "Forecast". */
    readonly forecast: string;
    /** A round amount of the scale. */
    readonly tick: (dollars: number) => string;
  };
}

/** Pixels that the name of a year takes with some air; where slices are narrower, years go unnamed. */
const YEAR_ROOM = 34;
/** The height of what is known of years below their names, and the size of its letters. */
const [NOTES, NOTE_SIZE] = [14, 10.5];

/** Lays out years from left to right over a scale of dollars from zero. */
export function yearAxis({
  width,
  height,
  margins,
  keyHeight = 0,
  years,
  kinds,
  largest,
  smallest = 0,
  leastStep = 0,
  bare = false,
  breaks,
  notes = [],
  labels,
}: YearAxisInput): YearAxis {
  const baseline = height - margins.bottom - (notes.length > 0 ? NOTES : 0);
  const right = width - margins.right;
  const ticks = roundTicks(smallest, largest, leastStep);
  const y = linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 0, baseline, margins.top);
  const drawn = ticks.filter((tick) => tick === 0 || !bare);
  const valued = drawn.filter((tick) => tick !== 0);
  const left = bare ? 0 : Math.ceil(Math.max(...valued.map((tick) => textWidth(labels.tick(tick))), 0)) + 4;
  const slice = (right - left) / Math.max(years.length, 1);
  const x = years.map((_, at) => left + slice * (at + 0.5));

  const grid = drawn.flatMap((tick): Shape[] => [
    {
      tag: "line",
      attributes: {
        x1: 0,
        x2: right,
        y1: pixel(y(tick)),
        y2: pixel(y(tick)),
        stroke: tick === 0 ? "var(--chart-axis)" : "var(--chart-grid)",
      },
    },
    ...(tick === 0 ? [] : [label(0, y(tick) - 5, labels.tick(tick))]),
  ]);
  const widest = Math.max(YEAR_ROOM, ...years.map((year) => textWidth(String(year)) + 8));
  const every = Math.max(1, Math.ceil(widest / slice));
  const names = years.flatMap((year, at): Shape[] => {
    if ((years.length - 1 - at) % every !== 0) return [];
    // The last one stays on the drawing where its slice is narrower than itself.
    const middle = Math.min(x[at] ?? 0, width - textWidth(String(year)) / 2 - 1);
    return [label(middle, baseline + 18, String(year), { textAnchor: "middle", ...slant(kinds[at]) })];
  });

  const divide = (at: number, name: string, attributes: Shape["attributes"] = {}): Shape[] => {
    const place = left + slice * at;
    const line = { y1: keyHeight + 4, y2: baseline, stroke: "var(--chart-axis)", strokeDasharray: "2 3" };
    return [
      { tag: "line", attributes: { x1: pixel(place), x2: pixel(place), ...line } },
      label(place + 6, keyHeight + 14, name, attributes),
    ];
  };
  const firstForecast = kinds.indexOf("forecast");
  const ahead = firstForecast <= 0 ? [] : divide(firstForecast, labels.forecast, { fontStyle: "italic" });
  // Breaks close to each other, or to the forecast, are named once.
  const broken = (breaks?.at ?? []).flatMap((at, place, all) => {
    const next = [...all.slice(place + 1), ...(firstForecast > 0 ? [firstForecast] : [])].find((one) => one > at);
    const room = ((next ?? years.length) - at) * slice - 12;
    return divide(at, textWidth(breaks?.name ?? "") <= room ? (breaks?.name ?? "") : "");
  });
  // Below a year without a name a note would be read as that of its neighbour.
  const told = notes.filter(({ at }) => (years.length - 1 - at) % every === 0);
  const noted = noteLabels(told, x, baseline + 18 + NOTES, right);
  return { x, slice, y, shapes: [...grid, ...names, ...noted, ...ahead, ...broken] };
}

/** Notes that would stand on each other, or beyond the chart, are left out, the later of two. */
function noteLabels(
  notes: NonNullable<YearAxisInput["notes"]>,
  x: readonly number[],
  y: number,
  width: number,
): Shape[] {
  let end = -Infinity;
  return notes.flatMap(({ at, text }) => {
    const half = (textWidth(text) * NOTE_SIZE) / 24;
    const middle = Math.min(Math.max(x[at] ?? 0, half), width - half);
    if (middle - half < end + 6) return [];
    end = middle + half;
    return [label(middle, y, text, { textAnchor: "middle", fontSize: NOTE_SIZE })];
  });
}

/** Round amounts around zero, on both sides of it where amounts are. */
function roundTicks(smallest: number, largest: number, leastStep: number): number[] {
  const above = niceTicks(Math.max(largest, 0), 4);
  if (smallest >= 0 && leastStep === 0) return above;
  const rough = niceTicks(Math.max(largest, 0) - Math.min(smallest, 0), 5)[1] ?? 1;
  const step = Math.max(rough, leastStep);
  const from = Math.floor(Math.min(smallest, 0) / step + 1e-9);
  const to = Math.ceil(Math.max(largest, 0) / step - 1e-9);
  return Array.from({ length: to - from + 1 }, (_, at) => (from + at) * step);
}

/** The slices of all years as stops, at the height of the given amounts. */
export function yearStops(axis: YearAxis, amounts: readonly (number | null)[]): Drawing["stops"] {
  return axis.x.map((x, at) => ({ x, width: axis.slice, y: axis.y(amounts[at] ?? 0) }));
}

/** A small quiet text of a chart. */
export function label(x: number, y: number, text: string, attributes: Shape["attributes"] = {}): Shape {
  return {
    tag: "text",
    attributes: { x: pixel(x), y: pixel(y), fontSize: 12, fill: "var(--chart-label)", ...attributes },
    text,
  };
}

/** About how wide a text of 12 px is; charts are laid out without a screen to measure on. */
export function textWidth(text: string): number {
  return text.length * 6.6;
}

function slant(kind: Kind | undefined): Shape["attributes"] {
  return kind === "forecast" ? { fontStyle: "italic" } : {};
}
