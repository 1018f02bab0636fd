import { feature, mergeArcs } from "topojson-client";
import type { CountyAtlas } from "./countyAtlas.ts";
import type { Position } from "./position.ts";

/** GeoJSON in longitude and latitude, degrees. */
export interface MarketPolygon {
  readonly type: "MultiPolygon";
  readonly coordinates: Position[][][];
}

/** The counties' shapes dissolved into one; null where none of them has a shape. */
export function marketPolygon(atlas: CountyAtlas, fips: readonly string[]): MarketPolygon | null {
  const shapes = fips.flatMap((code) => atlas.shapes.get(code) ?? []);
  if (shapes.length === 0) return null;

  const { geometry } = feature(atlas.topology, mergeArcs(atlas.topology, shapes));
  const coordinates = geometry.coordinates
    .map((polygon) => polygon.map(closedRing).filter(isArea).map(directed))
    .filter((polygon) => polygon.length > 0);
  return coordinates.length === 0 ? null : { type: "MultiPolygon", coordinates };
}

/** The ring in rounded positions, without repeated ones, and closed: some of the atlas's miss their start by a hair. */
function closedRing(ring: readonly number[][]): Position[] {
  const positions = ring
    .toReversed()
    .map(rounded)
    .filter((position, at, all) => at === 0 || !same(position, all[at - 1]));
  const [first] = positions;
  return first && !same(first, positions.at(-1)) ? [...positions, first] : positions;
}

/** Counterclockwise around a shape, clockwise around a hole in it, as RFC 7946 asks; TopoJSON has it the other way. */
function directed(ring: Position[], at: number): Position[] {
  const counterclockwise = signedArea(ring) > 0;
  return counterclockwise === (at === 0) ? ring : ring.toReversed();
}

/** Simplifying leaves the smallest islands and cities a line there and back: nothing to draw. */
function isArea(ring: readonly Position[]): boolean {
  return ring.length >= 4 && Math.abs(signedArea(ring)) > SMALLEST_AREA;
}

/** Square degrees; a line there and back comes to nothing but for rounding. */
const SMALLEST_AREA = 1e-9;

/** The area inside a closed ring in square degrees, positive when it runs counterclockwise. */
export function signedArea(ring: readonly Position[]): number {
  let doubled = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[at + 1] ?? [x, y];
    doubled += x * nextY - nextX * y;
  }
  return doubled / 2;
}

function same(one: Position, other: Position | undefined): boolean {
  return one[0] === other?.[0] && one[1] === other[1];
}

/** Four decimals are eleven metres: finer than the simplified shapes, and half the bytes. */
function rounded([longitude = 0, latitude = 0]: readonly number[]): Position {
  return [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4];
}
