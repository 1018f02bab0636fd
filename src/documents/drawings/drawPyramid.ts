import { type Drawing, pixel, type Shape } from "#figures/charts/drawing.ts";
import { nameWidth } from "#figures/charts/nameLines.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import { writeNumber } from "#language/words/numberFormat.ts";
import type { PyramidChart } from "../chart.ts";
import type { Heights, Sheet } from "./sheet.ts";

const HEAD = 24;
const [AIR, EDGE] = [10, 8];
const BAR_AT_MOST = 22;

/** Two groups back to back from the names between them, each bar with its value at its end. */
export function drawPyramid(chart: PyramidChart, { width, height, formats }: Sheet): Drawing {
  const { categories, sides, format, benchmark } = chart;
  const written = (value: number | null) => writeNumber(format, value, formats);
  const all = sides.flatMap(({ values, held }) => [...values, ...(held ?? [])]);
  const most = Math.max(...all.map((value) => value ?? 0), 1e-9);
  const named = Math.max(0, ...categories.map(nameWidth)) + AIR * 2;
  const room = Math.max(0, ...all.map((value) => textWidth(written(value)))) + EDGE;
  const [left, right] = [(width - named) / 2, (width + named) / 2];
  const track = Math.max(left - room, 1);
  const row = (height - HEAD) / Math.max(categories.length, 1);
  const high = Math.min(row * 0.74, BAR_AT_MOST);
  const shapes = categories.flatMap((name, at): Shape[] => {
    const middle = HEAD + row * (at + 0.5);
    const bars = sides.flatMap(({ colour, values, held }, side): Shape[] => {
      const value = values[at] ?? null;
      const long = ((value ?? 0) / most) * track;
      const from = side === 0 ? left - long : right;
      const end = side === 0 ? left - long - EDGE : right + long + EDGE;
      const place = { x: pixel(from), y: pixel(middle - high / 2), width: pixel(long), height: pixel(high) };
      const tick = held?.[at] ?? null;
      const reach = ((tick ?? 0) / most) * track;
      const x = side === 0 ? left - reach : right + reach;
      // A tick within the words pushes them beyond itself.
      const crossed = tick !== null && reach >= long && reach <= long + EDGE + textWidth(written(value));
      const text = crossed ? x + (side === 0 ? -EDGE : EDGE) : end;
      return [
        { tag: "rect", attributes: { ...place, fill: colour } },
        ...(tick === null || !benchmark ? [] : tickShapes(x, middle - high / 2, high, benchmark.colour)),
        label(text, middle + 4, written(value), {
          fill: "var(--chart-ink)",
          ...(side === 0 && { textAnchor: "end" }),
        }),
      ];
    });
    return [...bars, label(width / 2, middle + 4, name, { textAnchor: "middle", fill: "var(--chart-ink)" })];
  });
  const [first, second] = sides;
  const heads = [
    label(left, 12, first.name, { textAnchor: "end", fontWeight: 600, fill: first.colour }),
    label(right, 12, second.name, { fontWeight: 600, fill: second.colour }),
  ];
  const key: Shape[] = benchmark
    ? [
        { tag: "rect", attributes: { x: 5, y: 1, width: 2, height: 13, fill: benchmark.colour } },
        label(14, 12, benchmark.name),
      ]
    : [];
  const stops = categories.map((_, at) => ({ x: width / 2, width, y: HEAD + row * (at + 0.5), height: row }));
  return { width, height, shapes: [...key, ...heads, ...shapes], stops };
}

export function heightOfPyramid({ categories }: PyramidChart): Heights {
  return { least: HEAD + categories.length * 17, best: HEAD + categories.length * 28 };
}

function tickShapes(x: number, y: number, high: number, fill: string): Shape[] {
  const place = { y: pixel(y - 2), height: pixel(high + 4) };
  return [
    { tag: "rect", attributes: { x: pixel(x - 2), width: 4, ...place, fill: "var(--chart-surface)" } },
    { tag: "rect", attributes: { x: pixel(x - 1), width: 2, ...place, fill } },
  ];
}
