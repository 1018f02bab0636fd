import type { Kind } from "#domain/revisions/revision.ts";
import { areaPath, type Drawing, linePath, pixel, type Point, type Shape } from "./drawing.ts";
import { spreadLabels } from "./scale.ts";
import { label, textWidth, type YearAxisInput, yearAxis, yearStops } from "./yearAxis.ts";

/** One line over the years. */
export interface Series {
  readonly name: string;
  /** A CSS value. */
  readonly colour: string;
  readonly dollars: readonly (number | null)[];
  /** Gives context: thin, and without its name at its end. */
  readonly quiet?: boolean;
  readonly strokeWidth?: number;
}

export interface SeriesFrame {
  readonly years: readonly (number | string)[];
  readonly kinds: readonly Kind[];
  /** The area between low and high around the first line. */
  readonly band?: {
    readonly low: readonly (number | null)[];
    readonly high: readonly (number | null)[];
    readonly name?: string;
  } | null;
  /** Whether the first line has a dot for each year: full where it is settled, else hollow. */
  readonly dotted?: boolean | undefined;
  /** Room for a key above everything. */
  readonly keyHeight?: number;
  /** The colour of the area between the first two lines; none where left out. */
  readonly between?: string | undefined;
  /** See the axis. */
  readonly breaks?: YearAxisInput["breaks"];
  readonly notes?: YearAxisInput["notes"];
  /** See the axis; nothing for amounts of money. */
  readonly leastStep?: number;
  readonly labels: {
    /** Written at the divide: "Forecast". */
    readonly forecast: string;
    readonly tick: (dollars: number) => string;
  };
}

/** The part of the width that names may take; longer ones are cut, since the lines are what it is about. */
const NAMES_AT_MOST = 0.45;
/** How much wider the names of lines are than other text. */
const BOLD = 1.06;
/** What a mark in the line's color takes before its name. A color that is enough for a line is too pale for words. */
const MARK = 10;

/** Lines over the years with their names at their ends; forecasts are dashed, the first of the list lies on top. */
export function seriesLines(series: readonly Series[], width: number, height: number, frame: SeriesFrame): Drawing {
  const { years, kinds, breaks, notes, band, dotted, between, keyHeight = 0, leastStep = 0, labels } = frame;
  const loud = series.filter(({ quiet }) => !quiet);
  const names = loud.map(({ name }) => cut(name, width * NAMES_AT_MOST));
  const bandName = band?.name === undefined ? [] : [cut(band.name, width * NAMES_AT_MOST)];
  const right = Math.max(0, ...names.map((name) => MARK + textWidth(name) * BOLD), ...bandName.map(textWidth)) + 12;
  const margins = { top: keyHeight + 30, right, bottom: 28 };
  const amounts = [...series.flatMap(({ dollars }) => dollars), ...(band ? [...band.low, ...band.high] : [])];
  const [smallest, largest] = [Math.min(0, ...known(amounts)), Math.max(0, ...known(amounts))];
  const axis = yearAxis({
    width,
    height,
    margins,
    keyHeight,
    years,
    kinds,
    breaks,
    notes,
    largest,
    smallest,
    leastStep,
    labels,
  });
  const points = (dollars: readonly (number | null)[]): Point[] =>
    dollars.map((value, at) => [axis.x[at] ?? 0, value === null ? null : axis.y(value)]);

  const firstForecast = kinds.indexOf("forecast");
  const context = series.flatMap(({ quiet, dollars, colour }) => (quiet ? [line(points(dollars), colour, 1)] : []));
  const lines = loud.toReversed().flatMap(({ dollars, colour, strokeWidth = 2.2 }) => {
    const all = points(dollars);
    if (firstForecast < 0) return [line(all, colour, strokeWidth)];
    return [
      line(all.slice(0, firstForecast), colour, strokeWidth),
      line(all.slice(Math.max(firstForecast - 1, 0)), colour, strokeWidth, "5 4"),
    ];
  });
  const last = (dollars: readonly (number | null)[]) => axis.y(dollars.findLast((value) => value !== null) ?? 0);
  const places = spreadLabels(
    [...loud.map(({ dollars }) => last(dollars)), ...(band && bandName.length > 0 ? [last(band.high)] : [])],
    16,
    margins.top,
    // The names of the years below it go on where theirs begin.
    axis.y(smallest),
  );
  const ends = [...loud, ...bandName].flatMap((end, at): Shape[] => {
    const [x, y] = [width - right + 8, places[at] ?? 0];
    if (typeof end === "string") return [label(x, y + 4, end)];
    const mark: Shape = { tag: "circle", attributes: { cx: pixel(x + 3), cy: pixel(y), r: 3, fill: end.colour } };
    return [mark, label(x + MARK, y + 4, names[at] ?? "", { fill: "var(--chart-ink)", fontWeight: 600 })];
  });
  const top = years.map((_, year) => Math.max(...series.map(({ dollars }) => dollars[year] ?? 0)));
  const around = band ? areaPath(points(band.high), points(band.low)) : "";
  const area: Shape[] =
    around === "" ? [] : [{ tag: "path", attributes: { d: around, fill: loud[0]?.colour ?? "", fillOpacity: 0.16 } }];
  const [first, second] = loud;
  const apart = between && first && second ? areaPath(points(first.dollars), points(second.dollars)) : "";
  if (apart !== "") area.push({ tag: "path", attributes: { d: apart, fill: between ?? "", fillOpacity: 0.32 } });
  const dots = dotted && first ? dotsOf(points(first.dollars), kinds, first.colour) : [];
  const shapes = [...axis.shapes, ...area, ...context, ...lines, ...dots, ...ends];
  return { width, height, ...(keyHeight > 0 && { top: keyHeight }), shapes, stops: yearStops(axis, top) };
}

/** Settled years are full dots, the others hollow ones. */
function dotsOf(points: readonly Point[], kinds: readonly Kind[], stroke: string): Shape[] {
  return points.flatMap(([x, y], at): Shape[] => {
    if (y === null) return [];
    const fill = kinds[at] === "actual" ? stroke : "var(--chart-surface)";
    return [{ tag: "circle", attributes: { cx: pixel(x), cy: pixel(y), r: 3.2, fill, stroke, strokeWidth: 1.8 } }];
  });
}

function known(values: readonly (number | null)[]): number[] {
  return values.filter((value) => value !== null);
}

function line(points: readonly Point[], stroke: string, strokeWidth: number, strokeDasharray?: string): Shape {
  const dash = strokeDasharray === undefined ? {} : { strokeDasharray };
  return {
    tag: "path",
    attributes: { d: linePath(points), fill: "none", stroke, strokeWidth, strokeLinejoin: "round", ...dash },
  };
}

function cut(name: string, room: number): string {
  const letters = Math.floor(room / textWidth("x"));
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
