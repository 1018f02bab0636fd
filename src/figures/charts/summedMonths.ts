import { type Drawing, linePath, pixel, type Shape } from "./drawing.ts";
import { linearScale, niceTicks } from "./scale.ts";
import { label, textWidth } from "./yearAxis.ts";

/** A month with its amount, and what they have come to so far. */
export interface SummedMonth {
  readonly name: string;
  readonly amount: number;
  readonly soFar: number;
}

export interface MonthLabels {
  readonly money: (dollars: number) => string;
  readonly tick: (dollars: number) => string;
}

/** Columns of one year, and what they have come to so far as a line with its end named. */
export function summedMonths(
  months: readonly SummedMonth[],
  colour: string,
  width: number,
  height: number,
  labels: MonthLabels,
): Drawing {
  const baseline = height - 28;
  const ticks = niceTicks(months.at(-1)?.soFar ?? 0, 4);
  const y = linearScale(0, ticks.at(-1) ?? 0, baseline, 34);
  const left = Math.max(...ticks.slice(1).map((tick) => textWidth(labels.tick(tick))), 0) + 4;
  const slice = (width - left) / Math.max(months.length, 1);
  const x = months.map((_, at) => left + slice * (at + 0.5));

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
  const columns = months.map(({ amount }, at): Shape => {
    const place = {
      x: pixel((x[at] ?? 0) - slice * 0.33),
      width: pixel(slice * 0.66),
      y: pixel(y(amount)),
      height: pixel(baseline - y(amount)),
    };
    return { tag: "rect", attributes: { ...place, fill: colour, fillOpacity: 0.55 } };
  });
  const names = months.flatMap(({ name }, at): Shape[] =>
    slice < 30 && at % 3 !== 0 ? [] : [label(x[at] ?? 0, baseline + 18, name, { textAnchor: "middle" })],
  );
  const soFar = months.map(({ soFar: sum }, at) => [x[at] ?? 0, y(sum)] as const);
  const line: Shape = {
    tag: "path",
    attributes: { d: linePath(soFar), fill: "none", stroke: colour, strokeWidth: 2.4, strokeLinejoin: "round" },
  };

  const [lastX, lastY] = soFar.at(-1) ?? [0, 0];
  const end: Shape[] = [
    { tag: "circle", attributes: { cx: pixel(lastX), cy: pixel(lastY), r: 3.5, fill: colour } },
    label(lastX + slice * 0.4, lastY - 9, labels.money(months.at(-1)?.soFar ?? 0), {
      textAnchor: "end",
      fontWeight: 600,
      fill: "var(--chart-ink)",
    }),
  ];
  const stops = soFar.map(([middle, top]) => ({ x: middle, width: slice, y: top }));
  return { width, height, shapes: [...grid, ...columns, ...names, line, ...(months.length > 0 ? end : [])], stops };
}
