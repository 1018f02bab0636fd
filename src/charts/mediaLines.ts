import type { MediaYears } from "#domain/summary/sections.ts";
import { mediumColour } from "./colours.ts";
import { type Drawing, linePath, type Point, type Shape } from "./drawing.ts";
import { spreadLabels } from "./scale.ts";
import { label, textWidth, yearAxis, yearStops } from "./yearAxis.ts";

export interface MediaLinesLabels {
  readonly forecast: string;
  readonly medium: (id: string) => string;
  readonly tick: (dollars: number) => string;
}

/** How many media are drawn in colour and by name; more would be noise, and the table twin has them all. */
const NAMED = 6;

/** Each medium over the years: the largest in their colours with their names at the end, the others in grey. */
export function mediaLines(section: MediaYears, width: number, height: number, labels: MediaLinesLabels): Drawing {
  const media = section.rows
    .filter(({ level }) => level === "medium")
    .map(({ id, dollars }) => ({ id, dollars, last: dollars.findLast((value) => value !== null) ?? 0 }))
    .toSorted((a, b) => b.last - a.last);
  const [named, others] = [media.slice(0, NAMED), media.slice(NAMED)];
  const right = Math.max(0, ...named.map(({ id }) => textWidth(labels.medium(id)))) + 12;
  const margins = { top: 30, right, bottom: 28 };
  const largest = Math.max(0, ...media.flatMap(({ dollars }) => dollars.map((value) => value ?? 0)));
  const axis = yearAxis({ width, height, margins, years: section.years, kinds: section.kinds, largest, labels });
  const points = (dollars: readonly (number | null)[]): Point[] =>
    dollars.map((value, at) => [axis.x[at] ?? 0, value === null ? null : axis.y(value)]);

  const firstForecast = section.kinds.indexOf("forecast");
  const quiet = others.map(({ dollars }) => line(points(dollars), "var(--chart-quiet)", 1));
  const loud = named.toReversed().flatMap(({ id, dollars }) => {
    const all = points(dollars);
    if (firstForecast < 0) return [line(all, mediumColour(id), 2.2)];
    return [
      line(all.slice(0, firstForecast), mediumColour(id), 2.2),
      line(all.slice(Math.max(firstForecast - 1, 0)), mediumColour(id), 2.2, "5 4"),
    ];
  });
  const places = spreadLabels(
    named.map(({ last }) => axis.y(last)),
    16,
    margins.top,
    height - margins.bottom,
  );
  const names = named.map(({ id }, at) =>
    label(width - right + 8, (places[at] ?? 0) + 4, labels.medium(id), { fill: mediumColour(id), fontWeight: 600 }),
  );
  const top = section.years.map((_, year) => Math.max(...media.map(({ dollars }) => dollars[year] ?? 0)));
  return { width, height, shapes: [...axis.shapes, ...quiet, ...loud, ...names], stops: yearStops(axis, top) };
}

function line(points: readonly Point[], stroke: string, strokeWidth: number, strokeDasharray?: string): Shape {
  const dash = strokeDasharray === undefined ? {} : { strokeDasharray };
  return {
    tag: "path",
    attributes: { d: linePath(points), fill: "none", stroke, strokeWidth, strokeLinejoin: "round", ...dash },
  };
}
