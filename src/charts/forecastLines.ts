import type { ForecastByMedia } from "#domain/summary/sections.ts";
import { roleColour } from "./colours.ts";
import { areaPath, type Drawing, linePath, type Margins, pixel, type Point, type Shape } from "./drawing.ts";
import { linearScale, niceTicks, spreadLabels } from "./scale.ts";
import { yearAxis, yearStops } from "./yearAxis.ts";

export interface ForecastLabels {
  readonly forecast: string;
  readonly total: string;
  readonly core: string;
  readonly political: string;
  readonly range: string;
  money(dollars: number): string;
}

/**
 * The whole market year by year: the total as a line with its range, the core below it, and what lies between the two
 * is political money. Forecast years are dashed.
 */
export function forecastLines(
  section: ForecastByMedia,
  width: number,
  height: number,
  labels: ForecastLabels,
): Drawing {
  const { years } = section;
  const narrow = width < 520;
  const margins: Margins = { top: 30, right: narrow ? 8 : 132, bottom: 28, left: 0 };
  const largest = Math.max(0, ...years.map(({ total, high }) => Math.max(total ?? 0, high ?? 0)));
  const ticks = niceTicks(largest, 4);
  const y = linearScale(0, ticks.at(-1)!, height - margins.bottom, margins.top);
  const axis = yearAxis({
    width,
    height,
    margins,
    years: years.map(({ year }) => year),
    kinds: years.map(({ kind }) => kind),
    ticks: ticks.map((tick) => ({ y: y(tick), label: labels.money(tick) })),
    forecastLabel: labels.forecast,
  });

  const points = (value: (year: (typeof years)[number]) => number | null): Point[] =>
    years.map((year, at) => {
      const dollars = value(year);
      return [axis.x[at]!, dollars === null ? null : y(dollars)];
    });
  const total = points((year) => year.total);
  const core = points((year) => year.core);
  const counted = years.some(
    (year) => year.political !== null && year.total !== null && year.core !== null && year.total > year.core,
  );
  const firstForecast = years.findIndex(({ kind }) => kind === "forecast");
  const from = Math.max(firstForecast - 1, 0);

  const shapes: Shape[] = [
    ...(firstForecast < 0
      ? []
      : [
          area(
            areaPath(points(({ high }) => high).slice(from), points(({ low }) => low).slice(from)),
            roleColour("own"),
            0.13,
          ),
        ]),
    ...axis.shapes,
    ...(counted ? [area(areaPath(total, core), roleColour("political"), 0.32)] : []),
    ...(counted ? split(core, firstForecast, roleColour("political"), 1.5) : []),
    ...split(total, firstForecast, roleColour("own"), 2.5),
    ...total.flatMap(([x, at], year): Shape[] =>
      at === null
        ? []
        : [
            {
              tag: "circle",
              attributes: {
                cx: pixel(x),
                cy: pixel(at),
                r: 3.2,
                fill: years[year]!.kind === "actual" ? roleColour("own") : "var(--chart-surface)",
                stroke: roleColour("own"),
                strokeWidth: 1.8,
              },
            },
          ],
    ),
    ...(narrow ? [] : endLabels(section, y, width - margins.right + 10, height - margins.bottom, counted, labels)),
  ];
  return {
    width,
    height,
    shapes,
    stops: yearStops(
      axis,
      total.map(([, at]) => at ?? y(0)),
    ),
  };
}

function area(d: string, fill: string, fillOpacity: number): Shape {
  return { tag: "path", attributes: { d, fill, fillOpacity } };
}

/** A line whose forecast part is dashed; the dash begins at the last year that is not a forecast. */
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

function endLabels(
  { years }: ForecastByMedia,
  y: (dollars: number) => number,
  x: number,
  bottom: number,
  counted: boolean,
  labels: ForecastLabels,
): Shape[] {
  const last = years.at(-1);
  if (!last || last.total === null) return [];
  const entries = [
    { at: last.total, text: `${labels.total} ${labels.money(last.total)}`, fill: roleColour("own"), fontWeight: 650 },
    ...(counted && last.core !== null
      ? [
          {
            at: last.core,
            text: `${labels.core} ${labels.money(last.core)}`,
            fill: roleColour("political"),
            fontWeight: 550,
          },
        ]
      : []),
    ...(last.high === null || last.kind !== "forecast"
      ? []
      : [{ at: last.high, text: labels.range, fill: "var(--chart-label)", fontWeight: 400 }]),
  ];
  const places = spreadLabels(
    entries.map(({ at }) => y(at)),
    16,
    20,
    bottom,
  );
  return entries.map(({ text, fill, fontWeight }, at) => ({
    tag: "text",
    attributes: { x, y: pixel(places[at]! + 4), fill, fontWeight, fontSize: 12 },
    text,
  }));
}
