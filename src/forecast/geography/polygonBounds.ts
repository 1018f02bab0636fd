import type { MarketPolygon } from "./marketPolygon.ts";

/** West, south, east, north in degrees. West is greater than east where a shape crosses the 180th meridian, as in RFC 7946. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** The smallest box around a polygon; for Alaska's outer islands it reaches over the date line instead of around the world. */
export function polygonBounds(polygon: MarketPolygon): Bounds {
  const positions = polygon.coordinates.flat(2);
  const [south, north] = range(positions.map(([, latitude]) => latitude));
  const [west, east] = range(positions.map(([longitude]) => longitude));
  if (east - west <= 180) return [west, south, east, north];

  const [acrossWest, acrossEast] = range(positions.map(([longitude]) => (longitude < 0 ? longitude + 360 : longitude)));
  return [acrossWest, south, acrossEast > 180 ? acrossEast - 360 : acrossEast, north];
}

function range(values: readonly number[]): [least: number, greatest: number] {
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}
