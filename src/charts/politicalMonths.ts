import type { PoliticalSpending } from "#domain/spending/sections.ts";
import { roleColour } from "./colours.ts";
import { type Drawing, linePath, pixel, type Shape } from "./drawing.ts";
import { linearScale, niceTicks } from "./scale.ts";
import { label, textWidth } from "./yearAxis.ts";

export interface MonthLabels {
  readonly month: (month: number) => string;
  readonly money: (dollars: number) => string;
  readonly tick: (dollars: number) => string;
}

/** An election year month by month: each month as a column, the money so far as a line with its end named. */
export function politicalMonths(
  { months }: PoliticalSpending,
  width: number,
  height: number,
  labels: MonthLabels,
): Drawing {
  const baseline = height - 28;
  const ticks = niceTicks(months.at(-1)?.cumulative ?? 0, 4);
  const y = linearScale(0, ticks.at(-1) ?? 0, baseline, 34);
  const left = Math.max(...ticks.slice(1).map((tick) => textWidth(labels.tick(tick))), 0) + 4;
  const slice = (width - left) / Math.max(months.length, 1);
  const x = months.map((_, at) => left + slice * (at + 0.5));
  const colour = roleColour("political");

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
    ...(at === 0 ? [] : [label(0, y(tick) - 5, labels.tick(tick))]),
  ]);
  const columns = months.map(({ dollars }, at): Shape => {
    const place = {
      x: pixel((x[at] ?? 0) - slice * 0.33),
      width: pixel(slice * 0.66),
      y: pixel(y(dollars)),
      height: pixel(baseline - y(dollars)),
    };
    return { tag: "rect", attributes: { ...place, fill: colour, fillOpacity: 0.55 } };
  });
  const names = months.flatMap(({ month }, at): Shape[] =>
    slice < 30 && at % 3 !== 0 ? [] : [label(x[at] ?? 0, baseline + 18, labels.month(month), { textAnchor: "middle" })],
  );
  const soFar = months.map(({ cumulative }, at) => [x[at] ?? 0, y(cumulative)] as const);
  const line: Shape = {
    tag: "path",
    attributes: { d: linePath(soFar), fill: "none", stroke: colour, strokeWidth: 2.4, strokeLinejoin: "round" },
  };

  const [lastX, lastY] = soFar.at(-1) ?? [0, 0];
  const end: Shape[] = [
    { tag: "circle", attributes: { cx: pixel(lastX), cy: pixel(lastY), r: 3.5, fill: colour } },
    label(lastX + slice * 0.4, lastY - 9, labels.money(months.at(-1)?.cumulative ?? 0), {
      textAnchor: "end",
      fontWeight: 600,
      fill: "var(--chart-ink)",
    }),
  ];
  const stops = months.map(({ cumulative }, at) => ({ x: x[at] ?? 0, width: slice, y: y(cumulative) }));
  return { width, height, shapes: [...grid, ...columns, ...names, line, ...(months.length > 0 ? end : [])], stops };
}
