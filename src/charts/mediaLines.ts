import type { MediaYears } from "#domain/summary/sections.ts";
import { mediumColour } from "./colours.ts";
import { type Drawing, linePath, type Margins, pixel, type Point, type Shape } from "./drawing.ts";
import { linearScale, niceTicks, spreadLabels } from "./scale.ts";
import { yearAxis, yearStops } from "./yearAxis.ts";

export interface MediaLinesLabels {
  readonly forecast: string;
  medium(id: string): string;
  money(dollars: number): string;
}

/** How many media are drawn in colour and by name; more would be noise, and the table twin has them all. */
const NAMED = 6;

/** The media that a chart of this section names: the largest of the last year, in that order. */
export function namedMedia(section: MediaYears): string[] {
  return section.rows
    .filter((row) => row.level === "medium")
    .map((row) => ({ id: row.id, last: row.dollars.findLast((dollars) => dollars !== null) ?? 0 }))
    .sort((a, b) => b.last - a.last)
    .slice(0, NAMED)
    .map(({ id }) => id);
}

/** Each medium over the years: the largest in their colours with their names at the end, the others in grey. */
export function mediaLines(section: MediaYears, width: number, height: number, labels: MediaLinesLabels): Drawing {
  const media = section.rows.filter((row) => row.level === "medium");
  const named = namedMedia(section);
  const margins: Margins = { top: 30, right: width < 520 ? 96 : 150, bottom: 28, left: 0 };
  const largest = Math.max(0, ...media.flatMap(({ dollars }) => dollars.map((value) => value ?? 0)));
  const ticks = niceTicks(largest, 4);
  const y = linearScale(0, ticks.at(-1)!, height - margins.bottom, margins.top);
  const axis = yearAxis({
    width,
    height,
    margins,
    years: section.years,
    kinds: section.kinds,
    ticks: ticks.map((tick) => ({ y: y(tick), label: labels.money(tick) })),
    forecastLabel: labels.forecast,
  });
  const points = (dollars: readonly (number | null)[]): Point[] =>
    dollars.map((value, at) => [axis.x[at]!, value === null ? null : y(value)]);
  const forecast = section.kinds.indexOf("forecast");

  const quiet = media
    .filter(({ id }) => !named.includes(id))
    .map(({ dollars }): Shape => line(linePath(points(dollars)), "var(--chart-quiet)", 1));
  const loud = named.flatMap((id) => {
    const all = points(media.find((row) => row.id === id)?.dollars ?? []);
    if (forecast < 0) return [line(linePath(all), mediumColour(id), 2.2)];
    return [
      line(linePath(all.slice(0, forecast)), mediumColour(id), 2.2),
      line(linePath(all.slice(Math.max(forecast - 1, 0))), mediumColour(id), 2.2, "5 4"),
    ];
  });

  const ends = named.map((id) => {
    const last = media.find((row) => row.id === id)?.dollars.findLast((dollars) => dollars !== null) ?? 0;
    return { id, y: y(last) };
  });
  const places = spreadLabels(
    ends.map((end) => end.y),
    16,
    margins.top,
    height - margins.bottom,
  );
  const names = ends.map(
    ({ id }, at): Shape => ({
      tag: "text",
      attributes: {
        x: width - margins.right + 8,
        y: pixel(places[at]! + 4),
        fill: mediumColour(id),
        fontSize: 12,
        fontWeight: 600,
      },
      text: labels.medium(id),
    }),
  );
  const top = section.years.map((_, year) => Math.min(...media.map(({ dollars }) => y(dollars[year] ?? 0))));
  return { width, height, shapes: [...axis.shapes, ...quiet, ...loud, ...names], stops: yearStops(axis, top) };
}

function line(d: string, stroke: string, strokeWidth: number, strokeDasharray?: string): Shape {
  return {
    tag: "path",
    attributes: {
      d,
      fill: "none",
      stroke,
      strokeWidth,
      strokeLinejoin: "round",
      ...(strokeDasharray && { strokeDasharray }),
    },
  };
}
