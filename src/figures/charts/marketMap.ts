import { geoAlbersUsa } from "d3-geo";
import { NATION_SIZE } from "./nationOutline.ts";

/** Rings of longitude and latitude, as GeoJSON's MultiPolygon has them. */
export type Polygons = readonly (readonly (readonly (readonly [number, number])[])[])[];

/** A market's shape as path data, and the box around it. */
export interface MarketShape {
  /** In the box of the nation's outline. */
  readonly path: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The middle of the box, for a market too small to be seen on the nation's map. */
  readonly centre: readonly [x: number, y: number];
}

const projection = geoAlbersUsa()
  .scale(1300)
  .translate([NATION_SIZE.width / 2, NATION_SIZE.height / 2]);

/**
 * A market on the nation's map. Points are projected one by one and filled by the even-odd rule, so the direction of the
 * rings does not matter; points outside the map (island territories) are left out. Null when nothing is left.
 */
export function marketShape(polygons: Polygons): MarketShape | null {
  let path = "";
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of polygons.flat()) {
    const points = ring.flatMap((position) => {
      const point = projection([position[0], position[1]]);
      return point ? [point] : [];
    });
    if (points.length < 3) continue;
    for (const [x, y] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    path += `M${points.map(([x, y]) => `${hundredth(x)} ${hundredth(y)}`).join("L")}Z`;
  }
  if (path === "") return null;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  return { path, box, centre: [left + box.width / 2, top + box.height / 2] };
}

/** The part of the nation's map that shows a shape with some air around it, in the proportion of the frame. */
export function frameAround({ box }: MarketShape, proportion: number, air = 0.12): string {
  const width = Math.max(box.width, box.height * proportion) * (1 + 2 * air);
  const height = width / proportion;
  const x = box.x + box.width / 2 - width / 2;
  const y = box.y + box.height / 2 - height / 2;
  return [x, y, width, height].map(hundredth).join(" ");
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
