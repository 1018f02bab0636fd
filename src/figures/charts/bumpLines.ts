import type { Kind } from "#domain/revisions/revision.ts";
import { type Drawing, linePath, pixel, type Point, type Shape } from "./drawing.ts";
import { nameWidth } from "./nameLines.ts";
import { linearScale, spreadLabels } from "./scale.ts";
import { label } from "./yearAxis.ts";

/** Who is ranked, with a rank for each year; null where there is none, and the line breaks. */
export interface BumpSeries {
  readonly name: string;
  /** A CSS value. */
  readonly colour: string;
  /** `own` is drawn strongest and on top, `quiet` gives context. */
  readonly weight: "own" | "named" | "quiet";
  readonly ranks: readonly (number | null)[];
}

export interface BumpFrame {
  readonly years: readonly (number | string)[];
  readonly kinds: readonly Kind[];
  /** The ranks that are drawn; lines leave the drawing beyond them. */
  readonly ranks: readonly [best: number, worst: number];
  readonly labels: {
    /** Written at the divide: "Forecast". */
    readonly forecast: string;
    readonly rank: (rank: number) => string;
  };
}

const TOP = 30;
const BOTTOM = 28;
/** Below this width the names stand at the right end alone. */
const TWO_NAMES = 760;
const NAMES_AT_MOST = 0.42;
/** Pixels from year to year below which lines that give context have no dots, and the others smaller ones. */
const ROOM_FOR_DOTS = 24;
const YEAR_ROOM = 34;

const DOTS = { own: 5.5, named: 3.5, quiet: 2.2 };
const CLOSE_DOTS = { own: 3.6, named: 2.6, quiet: 0 };

/** How high a drawing is whose ranks take so many pixels each. */
export function bumpHeight([best, worst]: BumpFrame["ranks"], row: number): number {
  return TOP + BOTTOM + (worst - best + 1) * row;
}

/** Ranks over the years, 1 at the top, each line with its rank and name at both ends; forecasts are dashed behind a labelled divide. */
export function bumpLines(series: readonly BumpSeries[], width: number, height: number, frame: BumpFrame): Drawing {
  const { years, kinds, ranks, labels } = frame;
  const [best, worst] = ranks;
  const row = (height - TOP - BOTTOM) / (worst - best + 1);
  const shown = series.map((one) => ({ ...one, ranks: one.ranks.map((rank) => within(rank, ranks)) }));
  const widest = Math.max(0, ...shown.map(({ name }) => nameWidth(name)));
  const names = Math.min(widest, width * (width < TWO_NAMES ? NAMES_AT_MOST : NAMES_AT_MOST / 2)) + 4;
  const number = nameWidth(labels.rank(worst)) + 8;
  const left = width < TWO_NAMES ? number + 4 : names + number + 6;
  const right = width - names - number - 6;
  const slice = years.length > 1 ? (right - left) / (years.length - 1) : 0;
  const x = years.map((_, at) => left + slice * at);
  const y = linearScale(best, Math.max(worst, best + 1), TOP + row / 2, height - BOTTOM - row / 2);
  const firstForecast = kinds.indexOf("forecast");

  const order = (["quiet", "named", "own"] as const).flatMap((weight) =>
    shown.filter((one) => one.weight === weight).toReversed(),
  );
  const lines = order.flatMap((one): Shape[] => {
    const points = one.ranks.map((rank, at): Point => [x[at] ?? 0, rank === null ? null : y(rank)]);
    const strokeWidth = { own: 4, named: 2, quiet: 1.2 }[one.weight];
    const radius = (slice < ROOM_FOR_DOTS ? CLOSE_DOTS : DOTS)[one.weight];
    const parts: (readonly [Point[], boolean])[] =
      firstForecast < 0
        ? [[points, false]]
        : [
            [points.slice(0, firstForecast), false],
            [points.slice(Math.max(firstForecast - 1, 0)), true],
          ];
    return [
      ...parts.map(([part, dashed]) => line(part, one.colour, strokeWidth, dashed)),
      ...points.flatMap(([cx, cy], at) =>
        cy === null || radius === 0 ? [] : [dot(cx, cy, radius, one.colour, firstForecast >= 0 && at >= firstForecast)],
      ),
    ];
  });
  const ends = (side: "left" | "right"): Shape[] => {
    const at = side === "left" ? 0 : years.length - 1;
    const named = shown.flatMap((one) => {
      const rank = one.ranks[at] ?? null;
      return rank === null ? [] : [{ ...one, rank }];
    });
    const places = spreadLabels(
      named.map(({ rank }) => y(rank)),
      14,
      TOP,
      height - BOTTOM,
    );
    return named.flatMap((one, place) => {
      const attributes = {
        fill: one.weight === "quiet" ? "var(--chart-label)" : "var(--chart-ink)",
        fontWeight: one.weight === "own" ? 700 : one.weight === "named" ? 600 : 400,
      };
      const text = cut(one.name, names);
      const line = (places[place] ?? 0) + 4;
      const rank = labels.rank(one.rank);
      if (side === "right") {
        return [
          label(right + 10 + number - 8, line, rank, { ...attributes, textAnchor: "end" }),
          label(right + 10 + number - 2, line, text, attributes),
        ];
      }
      const ranked = label(left - 10, line, rank, { ...attributes, textAnchor: "end" });
      return width < TWO_NAMES
        ? [ranked]
        : [ranked, label(left - 10 - number + 2, line, text, { ...attributes, textAnchor: "end" })];
    });
  };
  const stops = years.map((_, year) => {
    const ahead = shown.find(({ weight }) => weight === "own")?.ranks[year] ?? best;
    return { x: x[year] ?? 0, width: Math.max(slice, 24), y: y(ahead) };
  });
  const shapes = [...axis(frame, x, slice, height), ...lines, ...ends("left"), ...ends("right")];
  return { width, height, top: TOP, shapes, stops };
}

/** Names of the years, a thin line under each, and the divide before the forecast. */
function axis({ years, kinds, labels }: BumpFrame, x: readonly number[], slice: number, height: number): Shape[] {
  const every = Math.max(1, Math.ceil(YEAR_ROOM / Math.max(slice, 1)));
  const grid = years.flatMap((year, at): Shape[] => {
    const stem = {
      x1: pixel(x[at] ?? 0),
      x2: pixel(x[at] ?? 0),
      y1: TOP,
      y2: height - BOTTOM,
      stroke: "var(--chart-grid)",
    };
    const slant = kinds[at] === "forecast" ? { fontStyle: "italic" } : {};
    return [
      { tag: "line", attributes: stem },
      ...((years.length - 1 - at) % every === 0
        ? [label(x[at] ?? 0, height - 8, String(year), { textAnchor: "middle", ...slant })]
        : []),
    ];
  });
  const first = kinds.indexOf("forecast");
  if (first <= 0) return grid;
  const divide = pixel((x[first] ?? 0) - slice / 2);
  const line = {
    x1: divide,
    x2: divide,
    y1: 4,
    y2: height - BOTTOM,
    stroke: "var(--chart-axis)",
    strokeDasharray: "2 3",
  };
  return [...grid, { tag: "line", attributes: line }, label(divide + 6, 14, labels.forecast, { fontStyle: "italic" })];
}

function line(points: readonly Point[], stroke: string, strokeWidth: number, dashed: boolean): Shape {
  const dash = dashed ? { strokeDasharray: "5 4" } : {};
  return {
    tag: "path",
    attributes: { d: linePath(points), fill: "none", stroke, strokeWidth, strokeLinejoin: "round", ...dash },
  };
}

/** A forecast is an empty ring, so that it never looks like an actual. */
function dot(cx: number, cy: number, r: number, colour: string, forecast: boolean): Shape {
  const place = { cx: pixel(cx), cy: pixel(cy), r };
  return forecast
    ? { tag: "circle", attributes: { ...place, fill: "var(--chart-surface)", stroke: colour, strokeWidth: 1.6 } }
    : { tag: "circle", attributes: { ...place, fill: colour, stroke: "var(--chart-surface)", strokeWidth: 1 } };
}

function within(rank: number | null, [best, worst]: BumpFrame["ranks"]): number | null {
  return rank === null || rank < best || rank > worst ? null : rank;
}

function cut(name: string, room: number): string {
  if (nameWidth(name) <= room) return name;
  let kept = name;
  while (kept.length > 1 && nameWidth(`${kept}…`) > room) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
