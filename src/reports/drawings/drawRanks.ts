import { type Drawing, linePath, type Point, pixel, type Shape } from "#charts/drawing.ts";
import { nameWidth } from "#charts/nameLines.ts";
import { linearScale, spreadLabels } from "#charts/scale.ts";
import { label } from "#charts/yearAxis.ts";
import { writeNumber } from "#words/numberFormat.ts";
import type { LineChart } from "../chart.ts";
import { brokenName } from "./brokenName.ts";
import type { Heights, Sheet } from "./sheet.ts";

const [TOP, BOTTOM, EDGE] = [30, 28, 14];
const NAMES_AT_MOST = 0.36;

/** Ranks over the years, the best at the top: every place is printed, every line named at its end. */
export function drawRanks(chart: LineChart, { width, height, formats, forecast }: Sheet): Drawing {
  const { categories, series, forecastFrom } = chart;
  const names = series.map(({ name }) => brokenName(name, width * NAMES_AT_MOST, 1)[0] ?? "");
  const right = width - Math.max(0, ...names.map(nameWidth)) * 1.04 - 16;
  const slice = (right - EDGE * 2) / Math.max(categories.length - 1, 1);
  const x = categories.map((_, at) => EDGE + slice * at);
  const { firstRank = 1 } = chart;
  const row = (height - TOP - BOTTOM) / rows(chart);
  const last = firstRank + Math.max(rows(chart), 2) - 1;
  const y = linearScale(firstRank, last, TOP + row / 2, height - BOTTOM - row / 2);
  const radius = Math.min(row * 0.42, slice * 0.36, 10);
  const printed = radius >= 7;

  const lines = series.toReversed().flatMap(({ colour, values }) => {
    const points = values.map((value, at): Point => [x[at] ?? 0, value === null ? null : y(value)]);
    const dots = points.flatMap(([across, up], at): Shape[] => {
      if (up === null) return [];
      const place = { cx: pixel(across), cy: pixel(up), r: pixel(printed ? radius : 3) };
      const dot: Shape = {
        tag: "circle",
        attributes: { ...place, fill: printed ? "var(--chart-surface)" : colour, stroke: colour, strokeWidth: 1.6 },
      };
      const rank = label(across, up + 4, writeNumber({ kind: "count" }, values[at] ?? null, formats), {
        textAnchor: "middle",
        fill: colour,
        fontWeight: 600,
        fontSize: 11,
      });
      return printed ? [dot, rank] : [dot];
    });
    return [...strokes(points, forecastFrom, colour), ...dots];
  });
  const every = Math.max(1, Math.ceil(Math.max(...categories.map((name) => nameWidth(name) + 8), 1) / slice));
  const years = categories.flatMap((name, at): Shape[] => {
    if ((categories.length - 1 - at) % every !== 0) return [];
    const slant = forecastFrom !== null && at >= forecastFrom ? { fontStyle: "italic" } : {};
    return [label(x[at] ?? 0, height - 8, name, { textAnchor: "middle", ...slant })];
  });
  const ends = series.map(({ values }) => y(values.findLast((value) => value !== null) ?? last));
  const places = spreadLabels(ends, Math.min(row, 15), TOP, height - BOTTOM);
  const labels = names.map((name, at) =>
    label(right + 12, (places[at] ?? 0) + 4, name, { fill: series[at]?.colour ?? "", fontWeight: 600 }),
  );
  return {
    width,
    height,
    shapes: [...divide(forecastFrom, x, slice, height, forecast), ...lines, ...years, ...labels],
    stops: [],
  };
}

export function heightOfRanks(chart: LineChart): Heights {
  const ranks = rows(chart);
  return { least: TOP + BOTTOM + ranks * 15, best: TOP + BOTTOM + ranks * 27 };
}

/** How many places there are: as many as ranks that somebody has, and as names. */
function rows({ series, firstRank = 1 }: LineChart): number {
  const worst = Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return Math.max(1, series.length, worst - firstRank + 1);
}

/** A line whose forecast part is dashed; the dashes begin at the last year that is not a forecast. */
function strokes(points: readonly Point[], forecastFrom: number | null, stroke: string): Shape[] {
  const line = { fill: "none", stroke, strokeWidth: 2.2, strokeLinejoin: "round" } as const;
  if (forecastFrom === null) return [{ tag: "path", attributes: { d: linePath(points), ...line } }];
  return [
    { tag: "path", attributes: { d: linePath(points.slice(0, forecastFrom)), ...line } },
    {
      tag: "path",
      attributes: { d: linePath(points.slice(Math.max(forecastFrom - 1, 0))), ...line, strokeDasharray: "5 4" },
    },
  ];
}

function divide(from: number | null, x: readonly number[], slice: number, height: number, forecast: string): Shape[] {
  if (from === null || from <= 0 || from >= x.length) return [];
  const at = pixel((x[from] ?? 0) - slice / 2);
  return [
    {
      tag: "line",
      attributes: { x1: at, x2: at, y1: 4, y2: height - BOTTOM, stroke: "var(--chart-axis)", strokeDasharray: "2 3" },
    },
    label(at + 6, 14, forecast, { fontStyle: "italic" }),
  ];
}
