import { pixel, type Shape } from "#figures/charts/drawing.ts";
import type { DotShape } from "../chart.ts";

/** The mark of one compared thing around a point. */
export function dotShape(shape: DotShape, x: number, y: number, fill: string): Shape {
  const path = (d: string): Shape => ({ tag: "path", attributes: { d, fill } });
  const at = (across: number, down: number) => `${pixel(x + across)} ${pixel(y + down)}`;
  switch (shape) {
    case "own":
      return { tag: "circle", attributes: { cx: pixel(x), cy: pixel(y), r: 6, fill } };
    case "nation":
      return { tag: "rect", attributes: { x: pixel(x - 1.5), y: pixel(y - 8), width: 3, height: 16, fill } };
    case "circle":
      return { tag: "circle", attributes: { cx: pixel(x), cy: pixel(y), r: 5, fill } };
    case "square":
      return { tag: "rect", attributes: { x: pixel(x - 5), y: pixel(y - 5), width: 10, height: 10, fill } };
    case "triangle":
      return path(`M${at(0, -6)}L${at(6, 5)}L${at(-6, 5)}Z`);
    default:
      return path(`M${at(0, -6.5)}L${at(6.5, 0)}L${at(0, 6.5)}L${at(-6.5, 0)}Z`);
  }
}
