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
  return {
    type: "MultiPolygon",
    coordinates: geometry.coordinates.map((polygon) => polygon.map((ring) => ring.map(rounded))),
  };
}

/** Four decimals are eleven metres: finer than the simplified shapes, and half the bytes. */
function rounded([longitude = 0, latitude = 0]: number[]): Position {
  return [Math.round(longitude * 1e4) / 1e4, Math.round(latitude * 1e4) / 1e4];
}
