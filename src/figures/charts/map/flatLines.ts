import type { Position } from "geojson";
import { type Box, overlap } from "../placeLabels.ts";
import type { Project } from "./mapProjection.ts";

/** A line or ring in pixels: x and y in turns, and the box around it. */
export interface FlatLine {
  readonly points: readonly number[];
  readonly box: Box;
}

/** Lines of longitude and latitude laid flat; places that are not on the map are left out, and lines of fewer than two. */
export function flatLines(lines: readonly (readonly Position[])[], project: Project): FlatLine[] {
  return lines.flatMap((line) => {
    const points: number[] = [];
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [longitude = 0, latitude = 0] of line) {
      const point = project([longitude, latitude]);
      if (!point) continue;
      const [x, y] = point;
      points.push(x, y);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    return points.length < 4 ? [] : { points, box: { left, top, right, bottom } };
  });
}

/** The box around all of them; null around none. */
export function boxAround(lines: readonly FlatLine[]): Box | null {
  if (lines.length === 0) return null;
  const boxes = lines.map(({ box }) => box);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** What of them is drawn, and how fine. */
export interface Drawn {
  readonly closed: boolean;
  /** How many times the path will be magnified: 1 keeps what half a pixel shows, to the tenth of one. */
  readonly detail?: number;
  /** Lines that lie outside of it are left out. */
  readonly within?: Box;
}

/** Flat lines as path data, without what is too small to be seen. */
export function svgPath(lines: readonly FlatLine[], { closed, detail = 1, within }: Drawn): string {
  const seen = 0.5 / detail;
  const fine = 10 * detail;
  let path = "";
  for (const { points: flat, box } of lines) {
    if (within && !overlap(box, within)) continue;
    let [lastX, lastY] = [Number.NaN, Number.NaN];
    let points = "";
    for (let at = 0; at < flat.length; at += 2) {
      const x = Math.round((flat[at] ?? 0) * fine) / fine;
      const y = Math.round((flat[at + 1] ?? 0) * fine) / fine;
      if (Math.abs(x - lastX) < seen && Math.abs(y - lastY) < seen) continue;
      points += `${points === "" ? "M" : "L"}${x} ${y}`;
      [lastX, lastY] = [x, y];
    }
    if (points.includes("L")) path += closed ? `${points}Z` : points;
  }
  return path;
}
