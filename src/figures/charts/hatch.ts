import { pixel, type Shape } from "./drawing.ts";

/**
 * Diagonal lines in the page's colour over a column, so that a forecast is seen as one without its colour. Drawn as
 * a path, not as a pattern: patterns need ids, and ids meet on a page with many charts.
 */
export function hatch(x: number, y: number, width: number, height: number): Shape {
  const step = 6;
  let d = "";
  for (let start = -height; start < width; start += step) {
    const left = Math.max(start, 0);
    const right = Math.min(start + height, width);
    if (right > left)
      d += `M${pixel(x + left)} ${pixel(y + height - (left - start))}L${pixel(x + right)} ${pixel(y + height - (right - start))}`;
  }
  return { tag: "path", attributes: { d, stroke: "var(--chart-surface)", strokeWidth: 1.2, fill: "none" } };
}
