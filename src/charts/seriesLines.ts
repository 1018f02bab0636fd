import type { Kind } from "#domain/revisions/revision.ts";
import { areaPath, type Drawing, linePath, type Point, type Shape } from "./drawing.ts";
import { spreadLabels } from "./scale.ts";
import { label, textWidth, yearAxis, yearStops } from "./yearAxis.ts";

/** One line over the years. */
export interface Series {
  readonly name: string;
  /** A CSS value. */
  readonly colour: string;
  readonly dollars: readonly (number | null)[];
  /** Gives context: thin, and without its name at its end. */
  readonly quiet?: boolean;
}

export interface SeriesFrame {
  readonly years: readonly (number | string)[];
  readonly kinds: readonly Kind[];
  /** The area between low and high around the first line. */
  readonly band?: { readonly low: readonly (number | null)[]; readonly high: readonly (number | null)[] } | null;
  /** See the axis; nothing for amounts of money. */
  readonly leastStep?: number;
  readonly labels: {
    /** Written at the divide: "Forecast". */
    readonly forecast: string;
    readonly tick: (dollars: number) => string;
  };
}

/** The part of the width that names may take; longer ones are cut, since the lines are what it is about. */
const NAMES_AT_MOST = 0.4;

/** Lines over the years with their names at their ends; forecasts are dashed, the first of the list lies on top. */
export function seriesLines(series: readonly Series[], width: number, height: number, frame: SeriesFrame): Drawing {
  const { years, kinds, band, leastStep = 0, labels } = frame;
  const loud = series.filter(({ quiet }) => !quiet);
  const names = loud.map(({ name }) => cut(name, width * NAMES_AT_MOST));
  const right = Math.max(0, ...names.map(textWidth)) + 12;
  const margins = { top: 30, right, bottom: 28 };
  const amounts = [...series.flatMap(({ dollars }) => dollars), ...(band ? [...band.low, ...band.high] : [])];
  const [smallest, largest] = [Math.min(0, ...known(amounts)), Math.max(0, ...known(amounts))];
  const axis = yearAxis({ width, height, margins, years, kinds, largest, smallest, leastStep, labels });
  const points = (dollars: readonly (number | null)[]): Point[] =>
    dollars.map((value, at) => [axis.x[at] ?? 0, value === null ? null : axis.y(value)]);

  const firstForecast = kinds.indexOf("forecast");
  const context = series.flatMap(({ quiet, dollars, colour }) => (quiet ? [line(points(dollars), colour, 1)] : []));
  const lines = loud.toReversed().flatMap(({ dollars, colour }) => {
    const all = points(dollars);
    if (firstForecast < 0) return [line(all, colour, 2.2)];
    return [
      line(all.slice(0, firstForecast), colour, 2.2),
      line(all.slice(Math.max(firstForecast - 1, 0)), colour, 2.2, "5 4"),
    ];
  });
  const places = spreadLabels(
    loud.map(({ dollars }) => axis.y(dollars.findLast((value) => value !== null) ?? 0)),
    16,
    margins.top,
    height - margins.bottom,
  );
  const ends = loud.map(({ colour }, at) =>
    label(width - right + 8, (places[at] ?? 0) + 4, names[at] ?? "", { fill: colour, fontWeight: 600 }),
  );
  const top = years.map((_, year) => Math.max(...series.map(({ dollars }) => dollars[year] ?? 0)));
  const around = band ? areaPath(points(band.high), points(band.low)) : "";
  const area: Shape[] =
    around === "" ? [] : [{ tag: "path", attributes: { d: around, fill: loud[0]?.colour ?? "", fillOpacity: 0.16 } }];
  const shapes = [...axis.shapes, ...area, ...context, ...lines, ...ends];
  return { width, height, shapes, stops: yearStops(axis, top) };
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
