import type { ForecastByMedia, ForecastYear } from "#domain/spending/sections.ts";
import { type ColourRole, roleColour } from "./colours.ts";
import { areaPath, type Drawing, linePath, pixel, type Point, type Shape } from "./drawing.ts";
import { endText, forecastKey, type LineEnd } from "./forecastKey.ts";
import { spreadLabels } from "./scale.ts";
import { label, textWidth, type YearAxis, yearAxis, yearStops } from "./yearAxis.ts";

export interface ForecastLabels {
  readonly forecast: string;
  readonly total: string;
  readonly core: string;
  readonly digital: string;
  readonly traditional: string;
  readonly political: string;
  readonly range: string;
  readonly money: (dollars: number) => string;
  readonly tick: (dollars: number) => string;
}

/** Below this width the lines are named in a key above the plot: beside their ends there is no room, and over them no clear ground. */
const NARROW = 560;

/** The lines of the chart from the heaviest to the lightest. */
const LINES = [
  { key: "total", role: "own", strokeWidth: 2.5 },
  { key: "core", role: "political", strokeWidth: 1.5 },
  { key: "digital", role: "digital", strokeWidth: 1.5 },
  { key: "traditional", role: "traditional", strokeWidth: 1.5 },
] as const satisfies readonly Line[];

/** The lines where there is no total: parts of a whole. */
const PARTS = [
  { key: "digital", role: "digital", strokeWidth: 2.5 },
  { key: "traditional", role: "traditional", strokeWidth: 2.5 },
  { key: "political", role: "political", strokeWidth: 1.5 },
] as const satisfies readonly Line[];

interface Line {
  readonly key: keyof ForecastLabels & keyof ForecastYear;
  readonly role: ColourRole;
  readonly strokeWidth: number;
}

/**
 * The whole market year by year: the total with its range, the core below it (what lies between the two is political
 * money), and the two groups of media. Where no year has a total, the amounts are parts of one: digital, traditional and
 * political. Forecast years are dashed.
 */
export function forecastLines(
  { years }: ForecastByMedia,
  width: number,
  height: number,
  labels: ForecastLabels,
): Drawing {
  const counted = years.some(({ core, total }) => core !== null && total !== null && total > core);
  const whole = years.some(({ total }) => total !== null);
  const lines: readonly Line[] = whole ? LINES.filter(({ key }) => key !== "core" || counted) : knownParts(years);
  const [lead] = lines;
  const last = years.at(-1);
  const ends: LineEnd[] = lines.map(({ key, role, strokeWidth }) => ({
    at: last?.[key] ?? null,
    text: `${labels[key]} ${labels.money(last?.[key] ?? 0)}`,
    colour: roleColour(role),
    strokeWidth,
  }));
  ends.push({ at: last?.kind === "forecast" ? last.high : null, text: labels.range, colour: null, strokeWidth: 10 });
  const narrow = width < NARROW;
  const key = narrow ? forecastKey(ends, width, String(last?.year ?? "")) : { shapes: [], height: 0 };
  const right = narrow ? 8 : Math.max(...ends.map(({ text }) => textWidth(text))) + 12;
  const margins = { top: 30 + key.height, right, bottom: 28 };
  const axis = yearAxis({
    width,
    height,
    margins,
    keyHeight: key.height,
    years: years.map(({ year }) => year),
    kinds: years.map(({ kind }) => kind),
    largest: Math.max(0, ...years.flatMap((year) => [year.high ?? 0, ...lines.map(({ key }) => year[key] ?? 0)])),
    labels,
  });
  const points = (value: (year: ForecastYear) => number | null): Point[] =>
    years.map((year, at) => {
      const dollars = value(year);
      return [axis.x[at] ?? 0, dollars === null ? null : axis.y(dollars)];
    });
  const firstForecast = years.findIndex(({ kind }) => kind === "forecast");
  const from = Math.max(firstForecast - 1, 0);
  const band =
    firstForecast < 0 ? "" : areaPath(points(({ high }) => high).slice(from), points(({ low }) => low).slice(from));
  const total = points((year) => year.total);
  const main = years.map((year) => (lead ? year[lead.key] : null));

  const shapes: Shape[] = [
    area(band, roleColour("own"), 0.13),
    ...axis.shapes,
    ...(counted
      ? [
          area(
            areaPath(
              total,
              points(({ core }) => core),
            ),
            roleColour("political"),
            0.32,
          ),
        ]
      : []),
    ...lines.toReversed().flatMap(({ key, role, strokeWidth }) =>
      split(
        points((year) => year[key]),
        firstForecast,
        roleColour(role),
        strokeWidth,
      ),
    ),
    ...(lead
      ? dots(
          years,
          points((year) => year[lead.key]),
          roleColour(lead.role),
        )
      : []),
    ...(narrow ? key.shapes : endLabels(ends, axis, width - right + 8, height - margins.bottom)),
  ];
  return {
    width,
    height,
    top: key.height,
    shapes,
    stops: yearStops(axis, main),
  };
}

/** Without political there is no such part to draw. */
function knownParts(years: readonly ForecastYear[]): readonly Line[] {
  return PARTS.filter(({ key }) => years.some((year) => year[key] !== null));
}

function area(d: string, fill: string, fillOpacity: number): Shape {
  return { tag: "path", attributes: { d, fill, fillOpacity } };
}

/** A line whose forecast part is dashed; the dashes begin at the last year that is not a forecast. */
function split(points: readonly Point[], firstForecast: number, stroke: string, strokeWidth: number): Shape[] {
  const line = { fill: "none", stroke, strokeWidth, strokeLinejoin: "round" } as const;
  if (firstForecast < 0) return [{ tag: "path", attributes: { d: linePath(points), ...line } }];
  return [
    { tag: "path", attributes: { d: linePath(points.slice(0, firstForecast)), ...line } },
    {
      tag: "path",
      attributes: { d: linePath(points.slice(Math.max(firstForecast - 1, 0))), ...line, strokeDasharray: "5 4" },
    },
  ];
}

/** Closed years are full dots, estimates and forecasts hollow ones. */
function dots(years: readonly ForecastYear[], main: readonly Point[], colour: string): Shape[] {
  return main.flatMap(([x, y], at): Shape[] => {
    if (y === null) return [];
    const fill = years[at]?.kind === "actual" ? colour : "var(--chart-surface)";
    return [
      {
        tag: "circle",
        attributes: { cx: pixel(x), cy: pixel(y), r: 3.2, fill, stroke: colour, strokeWidth: 1.8 },
      },
    ];
  });
}

/** Names the lines beside their ends. */
function endLabels(ends: readonly LineEnd[], axis: YearAxis, x: number, bottom: number): Shape[] {
  const known = ends.flatMap((end) => (end.at === null ? [] : [{ ...end, y: axis.y(end.at) }]));
  const y = spreadLabels(
    known.map((end) => end.y),
    16,
    20,
    bottom,
  );
  return known.map((end, at) => label(x, (y[at] ?? 0) + 4, end.text, endText(end)));
}
