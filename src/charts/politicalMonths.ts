import type { PoliticalSpending } from "#domain/summary/sections.ts";
import { roleColour } from "./colours.ts";
import { type Drawing, linePath, type Margins, pixel, type Shape } from "./drawing.ts";
import { linearScale, niceTicks } from "./scale.ts";

export interface MonthLabels {
  month(month: number): string;
  money(dollars: number): string;
}

/** An election year month by month: each month as a column, the money so far as a line with its end named. */
export function politicalMonths(
  { months }: PoliticalSpending,
  width: number,
  height: number,
  labels: MonthLabels,
): Drawing {
  const margins: Margins = { top: 34, right: 0, bottom: 28, left: 0 };
  const slice = (width - margins.left - margins.right) / Math.max(months.length, 1);
  const x = months.map((_, at) => margins.left + slice * (at + 0.5));
  const ticks = niceTicks(months.at(-1)?.cumulative ?? 0, 4);
  const y = linearScale(0, ticks.at(-1)!, height - margins.bottom, margins.top);
  const baseline = y(0);
  const label = { fontSize: 12, fill: "var(--chart-label)" };

  const grid = ticks.flatMap((tick, at): Shape[] => [
    {
      tag: "line",
      attributes: {
        x1: 0,
        x2: width,
        y1: pixel(y(tick)),
        y2: pixel(y(tick)),
        stroke: at === 0 ? "var(--chart-axis)" : "var(--chart-grid)",
      },
    },
    ...(at === 0
      ? []
      : [
          {
            tag: "text",
            attributes: { x: 0, y: pixel(y(tick) - 5), ...label },
            text: labels.money(tick),
          } satisfies Shape,
        ]),
  ]);
  const columns = months.map(
    ({ dollars }, at): Shape => ({
      tag: "rect",
      attributes: {
        x: pixel(x[at]! - slice * 0.33),
        width: pixel(slice * 0.66),
        y: pixel(y(dollars)),
        height: pixel(baseline - y(dollars)),
        fill: roleColour("political"),
        fillOpacity: 0.55,
      },
    }),
  );
  const names = months.flatMap(({ month }, at): Shape[] =>
    slice < 30 && at % 3 !== 0
      ? []
      : [
          {
            tag: "text",
            attributes: { x: pixel(x[at]!), y: baseline + 18, textAnchor: "middle", ...label },
            text: labels.month(month),
          },
        ],
  );
  const soFar = months.map(({ cumulative }, at) => [x[at]!, y(cumulative)] as const);
  const line: Shape = {
    tag: "path",
    attributes: {
      d: linePath(soFar),
      fill: "none",
      stroke: roleColour("political"),
      strokeWidth: 2.4,
      strokeLinejoin: "round",
    },
  };
  const last = soFar.at(-1);
  const end: Shape[] = last
    ? [
        {
          tag: "circle",
          attributes: { cx: pixel(last[0]), cy: pixel(last[1]), r: 3.5, fill: roleColour("political") },
        },
        {
          tag: "text",
          attributes: {
            x: pixel(last[0] + slice * 0.4),
            y: pixel(last[1] - 9),
            textAnchor: "end",
            fontSize: 12,
            fontWeight: 600,
            fill: "var(--chart-ink)",
          },
          text: labels.money(months.at(-1)!.cumulative),
        },
      ]
    : [];

  const stops = months.map(({ cumulative }, at) => ({ x: x[at]!, width: slice, y: y(cumulative) }));
  return { width, height, shapes: [...grid, ...columns, ...names, line, ...end], stops };
}
