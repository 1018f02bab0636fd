import { pixel, type Shape } from "#figures/charts/drawing.ts";
import type { Box } from "#figures/charts/placeLabels.ts";
import type { Span } from "#figures/charts/span.ts";
import { label, textWidth } from "#figures/charts/yearAxis.ts";
import type { ScatterChart } from "../chart.ts";

/** Both measures from nothing to the largest of either, so that the line on which they are even parts the field in the middle. */
export function evenSpan(points: ScatterChart["points"]): Span {
  return [0, Math.max(0.01, ...points.flatMap(({ x, y }) => [x, y]))];
}

interface EvenLine {
  readonly shapes: readonly Shape[];
  /** Where its name stands: no other name is put there. */
  readonly taken: Box;
}

const LINE = 18;

/** The line from one end of the span to the other, its name at the upper end. */
export function evenLine(
  name: string,
  [from, to]: Span,
  x: (value: number) => number,
  y: (value: number) => number,
): EvenLine {
  const [right, top] = [x(to), y(to)];
  return {
    shapes: [
      {
        tag: "line",
        attributes: {
          x1: pixel(x(from)),
          y1: pixel(y(from)),
          x2: pixel(right),
          y2: pixel(top),
          stroke: "var(--chart-axis)",
          strokeDasharray: "4 3",
        },
      },
      label(right - 6, top - 5, name, { textAnchor: "end" }),
    ],
    taken: { left: right - textWidth(name) - 12, right, top: top - LINE, bottom: top },
  };
}
