import type { Kind } from "#domain/revision.ts";
import type { Drawing, Margins, Shape } from "./drawing.ts";
import { pixel } from "./drawing.ts";

/** What a chart over years stands on: where each year is, where figures turn into forecasts, and the lines behind it. */
export interface YearAxis {
  readonly x: readonly number[];
  /** Width of one year's slice in pixels. */
  readonly slice: number;
  /** Pixels from the left where the forecast begins; null when all or none of it is forecast. */
  readonly divide: number | null;
  readonly shapes: readonly Shape[];
}

export interface YearAxisInput {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  readonly years: readonly number[];
  readonly kinds: readonly Kind[];
  readonly ticks: readonly { readonly y: number; readonly label: string }[];
  /** Written at the divide: "Forecast". */
  readonly forecastLabel: string;
}

/** Lays out years from left to right with grid lines, tick labels above them and a labelled divide before the forecast. */
export function yearAxis({ width, height, margins, years, kinds, ticks, forecastLabel }: YearAxisInput): YearAxis {
  const inner = width - margins.left - margins.right;
  const slice = inner / Math.max(years.length, 1);
  const x = years.map((_, at) => margins.left + slice * (at + 0.5));
  const firstForecast = kinds.indexOf("forecast");
  const divide = firstForecast > 0 ? margins.left + slice * firstForecast : null;
  const baseline = height - margins.bottom;

  const grid = ticks.flatMap(({ y, label }, at): Shape[] => [
    {
      tag: "line",
      attributes: {
        x1: margins.left,
        x2: width - margins.right,
        y1: pixel(y),
        y2: pixel(y),
        stroke: at === 0 ? "var(--chart-axis)" : "var(--chart-grid)",
      },
    },
    ...(at === 0
      ? []
      : [{ tag: "text", attributes: { x: margins.left, y: pixel(y - 5), ...tickText }, text: label } satisfies Shape]),
  ]);

  const everyOther = slice < 34;
  const names = years.flatMap((year, at): Shape[] =>
    everyOther && (years.length - 1 - at) % 2 === 1
      ? []
      : [
          {
            tag: "text",
            attributes: { x: pixel(x[at]!), y: baseline + 18, textAnchor: "middle", ...yearText(kinds[at]) },
            text: String(year),
          },
        ],
  );

  const line: Shape[] =
    divide === null
      ? []
      : [
          {
            tag: "line",
            attributes: {
              x1: pixel(divide),
              x2: pixel(divide),
              y1: 4,
              y2: baseline,
              stroke: "var(--chart-axis)",
              strokeDasharray: "2 3",
            },
          },
          {
            tag: "text",
            attributes: { x: pixel(divide + 6), y: 14, ...tickText, fontStyle: "italic" },
            text: forecastLabel,
          },
        ];

  return { x, slice, divide, shapes: [...grid, ...names, ...line] };
}

/** The slices of all years as stops, at the height of the given values. */
export function yearStops(axis: YearAxis, y: readonly number[]): Drawing["stops"] {
  return axis.x.map((x, at) => ({ x, width: axis.slice, y: y[at] ?? 0 }));
}

const tickText = { fontSize: 12, fill: "var(--chart-label)" };

function yearText(kind: Kind | undefined): Record<string, string | number> {
  return { ...tickText, ...(kind === "forecast" && { fontStyle: "italic" }) };
}
